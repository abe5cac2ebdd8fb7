// npm run bench: measures speed, quality, clicks and more. See `npm run bench -- --help`.
import { bootstrap, bootstrapWithoutBrowser } from '../scripts/setup/bootstrap.mjs';
import { runMain } from '../scripts/setup/main.mjs';
import { readOptions } from './options.mjs';

await runMain(async () => {
  const options = readOptions(process.argv.slice(2));
  if (!options) return 0;
  if (options.bench === 'snapshots') {
    await bootstrapWithoutBrowser();
    // imported after bootstrap, which installs the packages that these modules need
    const { renewSnapshots } = await import('./snapshots/take.mjs');
    return renewSnapshots();
  }
  const { chromium } = options.bench === 'report' ? await bootstrapWithoutBrowser() : await bootstrap();
  const { BENCHES } = await import('./benches.mjs');
  return BENCHES[options.bench](chromium, options);
});
