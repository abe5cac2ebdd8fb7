// Measures how long an open reader takes to export its article, in each format.
import { callReader } from './messages.mjs';

/**
 * For each export: the format, the name of the call to the reader, and the argument of the call. HTML and EPUB are
 * saved as files; text and Markdown are returned, as for the clipboard.
 */
const FORMS = [
  ['text', 'getClipboardContent', { format: 'text' }],
  ['Markdown', 'getClipboardContent', { format: 'markdown' }],
  ['HTML', 'serveClick', { save: 'html' }],
  ['EPUB', 'serveClick', { save: 'epub' }],
];

export const FORM_NAMES = FORMS.map(([name]) => name);

/**
 * Exports the article in each format. Writes the time of each format (ms) into `times`, or the error message if the
 * export fails.
 */
export async function timeExports(browser, times) {
  for (const [name, call, request] of FORMS) {
    const start = performance.now();
    try {
      const isClick = call === 'serveClick';
      const click = { ...request, id: crypto.randomUUID(), clickedAt: Date.now() };
      await callReader(browser, call, isClick ? click : request);
      times[name] = performance.now() - start;
    } catch (error) {
      times[name] = error.message.split('\n')[0];
    }
  }
}
