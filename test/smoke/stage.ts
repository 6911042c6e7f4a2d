/** Checks of a deployed stage with the credentials of its account. */
import { openDeployed } from "@consigliere/ops/deployed";
import { connect } from "@consigliere/store/store";

export interface StageSight {
  readonly url: string;
  /** Whether SES has said that mail to the address came back. */
  hasBounced(address: string): Promise<boolean>;
  forget(address: string): Promise<void>;
  close(): Promise<void>;
}

/** @throws Error in one line when the stage is not there, or not for these credentials */
export async function openStage(stage: string): Promise<StageSight> {
  const target = await openDeployed({ env: process.env }, { stage });
  const { addresses } = connect({ ...target.connection, now: () => new Date() });
  return {
    url: target.baseUrl,
    hasBounced: async (address) => (await addresses.get(address)).status === "bounced",
    forget: (address) => addresses.forget(address),
    close: target.close,
  };
}
