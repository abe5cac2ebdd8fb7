// npm run build [-- chrome|firefox …]: builds the browsers' extensions into dist/.
import { run } from './setup/command.mjs';
import { isMain, runMain, UserError } from './setup/main.mjs';

const BROWSERS = ['chrome', 'firefox'];

/**
 * Builds the extension. Prints the sizes of its scripts, or the whole output on failure. `geckoId`: the id in Firefox,
 * instead of the one from the environment (`vite/manifest.ts`).
 */
export async function build(browsers = BROWSERS, { quiet = false, geckoId } = {}) {
  const id = geckoId === undefined ? {} : { LECTERN_GECKO_ID: geckoId };
  const results = await Promise.all(
    // a process for each build: crxjs keeps a build's scripts in module state
    browsers.map((browser) => run('vite', ['build'], { env: { BROWSER: browser, ...id }, capture: true })),
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

if (isMain(import.meta.url)) {
  const browsers = process.argv.slice(2);
  const unknown = browsers.find((browser) => !BROWSERS.includes(browser));
  await runMain(() => {
    if (unknown) throw new UserError(`There is no build for "${unknown}"; there is ${BROWSERS.join(' and ')}.`);
    return build(browsers.length > 0 ? browsers : BROWSERS);
  });
}
