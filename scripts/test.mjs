// npm test: runs everything that CI runs, also on a fresh machine. npm run test:long: runs the slow tests. Neither
// command stops at a failed step; the last line that it prints is "N passed, N failed".
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { runSteps } from './check/run-step.mjs';
import { bootstrapTests } from './setup/bootstrap.mjs';
import { runMain } from './setup/main.mjs';
import { root } from './setup/root.mjs';
import { forgetResults } from './test/results.mjs';
import { summaryLines, tierOutcome } from './test/summary.mjs';
import { LONG_TIERS, TIERS } from './test/tiers.mjs';

await runMain(async () => {
  const tiers = process.argv.includes('--long') ? LONG_TIERS : TIERS;
  await bootstrapTests();
  mkdirSync(join(root, '.cache'), { recursive: true });
  forgetResults();
  const outcomes = [];
  const failed = new Set();
  for (const tier of tiers) {
    const start = performance.now();
    const steps = failed.has(tier.needs) ? null : await runSteps(tier.steps, { lanes: tier.lanes });
    for (const { name, isPassed } of steps ?? []) if (!isPassed) failed.add(name);
    outcomes.push(tierOutcome(tier, steps, (performance.now() - start) / 1000));
  }
  console.log(summaryLines(outcomes).join('\n'));
  return outcomes.every((outcome) => outcome.failed === 0) ? 0 : 1;
});
