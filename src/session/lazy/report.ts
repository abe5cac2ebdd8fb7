/** Script that makes the report about a page, injected when the user reports one. */
import { provide } from '../lazy-script.ts';
import { saveReport } from '../save-report.ts';

provide('report', { saveReport });
