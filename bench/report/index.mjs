// Reads the page of a user's report with the current algorithms, in Node.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { UserError } from '../../scripts/setup/main.mjs';
import { importTypeScript } from '../bundle.mjs';
import { chooseAlgorithms } from '../choose-algorithms.mjs';
import { userPath } from '../paths.mjs';

/** Returns the parsed report, and the result of each algorithm (`AlgorithmRun` in in-node.ts). */
export async function readReportFile({ report: path, algorithms: asked }) {
  const { parseReport, readReport } = await importTypeScript(fileURLToPath(import.meta.resolve('./in-node.ts')));
  const report = parseReport(fileText(path));
  if ('fault' in report) throw new UserError(report.fault);
  return { report, runs: readReport(report, await chooseAlgorithms(asked)) };
}

function fileText(path) {
  try {
    return readFileSync(userPath(path), 'utf8');
  } catch (error) {
    throw new UserError(`${path} cannot be read: ${error.message}`);
  }
}
