// What people read in a source file: its comments, and the titles of its tests.

/** Not `src/**` in a string: a comment begins a line, or something else than a path stands before it. */
const BLOCK = /(?<=^|[\s{(])\/\*([\s\S]*?)\*\//gm;
const LINE = /(?<=^|\s)\/\/(.*)$/gm;
/** `it('…'`, `test.skip('…'`, and `it.each(…)('…'`. */
const TITLE = /(?:\b(?:it|test|describe)(?:\.\w+)*|\))\(\s*(['"`])((?:(?!\1).)*)\1/g;
const PYTHON_LINE = /(?<=^|\s)#(.*)$/gm;
const PYTHON_BLOCK = /"""([\s\S]*?)"""/g;
/** The star that a line of a block comment begins with, or the mark of a line comment that goes on. */
const LINE_START = /\s*\n\s*\*? ?/g;

/** Each on one line, so that what is broken over two lines can be found. Lines of one line comment are one text. */
export function readableTexts(file, source) {
  if (file.endsWith('.py')) return [...texts(source, PYTHON_BLOCK), ...texts(source, PYTHON_LINE)];
  const blocks = texts(source, BLOCK).map((text) => text.replace(LINE_START, ' '));
  const lines = texts(joinLineComments(source), LINE);
  return [...blocks, ...lines, ...testTitles(source)];
}

/** What the tests of a file say that is so; `${…}` as it is written. */
export const testTitles = (source) => [...source.matchAll(TITLE)].map(([, , title]) => title);

const texts = (source, pattern) => [...source.matchAll(pattern)].map(([, text]) => text);

function joinLineComments(source) {
  return source.replace(/^(\s*\/\/.*)(?:\n\s*\/\/.*)+$/gm, (lines) => lines.replace(/\s*\n\s*\/\//g, ''));
}
