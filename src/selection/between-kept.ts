import type { Mark } from '../algorithms/types.ts';
import { HEADINGS } from '../page/element-names.ts';
import type { Page } from '../page/page.ts';
import { visibleTexts } from '../page/texts.ts';
import { isSpaceOnly } from '../shared/text.ts';
import { type Coverage, coverageOf } from './coverage.ts';
import { withMarks } from './marks.ts';
import { isEditLink } from './objects/page-controls.ts';
import type { Draft } from './types.ts';

/** A longer heading is none (characters). */
const LONGEST_HEADING = 200;
/** Between the kept text before and a heading no more than this may be left out (characters): a caption, a byline. */
const LARGEST_GAP = 300;

/**
 * Headings and code between two passages that are kept: what follows directly is kept, and shortly before there is kept
 * text. Many algorithms drop them as too short, or as no prose. Headings above the first passage are left to them: the
 * headline is one. Code that a kept line announces by a colon needs nothing behind it.
 */
export function addBetweenKept({ page, marks, notes }: Draft): Partial<Draft> {
  const coverage = coverageOf(page, marks);
  const dropped = droppedPieces(page, coverage);
  if (dropped.size === 0) return {};
  const begins = new Set(notes.flatMap(({ start, end }) => visibleTexts(page, start, end).slice(0, 1)));
  const isKept = (text: number) => coverage.markOf(text) !== undefined || begins.has(text);
  const added = textsBetween(page, isKept, dropped);
  return {
    marks: withMarks(
      marks,
      added.map((node): Mark => ({ node, role: 'body' })),
    ),
  };
}

function textsBetween(page: Page, isKeptText: (text: number) => boolean, dropped: ReadonlySet<number>): number[] {
  const found: number[] = [];
  /** Texts that wait for what follows. */
  let waiting: number[] = [];
  let gap = Number.POSITIVE_INFINITY;
  let isAnnounced = false;
  let headingEnd = 0;
  for (let id = 0; id < page.nodes.size; ) {
    if (dropped.has(id)) {
      const texts = visibleTexts(page, id, page.endOf(id));
      if (isAnnounced && page.nameOf(id) === 'pre') found.push(...texts);
      else waiting.push(...texts);
      id = page.endOf(id);
      continue;
    }
    // What stands between a heading and its text without being either.
    if (waiting.length > 0 && isEditLink(page, id)) {
      id = page.endOf(id);
      continue;
    }
    if (HEADINGS.has(page.nameOf(id)) && page.isElement(id)) headingEnd = page.endOf(id);
    const text = page.isText(id) && page.isVisible(id) ? page.textOf(id) : '';
    if (!isSpaceOnly(text)) {
      const isKept = isKeptText(id);
      // A heading that is kept says nothing for the one above it: both head what comes next.
      const isHead = isKept && id < headingEnd;
      if (isKept && !isHead && gap <= LARGEST_GAP) found.push(...waiting);
      if (!isHead || gap > LARGEST_GAP) waiting = [];
      gap = isKept ? 0 : gap + text.length;
      isAnnounced = isKept && /[:：]\s*$/.test(text);
    }
    id++;
  }
  return found;
}

function droppedPieces(page: Page, coverage: Coverage): ReadonlySet<number> {
  const named = [...HEADINGS, 'pre'].flatMap(page.index.named);
  const declared = page.index.byValue('role').get('heading') ?? [];
  return new Set([...named, ...declared].filter((heading) => isDropped(page, coverage, heading)));
}

function isDropped(page: Page, coverage: Coverage, node: number): boolean {
  if (!page.isVisible(node) || coverage.keptIn(node) > 0) return false;
  const length = coverage.textIn(node);
  return length > 0 && (length <= LONGEST_HEADING || page.nameOf(node) === 'pre');
}
