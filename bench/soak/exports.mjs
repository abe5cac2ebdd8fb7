// Times the exports of an open reader in each format.
import { callReader } from './messages.mjs';

/** The format, the call, and its request. HTML and EPUB are saved, the others are handed over as for the clipboard. */
const FORMS = [
  ['text', 'getClipboardContent', { format: 'text' }],
  ['Markdown', 'getClipboardContent', { format: 'markdown' }],
  ['HTML', 'serveClick', { save: 'html' }],
  ['EPUB', 'serveClick', { save: 'epub' }],
];

export const FORM_NAMES = FORMS.map(([name]) => name);

/** Writes into `times` the time of each export by its name (ms); the error message if it fails. */
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
