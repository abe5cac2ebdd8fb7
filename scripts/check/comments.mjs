// Extracts the prose of a source file: its comments and the titles of its tests.

/**
 * Matches a block comment. Requires a space, a bracket or the start of a line before the comment, because the `/**` in
 * a path like `src/**` does not begin a comment.
 */
const BLOCK = /(?<=^|[\s{(])\/\*([\s\S]*?)\*\//gm;
const LINE = /(?<=^|\s)\/\/(.*)$/gm;
/** Matches the title in `it('…'`, `test.skip('…'` or `it.each(…)('…'`. */
const TITLE = /(?:\b(?:it|test|describe)(?:\.\w+)*|\))\(\s*(['"`])((?:(?!\1).)*)\1/g;
const PYTHON_LINE = /(?<=^|\s)#(.*)$/gm;
const PYTHON_BLOCK = /"""([\s\S]*?)"""/g;
/** Matches a line break in a block comment, and the star after it. */
const LINE_START = /\s*\n\s*\*? ?/g;

/**
 * Returns the comments and test titles of a file, each as one line, so that a reference is found even if it is broken
 * into two lines. Consecutive line comments are one text.
 */
export function readableTexts(file, source) {
  if (file.endsWith('.py')) return [...texts(source, PYTHON_BLOCK), ...texts(source, PYTHON_LINE)];
  const blocks = texts(source, BLOCK).map((text) => text.replace(LINE_START, ' '));
  const lines = texts(joinLineComments(source), LINE);
  return [...blocks, ...lines, ...testTitles(source)];
}

/** Returns the titles of a file's tests. Leaves placeholders like `${…}` in them. */
export const testTitles = (source) => [...source.matchAll(TITLE)].map(([, , title]) => title);

const texts = (source, pattern) => [...source.matchAll(pattern)].map(([, text]) => text);

function joinLineComments(source) {
  return source.replace(/^(\s*\/\/.*)(?:\n\s*\/\/.*)+$/gm, (lines) => lines.replace(/\s*\n\s*\/\//g, ''));
}
