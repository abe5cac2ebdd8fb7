import { parseArgs } from 'node:util';
import { UserError } from '../../scripts/setup/main.mjs';

const USAGE = `npm run bench:parity -- --data DIR [options]

Compares each port with what its original printed, on the same pages: whole document, scripting off.

  --data DIR           html/<id>.html.gz, pages.json (addresses) and reference/<original>.json
  --algorithm ID,ID    only these algorithms (default: all that have a reference)
  --write FILE         writes the figures, and the reasons in bench/parity/explanations.json, as a document
  --json               all figures as JSON
  --help               this text`;

const OPTIONS = {
  data: { type: 'string' },
  algorithm: { type: 'string' },
  write: { type: 'string' },
  json: { type: 'boolean' },
  help: { type: 'boolean' },
};

/** Returns the checked options; null after printing the help. */
export function readParityOptions(args) {
  const { data, algorithm = 'all', write = null, json = false, help } = parse(args);
  if (help) {
    console.log(USAGE);
    return null;
  }
  if (data === undefined) throw new UserError('--data DIR is needed.');
  if (write !== null && algorithm !== 'all')
    throw new UserError('--write needs all algorithms: leave --algorithm out.');
  const algorithms = algorithm === 'all' ? [] : algorithm.split(',').filter(Boolean);
  return { data, algorithms, write, json, args };
}

function parse(args) {
  try {
    return parseArgs({ args, options: OPTIONS }).values;
  } catch (error) {
    throw new UserError(`${error.message.split('. ')[0]}.\n\n${USAGE}`);
  }
}
