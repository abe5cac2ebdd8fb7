import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A problem that the user must fix; only its message is printed. */
export class UserError extends Error {}

/** Runs a script's main function, which may return an exit code. A failure becomes one sentence and an exit code. */
export async function runMain(main) {
  try {
    process.exitCode = (await main()) ?? 0;
  } catch (error) {
    console.error(error instanceof UserError ? `\n${error.message}` : error);
    process.exitCode = 1;
  }
}

/** Returns whether a module was started directly, not imported: `isMain(import.meta.url)`. */
export function isMain(url) {
  return process.argv[1] !== undefined && realpathSync(process.argv[1]) === fileURLToPath(url);
}
