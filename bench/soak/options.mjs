import { parseArgs } from 'node:util';
import { UserError } from '../../scripts/setup/main.mjs';

export const USAGE = `npm run soak -- [options]

Opens the reader on pages with too much of one thing (very wide, very deep, a table of 5,000 rows, …), and many times on an
ordinary page. Prints the time, the longest task and the memory, beside those of an empty page. Takes about 20 minutes.

  --only ID,ID   only these pages and repetitions
  --list         lists the names of all pages and repetitions
  --limit N      longest time for one page, in seconds (default: 120)
  --scale N      size of the pages, to see how the cost grows: 0.5 is half of everything (default: 1)
  --write FILE   updates the tables in FILE (docs/robustness.md); not with --only and --scale
  --json         prints all numbers as JSON instead of tables
  --help         prints this text`;

const OPTIONS = {
  only: { type: 'string', default: '' },
  list: { type: 'boolean', default: false },
  limit: { type: 'string', default: '120' },
  scale: { type: 'string', default: '1' },
  write: { type: 'string' },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
};

export function readOptions(args) {
  const { only, limit, scale, write, ...flags } = parse(args);
  const options = {
    ...flags,
    args,
    only: only.split(',').filter(Boolean),
    limit: 1000 * positive('limit', limit),
    scale: positive('scale', scale),
    write: write ?? null,
  };
  if (options.write !== null && (options.only.length > 0 || options.scale !== 1))
    throw new UserError('--write takes a whole run: leave out --only and --scale.');
  return options;
}

function parse(args) {
  try {
    return parseArgs({ args, options: OPTIONS }).values;
  } catch (error) {
    throw new UserError(`${error.message.split('. ')[0]}.\n\n${USAGE}`);
  }
}

function positive(name, text) {
  const value = Number(text);
  if (value > 0) return value;
  throw new UserError(`--${name} takes a number above 0, not "${text}".`);
}
