/** Fingerprints, for browsers without a digest of their own. */
export { fingerprint } from "@consigliere/engine/fingerprint";
