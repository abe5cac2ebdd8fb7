/** Pages that came as reports (docs/reporting.md): `test/reports/<name>.json`. */
import { type ParsedReport, parseReport } from '../src/tools/report/parse-report.ts';

const files = import.meta.glob<string>('./reports/*.json', { query: '?raw', import: 'default', eager: true });

/** Throws with the sentence that says what is wrong with the file. */
export function reportOf(name: string): ParsedReport {
  const report = parseReport(files[`./reports/${name}.json`] ?? '');
  if ('fault' in report) throw new Error(`${name}: ${report.fault}`);
  return report;
}
