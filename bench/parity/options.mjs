import { parseArgs } from 'node:util';
import { UserError } from '../../scripts/setup/main.mjs';

const USAGE = `npm run bench:parity -- --data DIR [options]

Compares each port (an algorithm rewritten here) with the recorded output of its original, on the same pages: whole documents,
with scripting off.

  --data DIR           html/<id>.html.gz, pages.json (addresses) and reference/<original>.json
  --algorithm ID,ID    only these algorithms (default: all with a recorded original)
  --write FILE         writes the figures, with the reasons from bench/parity/explanations.json, as a document
  --json               prints all figures as JSON
  --help               prints this text`;

const OPTIONS = {
  data: { type: 'string' },
  algorithm: { type: 'string' },
  write: { type: 'string' },
  json: { type: 'boolean' },
  help: { type: 'boolean' },
};

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
