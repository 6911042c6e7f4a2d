/** Web push, to the browsers that accept messages from the service. */
import type { Json } from "@consigliere/store/json";
import { removeDevice, tellable } from "../../account/devices.ts";
import { PushError, type PushMessage } from "../../context.ts";
import type { Channel } from "../channel.ts";
import { signedLinks } from "../links.ts";
import { pushMessage, trialMessage } from "./message.ts";

/** Statuses of a push service that no longer knows the subscription. */
const GONE = [404, 410];
/** Statuses that mean that the message will never be accepted as it is. */
const NEVER = [...GONE, 400, 413];

export const push: Channel = {
  addressesOf: async (context, { userId, devices = [] }) => {
    const told = await tellable(context, { userId, devices });
    for (const { id } of devices.filter((device) => !told.includes(device)))
      await removeDevice(context, userId, id);
    return told.map(({ id }) => id);
  },

  links: signedLinks,

  async compose(context, reader, notifications, { to }) {
    const device = (await tellable(context, reader)).find(({ id }) => id === to);
    return device && ({ ...(await pushMessage(context, reader, notifications, device)) } as unknown as Json);
  },

  async trial(context, reader, to) {
    const device = reader.devices?.find(({ id }) => id === to);
    return device === undefined ? null : ((await trialMessage(context, reader, device)) as unknown as Json);
  },

  obstacle: async () => null,

  async send({ pusher }, { payload }) {
    await pusher.send(payload as unknown as PushMessage);
  },

  failure(error) {
    const status = error instanceof PushError ? error.status : null;
    const name = error instanceof Error ? error.name : typeof error;
    return {
      trouble: status === null ? name : `${name} ${status}`,
      isFinal: status !== null && NEVER.includes(status),
      isGone: status !== null && GONE.includes(status),
    };
  },

  async forget(context, { userId, to }) {
    if (userId !== undefined) await removeDevice(context, userId, to);
  },
};
