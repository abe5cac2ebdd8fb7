// node bench/remembering/run.mjs [--algorithms a,b] [--pairs N] [--write]: measures how well corrections of one page
// work on another page of the same site (docs/remembering.md). Needs the snapshots of `npm run eval`.
import { bootstrapWithoutBrowser } from '../../scripts/setup/bootstrap.mjs';
import { runMain } from '../../scripts/setup/main.mjs';

await runMain(async () => {
  // imported after bootstrap, which installs the packages that these modules need
  const { readOptions } = await import('./options.mjs');
  const options = readOptions(process.argv.slice(2));
  await bootstrapWithoutBrowser();
  const { measureRemembering } = await import('./measure.mjs');
  return measureRemembering(options);
});
