/** Fingerprints, for browsers that bring no digest of their own. */
export { fingerprint } from "@consigliere/engine/fingerprint";
