/**
 * Writes highlights as JSON or Markdown, and reads both. The data to find a quote again is in HTML comments. Users may
 * write quotes by hand, without a comment: these are found if they occur only once on the page.
 */
import * as v from 'valibot';
import { hashOf } from '../../page/blocks/word-hash.ts';
import { type MessageKey, message } from '../../platform/wording/message.ts';
import { OWN_FIELDS, parsed } from '../../shared/own-fields.ts';
import { type OwnFile, readOwnFile, writeOwnFile } from '../own-file.ts';
import {
  COLOURS,
  HIGHLIGHTS_VERSION,
  type Highlight,
  type HighlightedPage,
  nameOf,
  type ParsedPage,
  parsePage,
} from './types.ts';

export const HIGHLIGHTS_FILE: OwnFile = {
  kind: 'lectern-highlights',
  version: HIGHLIGHTS_VERSION,
  longest: 50_000_000,
  notOurs: 'highlightsPageNotOurs',
};

export interface ReadFile {
  /** Why the file is refused; null if it is not. */
  readonly refusal: MessageKey | null;
  readonly pages: readonly HighlightedPage[];
  /** Number of pages and highlights in the file that are invalid. */
  readonly refused: number;
  /** Number of valid highlights that are not read because their page already has the maximum number. */
  readonly limited: number;
}

export const writeJson = (pages: readonly HighlightedPage[]): string => writeOwnFile(HIGHLIGHTS_FILE, { pages });

export const refuse = (refusal: MessageKey): ReadFile => ({ refusal, pages: [], refused: 0, limited: 0 });

/** Reads a file. Yields the progress (0 to 1) after each page, so that the caller can pause. Never throws. */
export function* readFileInSteps(text: string): Generator<number, ReadFile> {
  const { longest, notOurs } = HIGHLIGHTS_FILE;
  if (text.length > longest) return refuse('optionsFileTooLarge');
  if (!/^\uFEFF?\s{0,100}[[{]/.test(text)) {
    const pages = pagesOfMarkdown(text);
    return pages.length === 0 ? refuse(notOurs) : yield* summed(pages);
  }
  const file = readOwnFile(text.replace(/^\uFEFF/, ''), HIGHLIGHTS_FILE);
  if (typeof file === 'string') return refuse(file);
  return Array.isArray(file.pages) ? yield* summed(file.pages) : refuse(notOurs);
}

function* summed(pages: readonly unknown[]): Generator<number, ReadFile> {
  const read: (ParsedPage | null)[] = [];
  for (const page of pages) {
    read.push(parsePage(page));
    yield read.length / pages.length;
  }
  const taken = read.filter((one) => one !== null);
  return {
    refusal: null,
    pages: taken.map(({ page }) => page).filter(({ highlights }) => highlights.length > 0),
    refused: read.length - taken.length + taken.reduce((sum, { refused }) => sum + refused, 0),
    limited: taken.reduce((sum, { limited }) => sum + limited, 0),
  };
}

export function writeMarkdown(pages: readonly HighlightedPage[]): string {
  const parts = pages.map((page) => [headingOf(page), ...page.highlights.map(entryOf)].join('\n\n'));
  return `# ${inLine(message('highlights'))}\n\n${parts.join('\n\n')}\n`;
}

function headingOf({ address, title }: HighlightedPage): string {
  return `## [${inLine(title || address)}](<${uri(address)}>)\n${comment('page', { address })}`;
}

function entryOf({ note, quote, ...rest }: Highlight): string {
  const { exact, prefix, suffix } = quote;
  const lines = note.split(/\r\n?|\n/).map(lineOf);
  const noted = note === '' ? '' : `\n\n${lines.join('\n')}`;
  return `> ${lineOf(exact)}\n\n*${inLine(nameOf(rest.colour))}* ${comment('highlight', { ...rest, prefix, suffix })}${noted}`;
}

const uri = (address: string) => address.replace(/[<>\s\\]/g, (sign) => encodeURIComponent(sign));

/** Returns an HTML comment with JSON, which is escaped so that no string in it can end the comment. */
function comment(kind: string, data: object): string {
  const json = JSON.stringify(data).replace(
    /[<>-]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return `<!-- lectern ${kind} ${json} -->`;
}

/** Escapes the characters that have a meaning in Markdown, and replaces line breaks with spaces. */
function inLine(text: string): string {
  return text.replace(/[\\`*_[\]<>{}|~&$#=]/g, '\\$&').replace(/[\r\n]+/g, ' ');
}

/** Like {@link inLine}, but also escapes characters at the start of the text that would begin a list. */
function lineOf(text: string): string {
  return inLine(text).replace(/^(\s*)([-+]|\d{1,9}(?=[.)]))/, (_all, space: string, sign: string) =>
    /\d/.test(sign) ? `${space}${sign}\\` : `${space}\\${sign}`,
  );
}

const asWritten = (line: string) => line.replace(/\\([!-/:-@[-`{-~])/g, '$1');

const PAGE = /^## \[(.*)\]\(<?([^<>]*)>?\)$/s;
const COMMENT = '<!-- lectern ';
/** Matches a line with the name of a quote's color: the name alone, or followed by Lectern's HTML comment. */
const COLOUR = /^\*([^*]+)\*\s*(?:<!--|$)/;

interface Draft {
  exact: string;
  colour: string;
  data: Readonly<Record<string, unknown>>;
  note: string[];
}

interface PageDraft {
  title: string;
  address: string;
  drafts: Draft[];
}

/** Returns the pages in a Markdown text, without validation. The caller must validate each page with `parsePage`. */
function pagesOfMarkdown(text: string): readonly unknown[] {
  const pages: PageDraft[] = [];
  for (const line of text.split(/\r\n?|\n/)) readLine(line, pages);
  return pages.map(({ title, address, drafts }) => ({
    version: HIGHLIGHTS_VERSION,
    address,
    title,
    highlights: withIds(address, drafts),
  }));
}

function readLine(line: string, pages: PageDraft[]): void {
  const page = pages.at(-1);
  const draft = page?.drafts.at(-1);
  const [, title, address] = PAGE.exec(line) ?? [];
  const [kind, json] = commentIn(line);
  if (title !== undefined && address !== undefined) pages.push({ title: asWritten(title), address, drafts: [] });
  else if (!page) return;
  else if (kind === 'page') page.address = parsed(v.string(), dataOf(json).address) || page.address;
  else if (line.startsWith('>')) quoteLine(asWritten(line.slice(1)).trim(), page.drafts);
  else if (draft?.colour === '' && COLOUR.test(line)) {
    draft.colour = COLOUR.exec(line)?.[1] ?? '';
    draft.data = kind === 'highlight' ? dataOf(json) : {};
  } else draft?.note.push(asWritten(line));
}

/** Returns the kind (such as `page`) and the JSON of Lectern's HTML comment in a line; two empty strings if none. */
function commentIn(line: string): readonly [kind: string, json: string] {
  const at = line.indexOf(COMMENT);
  const end = line.indexOf(' -->', at);
  if (at < 0 || end < 0) return ['', ''];
  const text = line.slice(at + COMMENT.length, end);
  const space = text.indexOf(' ');
  return [text.slice(0, space), text.slice(space + 1)];
}

/** Adds a line to the last quote. Begins a new quote if a color, a note or an empty line has followed the last one. */
function quoteLine(line: string, drafts: Draft[]): void {
  const draft = drafts.at(-1);
  if (line === '') return;
  if (draft && draft.colour === '' && draft.note.length === 0) draft.exact += ` ${line}`;
  else drafts.push({ exact: line, colour: '', data: {}, note: [] });
}

/** Gives ids to quotes without one. They stay the same when quotes are added, so a second import adds nothing twice. */
function withIds(address: string, drafts: readonly Draft[]): unknown[] {
  const counts = new Map<string, number>();
  return drafts.map((draft) => {
    const count = counts.get(draft.exact) ?? 0;
    counts.set(draft.exact, count + 1);
    return highlightOf(draft, `hand${(hashOf(`${address}\n${draft.exact}`) >>> 0).toString(36)}x${count}`);
  });
}

function highlightOf({ exact, colour, data, note }: Draft, ownId: string): unknown {
  const { id, start = 0, made = 0, changed = 0, prefix = '', suffix = '' } = data;
  return {
    id: id ?? ownId,
    colour: data.colour ?? COLOURS.find((name) => name === colour.toLowerCase()) ?? 'yellow',
    note: note.join('\n').trim(),
    quote: { exact, prefix, suffix },
    start,
    made,
    changed,
  };
}

const DATA = v.pipe(v.string(), v.parseJson(), OWN_FIELDS);
const dataOf = (json: string) => parsed(DATA, json) ?? {};
