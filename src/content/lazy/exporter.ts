/** Injected when the article is copied for the first time: nothing of it is needed to show a page. */
import { exportHtml } from '../../article/export/html.ts';
import { exportMarkdown } from '../../article/export/markdown.ts';
import { exportText } from '../../article/export/text.ts';
import { provide } from '../lazy-script.ts';

provide('export', { exportText, exportHtml, exportMarkdown });
