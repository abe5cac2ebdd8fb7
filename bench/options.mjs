import { parseArgs } from 'node:util';
import { UserError } from '../scripts/setup/main.mjs';

/** What can be measured, in the order of the report. */
export const PARTS = ['pages', 'nodes', 'data'];

const USAGE = `npm run bench [-- options]

Measures the stages of reading a page (snapshot, algorithm, article) in Chromium, beside the npm package
@mozilla/readability (clone and parse) on the same page in the same run.

  --data DIR           also pages of yours: every .html and .html.gz in a folder
  --limit N            only the first N pages of the folder
  --algorithm ID,ID    only these algorithms
  --runs N             runs per measurement, of which the median counts (default: 7, after 2 to warm up)
  --max-nodes N        largest page of the series by size (default: 1000000)
  --only PART,PART     ${PARTS.join(', ')} (default: all)
  --json               all numbers as JSON instead of tables
  --help               this text`;

const OPTIONS = {
  data: { type: 'string' },
  limit: { type: 'string', default: 'Infinity' },
  algorithm: { type: 'string', default: '' },
  runs: { type: 'string', default: '7' },
  'max-nodes': { type: 'string', default: '1000000' },
  only: { type: 'string', default: PARTS.join() },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
};

/** The options, checked; null when help was asked for and given. */
export function readOptions(args) {
  const { values } = parse(args);
  if (values.help) {
    console.log(USAGE);
    return null;
  }
  const parts = list(values.only);
  const unknown = parts.find((part) => !PARTS.includes(part));
  if (unknown) throw new UserError(`There is no part "${unknown}"; there are ${PARTS.join(', ')}.`);
  return {
    parts,
    data: values.data ?? null,
    limit: positive('limit', values.limit),
    algorithms: list(values.algorithm),
    runs: positive('runs', values.runs),
    maxNodes: positive('max-nodes', values['max-nodes']),
    json: values.json,
  };
}

function parse(args) {
  try {
    return parseArgs({ args, options: OPTIONS });
  } catch (error) {
    throw new UserError(`${error.message.split('. ')[0]}.\n\n${USAGE}`);
  }
}

function positive(name, text) {
  const value = Number(text);
  if (value >= 1) return value;
  throw new UserError(`--${name} takes a number from 1 on, not "${text}".`);
}

const list = (text) => text.split(',').filter(Boolean);
