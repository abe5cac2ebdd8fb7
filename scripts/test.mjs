// npm test: all that CI runs, on a fresh machine too. Goes on after a failure; ends with "N passed, N failed".
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { CHECKS } from './check/checks.mjs';
import { runStep, runSteps } from './check/run-step.mjs';
import { PLAYWRIGHT_RESULTS, playwrightCounts, VITEST_RESULTS, vitestCounts } from './check/test-counts.mjs';
import { bootstrapTests } from './setup/bootstrap.mjs';
import { runMain } from './setup/main.mjs';
import { root } from './setup/root.mjs';

const UNIT = {
  name: 'unit tests and browser tests (vitest)',
  command: 'vitest',
  args: ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${VITEST_RESULTS}`],
  quiet: false,
  counts: vitestCounts,
};
const BUILD = { name: 'build', command: process.execPath, args: ['scripts/build.mjs'], quiet: false };
const WEBEXT = {
  name: 'web-ext lint',
  command: 'web-ext',
  args: ['lint', '--source-dir=dist/firefox', '--warnings-as-errors', '--no-config-discovery'],
};
const PACKAGES = {
  name: 'packages, made twice',
  command: process.execPath,
  args: ['scripts/package/reproduce.mjs'],
};
const E2E = {
  name: 'end-to-end tests (Playwright)',
  command: 'playwright',
  args: ['test', '--retries=1'],
  quiet: false,
  counts: playwrightCounts,
};

const rows = [];

async function step(definition) {
  return note(definition, await runStep(definition));
}

/** A row of the summary. */
function note(definition, isPassed) {
  const counts = definition.counts?.() ?? { passed: Number(isPassed), failed: Number(!isPassed), skipped: 0 };
  // a runner that fails without a failing test (no tests, a crash) must still show
  if (!isPassed && counts.failed === 0) counts.failed = 1;
  rows.push({ unsteady: 0, name: definition.name, ...counts });
  return isPassed;
}

function skip({ name }, reason) {
  console.log(`\n– ${name}: not run, ${reason}`);
  rows.push({ name, passed: 0, failed: 1, skipped: 0, unsteady: 0 });
}

function summarise(seconds) {
  const sum = (key) => rows.reduce((total, row) => total + row[key], 0);
  console.log(`\nSummary, ${Math.round(seconds)} s`);
  const details = ({ passed, failed, skipped, unsteady }) =>
    [
      `${passed} passed`,
      failed && `${failed} failed`,
      skipped && `${skipped} skipped`,
      unsteady && `${unsteady} only at the second try`,
    ]
      .filter(Boolean)
      .join(', ');
  for (const row of rows) {
    console.log(`  ${row.failed === 0 ? '✓' : '✗'} ${row.name}: ${details(row)}`);
  }
  const skipped = sum('skipped');
  const unsteady = sum('unsteady');
  const all = [`${sum('passed') + unsteady} passed`, `${sum('failed')} failed`, skipped > 0 && `${skipped} skipped`];
  console.log(`\n${all.filter(Boolean).join(', ')}`);
  return sum('failed') === 0 ? 0 : 1;
}

await runMain(async () => {
  const start = performance.now();
  await bootstrapTests();
  mkdirSync(join(root, '.cache'), { recursive: true });
  for (const file of [VITEST_RESULTS, PLAYWRIGHT_RESULTS]) rmSync(join(root, file), { force: true });
  const passed = await runSteps(CHECKS);
  for (const [index, check] of CHECKS.entries()) note(check, passed[index]);
  await step(UNIT);
  if (await step(BUILD)) {
    await step(WEBEXT);
    await step(PACKAGES);
    await step(E2E);
  } else {
    skip(WEBEXT, 'the build failed');
    skip(PACKAGES, 'the build failed');
    skip(E2E, 'the build failed');
  }
  return summarise((performance.now() - start) / 1000);
});
