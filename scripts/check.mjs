// npm run check: runs all checks that need neither a browser nor a build.
import { CHECKS } from './check/checks.mjs';
import { runSteps } from './check/run-step.mjs';
import { runMain } from './setup/main.mjs';

await runMain(async () => {
  const failed = (await runSteps(CHECKS)).filter(({ isPassed }) => !isPassed).map(({ name }) => name);
  console.log(failed.length === 0 ? '\nAll checks passed.' : `\nFailed: ${failed.join(', ')}.`);
  return failed.length === 0 ? 0 : 1;
});
