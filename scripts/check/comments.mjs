// The readable texts of a source file: its comments, and the titles of its tests.

/** Excludes `src/**` in strings: a comment begins a line, or does not follow a path. */
const BLOCK = /(?<=^|[\s{(])\/\*([\s\S]*?)\*\//gm;
const LINE = /(?<=^|\s)\/\/(.*)$/gm;
/** `it('…'`, `test.skip('…'`, and `it.each(…)('…'`. */
const TITLE = /(?:\b(?:it|test|describe)(?:\.\w+)*|\))\(\s*(['"`])((?:(?!\1).)*)\1/g;
const PYTHON_LINE = /(?<=^|\s)#(.*)$/gm;
const PYTHON_BLOCK = /"""([\s\S]*?)"""/g;
/** The star at the beginning of a line in a block comment. */
const LINE_START = /\s*\n\s*\*? ?/g;

/** Returns each text on one line, so that wrapped references are found. Adjacent line comments are one text. */
export function readableTexts(file, source) {
  if (file.endsWith('.py')) return [...texts(source, PYTHON_BLOCK), ...texts(source, PYTHON_LINE)];
  const blocks = texts(source, BLOCK).map((text) => text.replace(LINE_START, ' '));
  const lines = texts(joinLineComments(source), LINE);
  return [...blocks, ...lines, ...testTitles(source)];
}

/** Returns the titles of a file's tests; `${…}` as written. */
export const testTitles = (source) => [...source.matchAll(TITLE)].map(([, , title]) => title);

const texts = (source, pattern) => [...source.matchAll(pattern)].map(([, text]) => text);

function joinLineComments(source) {
  return source.replace(/^(\s*\/\/.*)(?:\n\s*\/\/.*)+$/gm, (lines) => lines.replace(/\s*\n\s*\/\//g, ''));
}
