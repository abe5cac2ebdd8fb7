/** Injected when the user reports a page. */
import { provide } from '../lazy-script.ts';
import { saveReport } from '../report/save-report.ts';

provide('report', { saveReport });
