import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { UserError } from '../setup/main.mjs';
import { root } from '../setup/root.mjs';

/** Default path for the picture of the reader. Its folder is ignored by git. */
const PICTURE = join(root, 'dist', 'lectern-reader.png');

export const USAGE = `npm start [-- [options] <url-or-html-file>]

Opens a Chromium with Lectern on the given page (by default: a sample article) and the reader open.
Without a display, or with --headless: prints the article as text and saves a picture of the reader.

  --headless    opens no window
  --png <path>  path for the picture (default: dist/lectern-reader.png of this project)
  --help        prints this text`;

export function parseArguments(args) {
  const options = { headless: { type: 'boolean' }, png: { type: 'string' }, help: { type: 'boolean' } };
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    if (positionals.length > 1) throw new UserError(`One page at a time, please: got ${positionals.join(', ')}.`);
    return {
      page: positionals[0] ?? null,
      headless: values.headless === true || !hasDisplay(),
      png: values.png ? resolve(process.env.INIT_CWD ?? process.cwd(), values.png) : PICTURE,
      help: values.help === true,
    };
  } catch (error) {
    throw error instanceof UserError ? error : new UserError(`${error.message.split('. ')[0]}.\n\n${USAGE}`);
  }
}

function hasDisplay() {
  return process.platform !== 'linux' || Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY);
}
