// npm run e2e:long: the end-to-end tests that wait for the browser (titles with @long); `npm test` leaves them out.
import { run } from './setup/command.mjs';
import { runMain } from './setup/main.mjs';

await runMain(async () => {
  const { code } = await run('playwright', ['test', ...process.argv.slice(2)], { env: { LECTERN_LONG: '1' } });
  return code;
});
