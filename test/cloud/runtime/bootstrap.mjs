// The runtime inside a function's process: it speaks Lambda's Runtime API and nothing else. The first argument is
// how many milliseconds the clock of this world is ahead; every invocation may set it anew.
import { Agent, request } from "node:http";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const {
  AWS_LAMBDA_RUNTIME_API: api = "",
  LAMBDA_TASK_ROOT: root = "",
  _HANDLER: handlerName = "",
} = process.env;
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
let ahead = Number(process.argv[2] ?? 0);

const RealDate = Date;
const now = () => RealDate.now() + ahead;
globalThis.Date = new Proxy(RealDate, {
  construct: (target, args, made) => Reflect.construct(target, args.length > 0 ? args : [now()], made),
  apply: (target) => new target(now()).toString(),
  get: (target, name, receiver) => (name === "now" ? now : Reflect.get(target, name, receiver)),
});
globalThis.awslambda = {};

function call(method, path, body = "", more = {}) {
  return new Promise((resolve, reject) => {
    const [host, port] = api.split(":");
    const headers = {
      "content-type": "application/json",
      "content-length": Buffer.byteLength(body),
      ...more,
    };
    const asked = request({ agent, host, port, method, path: `/2018-06-01/runtime/${path}`, headers });
    asked.once("error", reject);
    asked.once("response", async (response) => {
      const parts = [];
      for await (const part of response) parts.push(part);
      resolve({ headers: response.headers, body: Buffer.concat(parts).toString() });
    });
    asked.end(body);
  });
}

function faultOf(error) {
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
  return JSON.stringify({ errorType: name, errorMessage: message, trace: stack?.split("\n") });
}

async function load() {
  try {
    const dot = handlerName.lastIndexOf(".");
    const file = join(root, `${handlerName.slice(0, dot)}.mjs`);
    const handler = (await import(pathToFileURL(file).href))[handlerName.slice(dot + 1)];
    if (typeof handler !== "function") throw new Error(`${handlerName} is no function.`);
    return handler;
  } catch (error) {
    await call("POST", "init/error", faultOf(error));
    process.exit(1);
  }
}

function contextOf(headers) {
  const deadline = Number(headers["lambda-runtime-deadline-ms"]);
  const { env } = process;
  return {
    awsRequestId: headers["lambda-runtime-aws-request-id"],
    invokedFunctionArn: headers["lambda-runtime-invoked-function-arn"],
    functionName: env.AWS_LAMBDA_FUNCTION_NAME,
    functionVersion: env.AWS_LAMBDA_FUNCTION_VERSION,
    memoryLimitInMB: env.AWS_LAMBDA_FUNCTION_MEMORY_SIZE,
    logGroupName: env.AWS_LAMBDA_LOG_GROUP_NAME,
    logStreamName: env.AWS_LAMBDA_LOG_STREAM_NAME,
    callbackWaitsForEmptyEventLoop: true,
    getRemainingTimeInMillis: () => Math.max(0, deadline - RealDate.now()),
  };
}

const handler = await load();
for (;;) {
  const { headers, body } = await call("GET", "invocation/next");
  const id = headers["lambda-runtime-aws-request-id"];
  process.env._X_AMZN_TRACE_ID = headers["lambda-runtime-trace-id"];
  ahead = Number(headers["harness-clock-ahead-ms"] ?? ahead);
  const before = process.cpuUsage();
  try {
    const result = await handler(JSON.parse(body), contextOf(headers));
    const { user, system } = process.cpuUsage(before);
    const worked = { "harness-worked-ms": String((user + system) / 1000) };
    await call("POST", `invocation/${id}/response`, JSON.stringify(result) ?? "null", worked);
  } catch (error) {
    await call("POST", `invocation/${id}/error`, faultOf(error));
  }
}
