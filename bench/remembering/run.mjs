// node bench/remembering/run.mjs [--data DIR] [--algorithms a,b] [--pairs N] [--write]: corrections of one page of a site,
// replayed on another page of it. See docs/remembering.md.
import { existsSync } from 'node:fs';
import { bootstrap } from '../../scripts/setup/bootstrap.mjs';
import { runMain } from '../../scripts/setup/main.mjs';

await runMain(async () => {
  const { readOptions } = await import('./options.mjs');
  const options = readOptions(process.argv.slice(2));
  if (!existsSync(options.data)) {
    console.log(`There is no ${options.data}; skipped. docs/remembering.md says which pages these are.`);
    return 0;
  }
  const { chromium } = await bootstrap();
  // needs the dependencies that bootstrap installs
  const { measureRemembering } = await import('./measure.mjs');
  return measureRemembering(chromium, options);
});
