// npm run build [-- chrome|firefox|library …]: builds the extension for each browser, and the npm package, into dist/.
import { run } from './setup/command.mjs';
import { isMain, runMain, UserError } from './setup/main.mjs';

const BROWSERS = ['chrome', 'firefox'];
const TARGETS = [...BROWSERS, 'library'];

/**
 * Builds the extension for the given browsers, and the npm package (`library`). Prints the sizes of the scripts unless
 * `quiet` is true. Throws a UserError with the whole output if a build fails.
 *
 * `geckoId`: the extension's id in Firefox. It takes precedence over the environment variable LECTERN_GECKO_ID.
 */
export async function build(targets = TARGETS, { quiet = false, geckoId } = {}) {
  const id = geckoId === undefined ? {} : { LECTERN_GECKO_ID: geckoId };
  const results = await Promise.all(
    // starts one process per build: the Vite plugin crxjs stores the scripts of a build in module variables, which two
    // builds in one process would share
    targets.map((target) => run('vite', argumentsOf(target), { env: { BROWSER: target, ...id }, capture: true })),
  );
  const failures = results.filter(({ code }) => code !== 0);
  if (failures.length > 0) throw new UserError(`The build failed.\n${failures.map(({ output }) => output).join('\n')}`);
  if (quiet) return;
  for (const { output } of results) {
    console.log(
      output
        .split('\n')
        .filter((line) => line.startsWith('dist/'))
        .join('\n'),
    );
  }
}

const argumentsOf = (target) => (target === 'library' ? ['build', '--config', 'vite.library.config.ts'] : ['build']);

if (isMain(import.meta.url)) {
  const targets = process.argv.slice(2);
  const unknown = targets.find((target) => !TARGETS.includes(target));
  await runMain(() => {
    if (unknown) throw new UserError(`There is no build for "${unknown}"; there is ${TARGETS.join(', ')}.`);
    return build(targets.length > 0 ? targets : TARGETS);
  });
}
