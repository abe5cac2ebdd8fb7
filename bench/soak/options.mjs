import { parseArgs } from 'node:util';
import { UserError } from '../../scripts/setup/main.mjs';

export const USAGE = `npm run soak -- [options]

Clicks the button of the built extension on pages of which there is too much (wide, deep, a table of 5,000 rows, …), and
many times on one; prints how long it takes, the longest task and the memory, beside an empty page. About 20 minutes.

  --only ID,ID   only these: shapes (--list names them) and repetitions
  --list         names what there is
  --limit N      seconds that one page may take before it is given up (default: 120)
  --scale N      pages of another size: 0.5 for half of everything, to see how cost grows (default: 1)
  --write FILE   renews the tables in docs/robustness.md; only with all of them
  --json         all numbers as JSON instead of tables
  --help         this text`;

const OPTIONS = {
  only: { type: 'string', default: '' },
  list: { type: 'boolean', default: false },
  limit: { type: 'string', default: '120' },
  scale: { type: 'string', default: '1' },
  write: { type: 'string' },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
};

/** Returns the checked options. */
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
