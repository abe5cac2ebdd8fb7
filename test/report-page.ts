/** Reads the reports of pages (docs/reporting.md) in `test/reports/<name>.json`. */
import { type ParsedReport, parseReport } from '../bench/report/parse-report.ts';

const files = import.meta.glob<string>('./reports/*.json', { query: '?raw', import: 'default', eager: true });

/** Returns a parsed report. If the file is invalid, throws an error with the reason. */
export function reportOf(name: string): ParsedReport {
  const report = parseReport(files[`./reports/${name}.json`] ?? '');
  if ('fault' in report) throw new Error(`${name}: ${report.fault}`);
  return report;
}
