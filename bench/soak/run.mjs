// npm run soak: measures the reader on pages with too much of one thing, and repeats actions many times to find memory
// leaks. See `npm run soak -- --help`.
import { readFileSync, writeFileSync } from 'node:fs';
import { bootstrap } from '../../scripts/setup/bootstrap.mjs';
import { runMain, UserError } from '../../scripts/setup/main.mjs';
import { commandLine } from '../document/command.mjs';
import { userPath } from '../paths.mjs';
import { printTable } from '../table.mjs';
import { readOptions, USAGE } from './options.mjs';
import { sectionOf, soakTables, withTables } from './report.mjs';

await runMain(async () => {
  const options = readOptions(process.argv.slice(2));
  if (options.help) {
    console.log(USAGE);
    return 0;
  }
  // checks the document before the run, so that a missing marker comment is reported at once
  if (options.write !== null) renew(options.write, 'The tables are being made.');
  const { chromium } = await bootstrap();
  // imported after bootstrap, which installs the packages that these modules need
  const { namesOfAll, soak } = await import('./index.mjs');
  if (options.list) {
    console.log((await namesOfAll()).join('\n'));
    return 0;
  }
  const run = await soak(chromium, options);
  if (options.json) console.log(JSON.stringify(run, null, 2));
  else for (const table of soakTables(run)) printTable(table);
  if (options.write !== null)
    writeFileSync(userPath(options.write), renew(options.write, sectionOf(run, commandLine('soak', options.args))));
  return 0;
});

function renew(file, tables) {
  const renewed = withTables(readFileSync(userPath(file), 'utf8'), tables);
  if (renewed === null) throw new UserError(`${file} lacks the comments between which npm run soak writes its tables.`);
  return renewed;
}
