/** The command's arguments, its help, and the errors with which it ends. */
import { parseArgs } from 'node:util';
import { algorithmIds } from '../library/read.ts';
import type { PageOptions } from '../library/types.ts';

export const EXIT = { read: 0, wrongUse: 1, nothingFound: 2, doubtful: 3, notLoaded: 4 } as const;

/** An error that the user can fix. `message` is one sentence, without a stack trace. */
export class CommandError extends Error {
  constructor(
    message: string,
    readonly code: number = EXIT.wrongUse,
  ) {
    super(message);
  }
}

/** The error of a page that cannot be loaded. */
export const notLoaded = (message: string) => new CommandError(message, EXIT.notLoaded);

const FORMATS = ['md', 'text', 'html', 'json', 'epub'] as const;

export type Command = ReturnType<typeof commandOf>;
export type LoadOptions = Command['load'];

const OPTIONS = {
  format: { type: 'string', short: 'f' },
  md: { type: 'boolean', short: 'm' },
  markdown: { type: 'boolean' },
  json: { type: 'boolean', short: 'j' },
  output: { type: 'string', short: 'o' },
  frontmatter: { type: 'boolean' },
  property: { type: 'string', short: 'p' },
  algorithm: { type: 'string', short: 'a' },
  comments: { type: 'boolean' },
  selector: { type: 'string' },
  strict: { type: 'boolean' },
  'wait-for': { type: 'string' },
  timeout: { type: 'string' },
  viewport: { type: 'string' },
  'user-agent': { type: 'string' },
  cookies: { type: 'string' },
  connect: { type: 'string' },
  'no-browser': { type: 'boolean' },
  input: { type: 'string', short: 'i' },
  parallel: { type: 'string' },
  resume: { type: 'boolean' },
  'ignore-robots': { type: 'boolean' },
  'allow-private': { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean', short: 'v' },
} as const;

/** Options that apply only to a browser that the command starts itself. */
const OF_OWN_BROWSER = ['viewport', 'user-agent', 'cookies'] as const;

/** Largest value of `--timeout` (s): one day. */
const MAX_TIMEOUT_S = 86_400;
const MAX_PARALLEL = 64;
/** Largest width or height of the viewport (CSS pixels). */
const MAX_SIDE_PX = 20_000;

/** @throws {@link CommandError} for unknown, invalid or conflicting options */
export function parseCommand(args: readonly string[]): Command {
  return checked(commandOf(args));
}

function commandOf(args: readonly string[]) {
  const { values, positionals } = parsed(args);
  const [first] = positionals;
  for (const option of OF_OWN_BROWSER)
    if (values.connect !== undefined && values[option] !== undefined)
      throw new CommandError(`Give --connect or --${option}, not both: your own browser has its own.`);
  const verb = first === 'compare' || first === 'mcp' || first === 'parse' ? first : null;
  const inputs = verb === null ? positionals : positionals.slice(1);
  const list = values.input ?? null;
  const isMany = list !== null || inputs.length > 1;
  return {
    name: nameOf(values, verb, isMany),
    /** Addresses, paths, or `-` for standard input. */
    inputs,
    format: formatOf(values, isMany ? 'json' : 'md'),
    output: values.output ?? null,
    hasFrontMatter: values.frontmatter ?? false,
    /** Name of the only property to print; null for all. */
    property: values.property ?? null,
    algorithm: oneOf('algorithm', values.algorithm ?? 'lectern', algorithmIds),
    hasComments: values.comments ?? false,
    /** CSS selector of the only element to read; null for the article. */
    selector: values.selector ?? null,
    isStrict: values.strict ?? false,
    load: {
      waitFor: values['wait-for'] ?? null,
      /** Longest time for loading and reading a page (ms). */
      timeout: 1000 * numberOf('timeout', values.timeout ?? '30', MAX_TIMEOUT_S),
      viewport: viewportOf(values.viewport ?? '1280x800'),
      userAgent: values['user-agent'] ?? null,
      cookies: values.cookies ?? null,
      /** Address of a running browser; null to start one. */
      connect: values.connect ?? null,
      hasBrowser: !values['no-browser'],
      /** Whether to load only from the public internet, so that no agent or page can reach this computer's network. */
      isPublicOnly: verb === 'mcp' && !values['allow-private'],
    },
    /** Path of a file that lists the pages; null if the pages are arguments. */
    list,
    parallel: numberOf('parallel', values.parallel ?? '4', MAX_PARALLEL),
    isResumed: values.resume ?? false,
    /** Whether to skip pages that their site's robots.txt forbids programs to read. */
    obeysRobots: !values['ignore-robots'],
  };
}

type Values = ReturnType<typeof parsed>['values'];

function parsed(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  } catch (error) {
    const [sentence = ''] = (error as Error).message.split('. ');
    throw new CommandError(`${sentence.replace(/\.$/, '')}. See lectern --help.`);
  }
}

function nameOf({ help, version }: Values, verb: 'compare' | 'mcp' | 'parse' | null, isMany: boolean) {
  if (help) return 'help';
  if (version) return 'version';
  if (verb === 'compare' || verb === 'mcp') return verb;
  return isMany ? 'batch' : 'read';
}

function formatOf({ format, md, markdown, json }: Values, byDefault: 'json' | 'md'): (typeof FORMATS)[number] {
  if (json) return 'json';
  if (md || markdown) return 'md';
  return oneOf('format', format === 'markdown' ? 'md' : (format ?? byDefault), FORMATS);
}

function checked(command: Command): Command {
  const { name, inputs, list, output, isResumed, load, format } = command;
  if (name === 'help' || name === 'version') return command;
  if (name === 'mcp') return checkedServer(command);
  if (inputs.length === 0 && list === null) throw new CommandError('Which page? See lectern --help.');
  if (inputs.length > 0 && list !== null) throw new CommandError('Give either pages or --input, not both.');
  if (name === 'compare' && inputs.length !== 1) throw new CommandError('lectern compare takes one page.');
  if (isResumed && (name !== 'batch' || output === null))
    throw new CommandError('--resume needs many pages and a file (--output).');
  if (load.connect !== null && !load.hasBrowser) throw new CommandError('Give --connect or --no-browser, not both.');
  if (load.waitFor !== null && !load.hasBrowser) throw new CommandError('--wait-for needs a browser.');
  if (command.selector !== null && !load.hasBrowser) throw new CommandError('--selector needs a browser.');
  if (name === 'batch' && (format !== 'json' || command.property !== null || command.hasFrontMatter))
    throw new CommandError('Many pages are written as JSON: for another format or --property, give one page.');
  return command;
}

function checkedServer(command: Command): Command {
  const { inputs, list, load } = command;
  if (inputs.length > 0 || list !== null)
    throw new CommandError('lectern mcp takes no pages: its client asks for them.');
  if (!load.hasBrowser) throw new CommandError('lectern mcp needs a browser.');
  if (load.connect !== null && load.isPublicOnly)
    throw new CommandError('--connect needs --allow-private, because your own browser reaches private addresses.');
  return command;
}

function oneOf<T extends string>(option: string, value: string, known: readonly T[]): T {
  const found = known.find((each) => each === value);
  if (found === undefined) throw new CommandError(`--${option} is one of ${known.join(', ')}, not "${value}".`);
  return found;
}

function numberOf(option: string, value: string, max: number): number {
  const number = Number(value);
  if (!Number.isInteger(number) || number < 1 || number > max)
    throw new CommandError(`--${option} is a number from 1 to ${max}, not "${value}".`);
  return number;
}

function viewportOf(value: string) {
  const [, width, height] = /^(\d+)x(\d+)$/.exec(value) ?? [];
  const viewport = { width: Number(width), height: Number(height) };
  const isSize = Object.values(viewport).every((side) => side >= 1 && side <= MAX_SIDE_PX);
  if (!isSize) throw new CommandError(`--viewport is a size such as 1280x800, not "${value}".`);
  return viewport;
}

export function readOptions({ algorithm, hasComments, selector }: Command): PageOptions {
  return { algorithm, comments: hasComments, ...(selector === null ? {} : { selector }) };
}

export const HELP = `lectern <url|file|-> …          prints the article of a page, as the Lectern reader copies it
lectern -i urls.txt [-o FILE]   reads many pages; writes one line of JSON per page
lectern compare <url|file|->    prints how much of the page each algorithm keeps
lectern mcp                     serves agents: read_page and outline_page (Model Context Protocol)

Output
  -f, --format FORMAT    md (default), text, html, json, epub; also -m/--md and -j/--json
  -o, --output FILE      writes to a file instead of printing
      --frontmatter      puts title, authors, dates and source above the Markdown, as YAML
  -p, --property NAME    prints only one property, such as title, author or wordCount

Reading
  -a, --algorithm ID     the extraction algorithm (default: lectern)
      --comments         adds the readers' comments
      --selector CSS     reads all text of one element instead of the article
      --strict           exits with 3 if the page may not be an article

Loading
      --wait-for CSS     waits until an element matches
      --timeout SECONDS  longest time for a page (default: 30)
      --viewport WxH     window size (default: 1280x800)
      --user-agent TEXT
      --cookies FILE     sends the cookies of a cookies.txt, or of Playwright's or an extension's JSON
      --connect ADDRESS  reads in a running browser with a debugging port, with your logins:
                         http://127.0.0.1:9222 or ws://…
      --no-browser       reads the HTML as the server sends it: no scripts, no layout

Many pages
  -i, --input FILE       one address or file per line; - for standard input
      --parallel N       pages at the same time (default: 4)
      --resume           adds to the file of -o what it lacks
      --ignore-robots    also reads pages that robots.txt forbids to programs (lists and mcp)

Agents
      --allow-private    also reads pages of this computer and its network

  -h, --help             prints this text
  -v, --version          prints the version

It needs an installed Chromium, Chrome or Edge (or the path of one in CHROMIUM_PATH), unless --no-browser is given.
Exit codes: 0 read, 1 wrong use, 2 nothing found, 3 doubtful (with --strict), 4 could not load.
"lectern parse …" is the same as "lectern …".`;
