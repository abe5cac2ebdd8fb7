import { parseArgs } from 'node:util';
import { UserError } from '../../scripts/setup/main.mjs';

const USAGE = `npm run eval -- [options]

Reads all pages of the data sets in ../shared/data with the extension's code, in Node, and compares the scores with a baseline.
The pages are stored snapshots; missing and outdated ones are taken in a browser first. Prints a table of the scores, before → now,
and the pages that changed most. Exits with 1 if a score fell by more than its error bar and no note in the baseline explains it.

  --only SET,SET     only these sets: wcxb-dev, dragnet-train, fresh-dev, daniel-dev, layout-dev, parity
  --algorithm ID,ID  only these algorithms, or all (default: lectern,readability)
  --page ID          prints what each pass did with the blocks of one page (ID, SET/ID, or an HTML file)
  --against FILE     compares with a file saved by --save (default: bench/results/eval-baseline.json)
  --save FILE        saves all figures and texts of this run
  --write            updates the baseline (bench/results/eval-baseline.json), docs/benchmark.md and the model card
  --check            reads some 400 pages in the browser, too, and lists those on which the result differs
  --workers N        number of threads (default: 2)
  --json             prints all figures as JSON
  --help             prints this text`;

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
