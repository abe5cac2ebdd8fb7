import { parseArgs } from 'node:util';
import { UserError } from '../scripts/setup/main.mjs';
import { besideOf } from './click/beside-option.mjs';
import { folderOf, userPath } from './paths.mjs';
import { USAGE } from './usage.mjs';

/** Parts of the speed bench, in the order in which the report shows them. */
export const PARTS = ['pages', 'nodes', 'data'];

/** Name of the click bench. It runs only if the option `--only click` is given, and then no other bench runs. */
export const CLICK = 'click';

/** Name of the bench that runs the command `lectern` on a list of pages. */
const CRAWL = 'crawl';
/** Number of pages that the crawl bench reads by default. */
const CRAWLED = 200;

/** Formats of data sets that the quality bench can read. */
export const FORMATS = ['zyte', 'wcxb', 'layout'];

/**
 * Names of the writing systems into which pages can be translated (`FOREIGN_SCRIPTS` in quality/foreign/scripts.ts).
 */
export const SCRIPTS = ['greek', 'cyrillic', 'arabic', 'devanagari', 'thai', 'cjk'];

/** Benches that accept the option `--data`, which names the data set or the folder of pages to measure. */
const MEASURING = ['speed', 'quality', 'click'];
const WRITTEN = [...MEASURING, 'crawl'];

/** All options. `only` lists the benches that accept the option; an option without `only` is accepted by all. */
const OPTIONS = {
  report: { type: 'string', only: ['report'] },
  snapshots: { type: 'boolean', only: ['snapshots'], default: false },
  format: { type: 'string', only: ['quality', 'click'] },
  data: { type: 'string', only: MEASURING },
  split: { type: 'string', only: ['quality'], default: 'dev' },
  algorithm: { type: 'string', only: ['speed', 'quality', 'report'], default: 'all' },
  population: { type: 'string', only: ['quality'], default: 'rendered' },
  ids: { type: 'string', only: ['quality', 'click'] },
  limit: { type: 'string', only: WRITTEN, default: 'Infinity' },
  with: { type: 'string', only: ['quality'], default: '' },
  foreign: { type: 'string', only: ['quality'], default: '' },
  viewport: { type: 'string', only: ['quality'], default: '' },
  guard: { type: 'boolean', only: ['quality'], default: false },
  'no-styles': { type: 'boolean', only: ['quality'], default: false },
  out: { type: 'string', only: ['quality'] },
  workers: { type: 'string', only: ['quality'], default: '2' },
  runs: { type: 'string', only: ['speed', 'click'], default: '7' },
  'max-nodes': { type: 'string', only: ['speed'], default: '1000000' },
  only: { type: 'string', only: ['speed', 'click', 'crawl'], default: PARTS.join() },
  against: { type: 'string', only: ['click'] },
  slow: { type: 'string', only: ['click'], default: '1' },
  beside: { type: 'string', multiple: true, only: ['click'], default: [] },
  write: { type: 'string', only: WRITTEN },
  json: { type: 'boolean', only: [...WRITTEN, 'report'], default: false },
  help: { type: 'boolean', default: false },
};

/** For each bench, the option with which the user selects it, as the end of an error message. */
const WHEN = {
  speed: 'without --format',
  quality: 'with --format',
  click: 'with --only click',
  crawl: 'with --only crawl',
  report: 'with --report',
  snapshots: 'with --snapshots',
};

function benchOf({ report, snapshots, only, format }) {
  if (snapshots) return 'snapshots';
  if (report !== undefined) return 'report';
  if (only === CLICK || only === CRAWL) return only;
  return format === undefined ? 'speed' : 'quality';
}

/**
 * Returns the checked options and the name of the chosen `bench`. For `--help`, prints the help and returns null.
 * Throws a UserError for a wrong option.
 */
export function readOptions(args) {
  const given = parse(args);
  if (given.help) {
    console.log(USAGE);
    return null;
  }
  const bench = benchOf(given);
  const stray = Object.keys(given).find((name) => OPTIONS[name].only?.includes(bench) === false);
  if (stray) {
    const [other] = OPTIONS[stray].only;
    throw new UserError(`--${stray} is for the ${other} bench, which runs ${WHEN[other]}.`);
  }
  const values = { ...defaults(), ...given };
  const shared = {
    bench,
    args,
    algorithms: values.algorithm === 'all' ? [] : list(values.algorithm),
    limit: positive('limit', values.limit),
    write: values.write ?? null,
    json: values.json,
  };
  return { ...shared, ...OPTIONS_OF[bench](values) };
}

function speedOptions(values) {
  return {
    data: values.data ?? null,
    parts: choices('only', values.only, PARTS),
    runs: positive('runs', values.runs),
    maxNodes: positive('max-nodes', values['max-nodes']),
  };
}

/**
 * Checks the options of the click bench. Its data set must have the format `layout`, in which pages come with all the
 * files that they load.
 */
function clickOptions(values) {
  if (values.data === undefined) throw new UserError('--only click needs --data DIR.');
  return {
    data: values.data,
    format: choice('format', values.format ?? 'layout', ['layout']),
    ids: values.ids ?? null,
    against:
      values.against === undefined ? null : folderOf(userPath(values.against), 'another checkout of the project'),
    beside: besideOf(values.beside),
    slow: positive('slow', values.slow),
    runs: positive('runs', values.runs),
  };
}

function qualityOptions(values) {
  if (values.data === undefined) throw new UserError(`--format ${values.format} needs --data DIR.`);
  return {
    data: values.data,
    format: choice('format', values.format, FORMATS),
    split: choice('split', values.split, ['dev', 'test']),
    population: choice('population', values.population, ['rendered', 'source']),
    additions: choices('with', values.with, ['title', 'captions', 'byline']),
    foreign: choices('foreign', values.foreign === 'all' ? SCRIPTS.join() : values.foreign, SCRIPTS),
    widths: list(values.viewport).map((width) => positive('viewport', width)),
    noStyles: values['no-styles'],
    guard: values.guard,
    ids: values.ids ?? null,
    out: values.out ?? null,
    workers: positive('workers', values.workers),
  };
}

const OPTIONS_OF = {
  speed: speedOptions,
  quality: qualityOptions,
  click: clickOptions,
  crawl: ({ limit }) => ({ limit: limit === 'Infinity' ? CRAWLED : positive('limit', limit) }),
  report: ({ report }) => ({ report }),
  snapshots: () => ({}),
};

function parse(args) {
  // leaves out the default values, which would look like options given by the user; `readOptions` adds them later
  const options = Object.fromEntries(
    Object.entries(OPTIONS).map(([name, { type, multiple = false }]) => [name, { type, multiple }]),
  );
  try {
    return parseArgs({ args, options }).values;
  } catch (error) {
    throw new UserError(`${error.message.split('. ')[0]}.\n\n${USAGE}`);
  }
}

function defaults() {
  return Object.fromEntries(Object.entries(OPTIONS).map(([name, { default: value }]) => [name, value]));
}

function positive(name, text) {
  const value = Number(text);
  if (value >= 1) return value;
  throw new UserError(`--${name} takes a number from 1 on, not "${text}".`);
}

function choices(name, text, known) {
  return list(text).map((value) => choice(name, value, known));
}

function choice(name, value, known) {
  if (known.includes(value)) return value;
  throw new UserError(`--${name} knows ${known.join(', ')}, but no "${value}".`);
}

const list = (text) => text.split(',').filter(Boolean);
