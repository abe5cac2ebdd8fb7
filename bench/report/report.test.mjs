import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { UserError } from '../../scripts/setup/main.mjs';
import { root } from '../../scripts/setup/root.mjs';
import { readReportFile } from './index.mjs';
import { skippedLines } from './lines.mjs';

const EXAMPLE = join(root, 'test/reports/comments--no-class.json');

await test('reads the page of a report in Node, and compares the text with that in the report', async () => {
  const { report, runs } = await readReportFile({ report: EXAMPLE, algorithms: ['lectern', 'readability'] });
  const [lectern] = runs.filter(({ algorithm }) => algorithm === 'lectern');
  assert.equal(report.withText, false);
  assert.equal(lectern.words, report.shown.words);
  assert.deepEqual([lectern.before.onlyThen, lectern.before.onlyNow, lectern.score], [[], [], null]);
  assert.deepEqual(skippedLines(runs), ['readability is left out: it works on documents only.']);
});

await test('refuses a file that is not a report with a message that explains why', async () => {
  const refuses = (report, reason) =>
    assert.rejects(
      readReportFile({ report, algorithms: [] }),
      (error) => error instanceof UserError && reason.test(error.message),
    );
  await refuses(join(root, 'package.json'), /no report of Lectern/);
  await refuses(join(root, 'README.md'), /not JSON/);
  await refuses(join(root, 'missing.json'), /cannot be read/);
});
