/** Injected when somebody reports a page. */
import { provide } from '../lazy-script.ts';
import { makeReportFile } from '../report/make-report-file.ts';

provide('report', { makeReportFile });
