// What leaves an open reader, in each of its forms.
import { callReader } from './messages.mjs';

/** The form, the call, and what it is asked for. A file is saved, a text handed over as for the clipboard. */
const FORMS = [
  ['text', 'getClipboardContent', { format: 'text' }],
  ['Markdown', 'getClipboardContent', { format: 'markdown' }],
  ['HTML', 'serveClick', { save: 'html' }],
  ['EPUB', 'serveClick', { save: 'epub' }],
];

export const FORM_NAMES = FORMS.map(([name]) => name);

/** Writes into `times` how long (ms) each form of the article takes, by its name; a sentence where there is none. */
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
