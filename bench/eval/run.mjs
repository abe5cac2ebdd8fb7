// npm run eval: measures how well pages are read, in Node. See `npm run eval -- --help`.
import { bootstrapWithoutBrowser } from '../../scripts/setup/bootstrap.mjs';
import { runMain } from '../../scripts/setup/main.mjs';
import { readEvalOptions } from './options.mjs';

await runMain(async () => {
  const options = readEvalOptions(process.argv.slice(2));
  if (!options) return 0;
  await bootstrapWithoutBrowser();
  // these need the dependencies that bootstrap installs
  const { evaluate } = await import('./evaluate.mjs');
  return evaluate(options);
});
