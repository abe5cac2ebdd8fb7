// node bench/remembering/run.mjs [--algorithms a,b] [--pairs N] [--write]: replays the corrections of one page of a
// site on another page of it, from the snapshots of `npm run eval`. See docs/remembering.md.
import { bootstrapWithoutBrowser } from '../../scripts/setup/bootstrap.mjs';
import { runMain } from '../../scripts/setup/main.mjs';

await runMain(async () => {
  const { readOptions } = await import('./options.mjs');
  const options = readOptions(process.argv.slice(2));
  await bootstrapWithoutBrowser();
  // needs the dependencies that bootstrap installs
  const { measureRemembering } = await import('./measure.mjs');
  return measureRemembering(options);
});
