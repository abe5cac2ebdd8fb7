import type { Mark } from '../algorithms/types.ts';
import { HEADINGS } from '../page/element-names.ts';
import type { PageView } from '../page/view.ts';
import { isSpaceOnly } from '../shared/text.ts';
import { NodeKind } from '../snapshot/types.ts';
import type { Coverage } from './coverage.ts';
import { isEditLink } from './page-controls.ts';

/** A longer heading is none (characters). */
const LONGEST_HEADING = 200;
/** Between the kept text before and a heading no more than this may be left out (characters): a caption, a byline. */
const LARGEST_GAP = 300;

/**
 * Headings and code between two passages that are kept: what follows directly is kept, and shortly before there is kept
 * text. Many algorithms drop them as too short, or as no prose. Headings above the first passage are left to them: the
 * headline is one. Code that a kept line announces by a colon needs nothing behind it.
 */
export function passedPieces(page: PageView, coverage: Coverage): Mark[] {
  const { nodes } = page.snapshot;
  const found: Mark[] = [];
  /** Texts that wait for what follows. */
  let waiting: number[] = [];
  let gap = Number.POSITIVE_INFINITY;
  const dropped = droppedPieces(page, coverage);
  let isAnnounced = false;
  if (dropped.size === 0) return found;
  for (let id = 0; id < nodes.size; ) {
    if (dropped.has(id)) {
      const isSure = isAnnounced && page.nameOf(id) === 'pre';
      for (const node of textsIn(page, id)) {
        if (isSure) found.push({ node, role: 'body' });
        else waiting.push(node);
      }
      id = nodes.end[id] as number;
      continue;
    }
    // What stands between a heading and its text without being either.
    if (waiting.length > 0 && isEditLink(page, id)) {
      id = nodes.end[id] as number;
      continue;
    }
    if (nodes.kind[id] === NodeKind.text && nodes.hidden[id] === 0 && !isSpaceOnly(nodes.text[id] as string)) {
      const isKept = coverage.markOf(id) !== undefined;
      if (isKept && gap <= LARGEST_GAP) for (const node of waiting) found.push({ node, role: 'body' });
      waiting = [];
      gap = isKept ? 0 : gap + (nodes.text[id] as string).length;
      isAnnounced = isKept && /[:：]\s*$/.test(nodes.text[id] as string);
    }
    id++;
  }
  return found;
}

function droppedPieces(page: PageView, coverage: Coverage): ReadonlySet<number> {
  const named = [...HEADINGS, 'pre'].flatMap(page.index.named);
  const declared = page.index.byValue('role').get('heading') ?? [];
  return new Set([...named, ...declared].filter((heading) => isDropped(page, coverage, heading)));
}

function isDropped(page: PageView, coverage: Coverage, node: number): boolean {
  if (page.snapshot.nodes.hidden[node] !== 0 || coverage.keptIn(node) > 0) return false;
  const length = coverage.textIn(node);
  return length > 0 && (length <= LONGEST_HEADING || page.nameOf(node) === 'pre');
}

function textsIn({ snapshot: { nodes } }: PageView, node: number): number[] {
  const texts: number[] = [];
  for (let id = node + 1; id < (nodes.end[node] as number); id++) {
    const isText = nodes.kind[id] === NodeKind.text && nodes.hidden[id] === 0;
    if (isText && !isSpaceOnly(nodes.text[id] as string)) texts.push(id);
  }
  return texts;
}
