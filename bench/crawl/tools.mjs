// The tools that the crawl bench measures. Each tool runs as its users would run it on a list of addresses.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from '../../scripts/setup/root.mjs';
import { plainText, withoutHead } from './texts.mjs';

/** Number of pages that a tool reads at the same time. */
export const PARALLEL = 4;

const LECTERN = join(root, 'dist', 'library', 'lectern.js');
const READABILITY = fileURLToPath(new URL('./readability.mjs', import.meta.url));
const DEFUDDLE = join(root, 'node_modules', 'defuddle', 'dist', 'cli.js');

const lectern = (...options) => ({
  args: (list, output) => [LECTERN, '-i', list, '--parallel', String(PARALLEL), '-o', output, ...options],
  bodyOf: withoutHead,
});

/**
 * For each tool, the arguments of its Node program, and a function `bodyOf` that returns the article's text from its
 * JSON.
 *
 * - `args(list, output)`: the program reads a list of pages, and writes one line of JSON for each page.
 * - `argsOf(url)`: the program reads one page, and prints it as JSON.
 */
export const TOOLS = {
  lectern: lectern(),
  'lectern --no-browser': lectern('--no-browser'),
  defuddle: { argsOf: (url) => [DEFUDDLE, 'parse', url, '--json'], bodyOf: ({ content }) => plainText(content) },
  'Readability with jsdom': {
    args: (list, output) => [READABILITY, list, output],
    bodyOf: ({ content }) => plainText(content),
  },
};
