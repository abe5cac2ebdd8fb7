// npm run check: everything that needs no browser and no build.
import { CHECKS } from './check/checks.mjs';
import { runStep } from './check/run-step.mjs';
import { runMain } from './setup/main.mjs';

await runMain(async () => {
  const failed = [];
  for (const check of CHECKS) if (!(await runStep(check))) failed.push(check.name);
  console.log(failed.length === 0 ? '\nAll checks passed.' : `\nFailed: ${failed.join(', ')}.`);
  return failed.length === 0 ? 0 : 1;
});
