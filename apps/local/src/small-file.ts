import { readFile, rename, writeFile } from "node:fs/promises";

/**
 * The JSON of a file; null if there is no such file.
 *
 * @param remedy what to do about a damaged file, in a sentence
 * @throws Error that names a damaged file and says what to do
 */
export async function readJson(file: string, remedy: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, "utf8"));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    if (error instanceof SyntaxError) throw new Error(`${file} is damaged. ${remedy}`);
    throw error;
  }
}

/** Replaces a file by renaming, which is all or nothing: a crash or a full disk leaves the old content or the new. */
export async function writeWhole(file: string, content: string): Promise<void> {
  await writeFile(`${file}.new`, content, { mode: 0o600 });
  await rename(`${file}.new`, file);
}
