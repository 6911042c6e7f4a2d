/** Devices that are told by web push: browsers in which their owner has allowed it. */
import * as z from "zod";
import { endpoint } from "./endpoint.ts";
import { idSchema, timeSchema } from "./values.ts";

/** The number of devices of one person that get messages. */
export const MOST_DEVICES = 8;

export const deviceSchema = z
  .object({
    id: idSchema.meta({
      description: "Made from the subscription's endpoint: SHA-256, base64url, the first 22 characters.",
    }),
    name: z.string(),
    addedAt: timeSchema,
    isHere: z.boolean().meta({
      description: "It was added by the session that asks, and gets no more messages when that ends.",
    }),
  })
  .meta({ id: "Device" });
export type Device = z.infer<typeof deviceSchema>;

/** The service's key in the form that the browser uses: an uncompressed point of P-256. */
const pointSchema = z.string().regex(/^[\w-]{87}$/);

export const readPushKey = endpoint("readPushKey", {
  area: "account",
  summary: "The key of the service (VAPID) that a subscription to web push is to be made with.",
  access: "signed-in",
  response: z.object({ key: pointSchema }),
  problems: [],
});

/** The data of a browser's `PushSubscription`, the key that it was made with, and a name for the list. */
const newDeviceSchema = z.object({
  endpoint: z.url({ protocol: /^https?$/ }).max(1000),
  keys: z.object({ p256dh: pointSchema, auth: z.string().regex(/^[\w-]{22}$/) }),
  key: pointSchema,
  name: z.string().trim().min(1).max(60),
});
export type NewDevice = z.infer<typeof newDeviceSchema>;

const devicesSchema = z.object({ devices: z.array(deviceSchema) });

export const addDevice = endpoint("addDevice", {
  area: "account",
  summary:
    "Send web push messages to this browser, until this session ends. The same subscription counts only once. With more than eight, the oldest is removed.",
  access: "signed-in",
  body: newDeviceSchema,
  response: devicesSchema,
  problems: ["push/unknown-service", "push/other-key"],
});

export const removeDevice = endpoint("removeDevice", {
  area: "account",
  summary: "Tell this device nothing any more.",
  access: "signed-in",
  params: z.object({ id: idSchema }),
  response: devicesSchema,
  problems: [],
});
