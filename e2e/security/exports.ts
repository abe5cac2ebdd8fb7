/**
 * Turns the exports of an article into web pages. Tests open these pages with scripts enabled, as other programs might.
 */
import { strFromU8, unzipSync } from 'fflate';
import { toHtml } from 'hast-util-to-html';
import MarkdownIt from 'markdown-it';
import { marked } from 'marked';
import { htmlOfMarkdown, parseMarkdown } from '../../test/read-markdown.ts';
import { ALLOWED, type Allowed, alsoAllowing, BOOK, strayIn } from '../../test/stray.ts';

export interface ShownExport {
  path: string;
  type: string;
  body: string | Uint8Array;
  /**
   * The elements and attributes that the document may contain; null for a file that an export loads, such as a picture.
   */
  allowed: Allowed | null;
}

const DOCUMENT = alsoAllowing('html head body');
const HTML = 'text/html; charset=utf-8';
const XHTML = 'application/xhtml+xml';

const READ_AS_HTML = alsoAllowing('html head body', {
  class: '^(?:(?:language-math )?math-(?:inline|display)|sr-only|data-footnote-backref|footnotes)$',
  href: '^#user-content-fn',
  id: '^(?:user-content-fn|footnote-label$)',
  'aria-describedby': '^footnote-label$',
  'aria-label': '^Back to reference',
});

export function markdownExports(markdown: string): ShownExport[] {
  const shown = {
    micromark: toHtml(htmlOfMarkdown(parseMarkdown(markdown)), { allowDangerousHtml: true }),
    'markdown-it': new MarkdownIt({ html: true, linkify: true }).render(markdown),
    marked: marked.parse(markdown, { async: false }),
  };
  return Object.entries(shown).map(([name, body]) => ({ path: `/${name}`, type: HTML, body, allowed: READ_AS_HTML }));
}

/**
 * Elements and attributes that copied HTML may contain. Ids and `data-` attributes are not allowed, because only the
 * reader and saved files need them.
 */
const PASTED: Allowed = {
  elements: `${DOCUMENT.elements} i`,
  attributes: Object.fromEntries(Object.entries(ALLOWED.attributes).filter(([name]) => !/^(?:id$|data-)/.test(name))),
};

export function clipboardExport(name: string, html: string): ShownExport {
  return { path: `/${name}`, type: HTML, body: html, allowed: PASTED };
}

const FILE = alsoAllowing('html head meta title link style body article', {
  charset: '^utf-8$',
  'http-equiv': '^Content-Security-Policy$',
  content: '^',
  name: '^(?:viewport|author|description)$',
  rel: '^canonical$',
});

/** Returns a saved file with its content security policy, and a copy without the policy. Both must be harmless. */
export function fileExports(html: string): ShownExport[] {
  const open = html.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '');
  if (open === html) throw new Error('The file has no policy');
  return [
    { path: '/file', type: HTML, body: html, allowed: FILE },
    { path: '/open-file', type: HTML, body: open, allowed: FILE },
  ];
}

/** Returns the chapters of an EPUB book, and the files that the chapters load. */
export function bookExports(bytes: Uint8Array): ShownExport[] {
  return Object.entries(unzipSync(bytes)).map(([path, body]) => {
    const isChapter = path.endsWith('.xhtml');
    const type = isChapter ? XHTML : path.endsWith('.css') ? 'text/css' : 'application/octet-stream';
    return { path: `/${path}`, type, body: isChapter ? strFromU8(body) : body, allowed: isChapter ? BOOK : null };
  });
}

/** Returns an expression that lists the elements in a page's document that are not allowed. */
export function strayHere(allowed: Allowed): string {
  return `(${String(strayIn)})(document, ${JSON.stringify(allowed)})`;
}
