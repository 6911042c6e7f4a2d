import { dev } from "./dev.ts";
import { prod } from "./prod.ts";
import { parseStage, type Stage, StageError } from "./stage.ts";

/** As they are written down; read them by {@link stageNamed}. */
const written: readonly { readonly name: string }[] = [dev, prod];

export const stageNames: readonly string[] = written.map(({ name }) => name);

/** @throws StageError when there is none, or it is not written as it must be */
export function stageNamed(name: unknown): Stage {
  const found = written.find((stage) => stage.name === name);
  if (found === undefined) {
    throw new StageError(
      `There is no stage "${String(name)}": infra/config has ${stageNames.join(" and ")}.`,
    );
  }
  return parseStage(found);
}
