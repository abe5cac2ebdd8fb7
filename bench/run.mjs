// npm run bench: how fast pages are read. See `npm run bench -- --help`.
import { bootstrap } from '../scripts/setup/bootstrap.mjs';
import { runMain } from '../scripts/setup/main.mjs';
import { readOptions } from './options.mjs';

await runMain(async () => {
  const options = readOptions(process.argv.slice(2));
  if (!options) return;
  const { chromium } = await bootstrap();
  // this needs the dependencies that bootstrap installs
  const { measureSpeed } = await import('./speed/index.mjs');
  const { printSpeed } = await import('./speed/report.mjs');
  const speed = await measureSpeed(chromium, options);
  if (options.json) console.log(JSON.stringify({ speed }, null, 2));
  else printSpeed(speed);
});
