/** Writes highlights as the text of a JSON file, and reads them from the text of a JSON or Markdown file. */
import * as v from 'valibot';
import { parsed, shape } from '../../shared/own-fields.ts';
import { pagesOfMarkdown } from './markdown.ts';
import { HIGHLIGHTS_VERSION, type HighlightedPage, type ParsedPage, parsePage } from './types.ts';

/** Value of the field `kind` in files that Lectern has written. */
const KIND = 'lectern-highlights';
/** Longest file that is read (characters). */
export const LONGEST_FILE = 50_000_000;

export type Refusal = 'too-large' | 'not-ours' | 'newer' | 'other-version';

export interface ReadFile {
  readonly refusal: Refusal | null;
  readonly pages: readonly HighlightedPage[];
  /** Number of pages and highlights in the file that are invalid. */
  readonly refused: number;
  /** Number of valid highlights that are not read because their page already has the maximum number. */
  readonly limited: number;
}

export function writeJson(pages: readonly HighlightedPage[]): string {
  return `${JSON.stringify({ kind: KIND, version: HIGHLIGHTS_VERSION, pages }, null, 1)}\n`;
}

const FILE = v.pipe(
  v.string(),
  v.parseJson(),
  shape({ kind: v.literal(KIND), version: v.optional(v.unknown()), pages: v.array(v.unknown()) }),
);

const refuse = (refusal: Refusal): ReadFile => ({ refusal, pages: [], refused: 0, limited: 0 });

/** Yields the progress (0 to 1) after each page, so that the caller can pause. Never throws. */
export function* readFileInSteps(text: string): Generator<number, ReadFile> {
  if (text.length > LONGEST_FILE) return refuse('too-large');
  if (!/^\uFEFF?\s{0,100}[[{]/.test(text)) return yield* fromMarkdown(text);
  const file = parsed(FILE, text.replace(/^\uFEFF/, ''));
  if (!file) return refuse('not-ours');
  if (file.version !== HIGHLIGHTS_VERSION)
    return refuse(typeof file.version === 'number' && file.version > HIGHLIGHTS_VERSION ? 'newer' : 'other-version');
  return yield* summed(file.pages);
}

function* fromMarkdown(text: string): Generator<number, ReadFile> {
  const pages = pagesOfMarkdown(text);
  return pages.length === 0 ? refuse('not-ours') : yield* summed(pages);
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
