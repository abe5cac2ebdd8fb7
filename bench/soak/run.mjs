// npm run soak: reads pages with too much of something, and repeats actions many times. See `npm run soak -- --help`.
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
  // first, so that a document without marks is reported before the run
  if (options.write !== null) renew(options.write, 'The tables are being made.');
  const { chromium } = await bootstrap();
  // these need the dependencies that bootstrap installs
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

/** Replaces the tables in the document. */
function renew(file, tables) {
  const renewed = withTables(readFileSync(userPath(file), 'utf8'), tables);
  if (renewed === null) throw new UserError(`${file} has no marks that say where the tables of npm run soak stand.`);
  return renewed;
}
