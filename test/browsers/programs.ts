import { access } from "node:fs/promises";
import { delimiter, join } from "node:path";

/** The first of these programs that is in the path. @throws Error that names them */
export async function findProgram(...names: readonly string[]): Promise<string> {
  const folders = (process.env["PATH"] ?? "").split(delimiter);
  for (const file of folders.flatMap((folder) => names.map((name) => join(folder, name)))) {
    const isThere = await access(file).then(
      () => true,
      () => false,
    );
    if (isThere) return file;
  }
  throw new Error(`There is none of ${names.join(", ")} in the path.`);
}
