// npm run bench:parity: compares each port (an algorithm of another project, rewritten for Lectern) with the original
// program. See `npm run bench:parity -- --help`.
import { writeFileSync } from 'node:fs';
import { bootstrap } from '../../scripts/setup/bootstrap.mjs';
import { runMain } from '../../scripts/setup/main.mjs';
import { userPath } from '../paths.mjs';
import { readParityOptions } from './options.mjs';

await runMain(async () => {
  const options = readParityOptions(process.argv.slice(2));
  if (!options) return 0;
  const { chromium } = await bootstrap();
  // imported after bootstrap, which installs the packages that these modules need
  const { measureParity } = await import('./measure.mjs');
  const { commandLine } = await import('../document/command.mjs');
  const { printParity } = await import('./report.mjs');
  const { parityDocument } = await import('./document.mjs');
  const { readExplanations, staleExplanations } = await import('./explanations.mjs');
  const parity = await measureParity(chromium, options);
  const explanations = readExplanations();
  if (options.json) console.log(JSON.stringify(parity, null, 2));
  else printParity(parity, explanations);
  for (const line of staleExplanations(explanations, parity)) console.error(line);
  if (options.write !== null) {
    const command = commandLine('bench:parity', options.args);
    writeFileSync(userPath(options.write), parityDocument(parity, explanations, command));
  }
  return 0;
});
