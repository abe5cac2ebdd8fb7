import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Something the user has to put right: its message is all that gets printed. */
export class UserError extends Error {}

/** Runs a script's main function, which may return an exit code; turns failures into one sentence and an exit code. */
export async function runMain(main) {
  try {
    process.exitCode = (await main()) ?? 0;
  } catch (error) {
    console.error(error instanceof UserError ? `\n${error.message}` : error);
    process.exitCode = 1;
  }
}

/** Whether a module was started by itself, and not imported: `isMain(import.meta.url)`. */
export function isMain(url) {
  return process.argv[1] !== undefined && realpathSync(process.argv[1]) === fileURLToPath(url);
}
