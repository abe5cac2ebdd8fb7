import { parseArgs } from 'node:util';
import { UserError } from '../../scripts/setup/main.mjs';

const USAGE = `npm run eval -- [options]

Reads all pages of the data sets in ../shared/data with the shipped code, in Node, from snapshots that the browser takes once
(\`npm run bench -- --snapshots\`; what is missing or outdated is taken first). Prints one table, before → now, and the pages that
changed most. Ends with 1 where a figure falls by more than its error bar and the baseline's notes do not name it.

  --only SET,SET     only these sets: wcxb-dev, dragnet-train, fresh-dev, daniel-dev, layout-dev, parity
  --algorithm ID,ID  only these algorithms, or all (default: lectern,readability)
  --page ID          one page (ID, or SET/ID): what each pass made of its blocks
  --against FILE     compares with a file of --save (default: the figures in bench/results/eval-baseline.json)
  --save FILE        keeps all figures and texts of this run
  --write            renews the baseline (bench/results/eval-baseline.json), docs/benchmark.md and the model card
  --check            reads some 400 pages of all sets in the browser as well, and says on which the text differs
  --workers N        threads side by side (default: 2)
  --json             all figures as JSON
  --help             this text`;

const OPTIONS = {
  only: { type: 'string', default: '' },
  algorithm: { type: 'string', default: 'lectern,readability' },
  page: { type: 'string' },
  against: { type: 'string' },
  save: { type: 'string' },
  write: { type: 'boolean', default: false },
  check: { type: 'boolean', default: false },
  workers: { type: 'string', default: '2' },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
};

/** Returns the checked options; null after printing the help. */
export function readEvalOptions(args) {
  const values = parse(args);
  if (values.help) {
    console.log(USAGE);
    return null;
  }
  const workers = Number(values.workers);
  if (!(workers >= 1)) throw new UserError(`--workers takes a number from 1 on, not "${String(values.workers)}".`);
  const only = list(values.only);
  if (values.write && only.length > 0) throw new UserError('--write needs all sets: leave --only out.');
  return {
    args,
    only,
    algorithms: values.algorithm === 'all' ? [] : list(values.algorithm),
    page: values.page ?? null,
    against: values.against ?? null,
    save: values.save ?? null,
    write: values.write,
    check: values.check,
    workers,
    json: values.json,
  };
}

function parse(args) {
  try {
    return parseArgs({ args, options: OPTIONS }).values;
  } catch (error) {
    throw new UserError(`${error.message.split('. ')[0]}.\n\n${USAGE}`);
  }
}

const list = (text) => text.split(',').filter(Boolean);
