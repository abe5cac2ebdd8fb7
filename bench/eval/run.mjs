// npm run eval: measures in Node how well the algorithms read the pages of data sets. See `npm run eval -- --help`.
import { bootstrapWithoutBrowser } from '../../scripts/setup/bootstrap.mjs';
import { runMain } from '../../scripts/setup/main.mjs';
import { readEvalOptions } from './options.mjs';

await runMain(async () => {
  const options = readEvalOptions(process.argv.slice(2));
  if (!options) return 0;
  await bootstrapWithoutBrowser();
  // imported after bootstrap, which installs the packages that this module needs
  const { evaluate } = await import('./evaluate.mjs');
  return evaluate(options);
});
