// npm run build [-- chrome|firefox …]: the browsers' extensions into dist/, side by side.
import { run } from './setup/command.mjs';
import { isMain, runMain, UserError } from './setup/main.mjs';

const BROWSERS = ['chrome', 'firefox'];

/**
 * Builds the extension; prints the sizes of its scripts, or everything when it fails. `geckoId`: the id in Firefox, where
 * it is not the one of the environment (`vite/manifest.ts`).
 */
export async function build(browsers = BROWSERS, { quiet = false, geckoId } = {}) {
  const id = geckoId === undefined ? {} : { LECTERN_GECKO_ID: geckoId };
  const results = await Promise.all(
    // one process each: crxjs keeps the scripts of a build in module state
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
