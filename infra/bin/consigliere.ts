import { App } from "aws-cdk-lib";
import { buildFunctions } from "../lib/function-code.ts";
import { BackendStack } from "../lib/stacks/backend-stack.ts";

const app = new App();
const functionFolder = await buildFunctions();
new BackendStack(app, "Consigliere", {
  description: "Consigliere: mob games among friends",
  functionFolder,
  baseUrl: String(app.node.tryGetContext("baseUrl") ?? "https://consigliere.example"),
  mailFrom: String(app.node.tryGetContext("mailFrom") ?? "consigliere@consigliere.example"),
});
