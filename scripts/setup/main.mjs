import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** An error that the user can fix. Only its message is printed, without a stack trace. */
export class UserError extends Error {}

/**
 * Runs the main function of a script and exits with the code that it returns. If the function throws, prints the error
 * and exits with an error code.
 */
export async function runMain(main) {
  try {
    process.exitCode = (await main()) ?? 0;
  } catch (error) {
    console.error(error instanceof UserError ? `\n${error.message}` : error);
    process.exitCode = 1;
  }
}

/** Returns whether a module was started from the command line, not imported. Call it as `isMain(import.meta.url)`. */
export function isMain(url) {
  return process.argv[1] !== undefined && realpathSync(process.argv[1]) === fileURLToPath(url);
}
