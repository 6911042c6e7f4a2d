/** Notices of decisions that have been made: devices are told to put them away, and a chat says so in their place. */

import { removeDevice, tellable } from "../account/devices.ts";
import type { Context } from "../context.ts";
import { push } from "./push/channel.ts";
import { settledMessage } from "./push/message.ts";
import { settleChat } from "./telegram/open-messages.ts";

/** The work of telling somebody's devices and chat; its payload is a {@link SettledWork}. */
export const SETTLED = "settled";

export interface SettledWork {
  readonly userId: string;
  readonly matchId: string;
}

/** Plans to tell the devices and chats of these people, who have been told of a decision that is made now. Safe to repeat. */
export async function scheduleSettled(
  { store, clock }: Context,
  userIds: readonly string[],
  matchId: string,
): Promise<void> {
  const people = userIds.length === 0 ? [] : await store.profiles.getMany(userIds);
  const told = people.filter(({ devices = [], chat }) => devices.length > 0 || chat !== undefined);
  const at = clock().toISOString();
  const due = told.map(({ userId }) => ({ key: `${matchId}#${userId}`, payload: { userId, matchId } }));
  await Promise.all(due.map((each) => store.due.put({ kind: SETTLED, at, ...each })));
}

/** Tells the chat and the devices, once: a notice that stays goes with the next message, or when a page of the service is opened. */
export async function tellSettled(context: Context, { userId, matchId }: SettledWork): Promise<void> {
  const reader = await context.store.profiles.get(userId);
  if (reader === undefined) return;
  await settleChat(context, reader, matchId);
  for (const device of await tellable(context, reader)) {
    const message = await settledMessage(context, reader, device, matchId);
    try {
      if (message !== null) await context.pusher.send(message);
    } catch (error) {
      if (push.failure(error).isGone === true) await removeDevice(context, userId, device.id);
    }
  }
}
