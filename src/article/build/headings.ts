import type { Mark } from '../../algorithms/types.ts';
import { isSpaceOnly } from '../../shared/text.ts';
import { NodeKind } from '../../snapshot/types.ts';
import type { Coverage } from './coverage.ts';
import type { PageView } from './page.ts';
import { isEditLink } from './page-controls.ts';
import { HEADINGS } from './vocabulary.ts';

/** A longer heading is none (characters). */
const LONGEST_HEADING = 200;
/** Between the kept text before and a heading no more than this may be left out (characters): a caption, a byline. */
const LARGEST_GAP = 300;

/**
 * Headings between two passages that are kept: what follows directly is kept, and shortly before there is kept text.
 * Many algorithms drop them as too short. Headings above the first passage are left to them: the headline is one.
 */
export function passedHeadings(page: PageView, coverage: Coverage): Mark[] {
  const { nodes } = page.snapshot;
  const found: Mark[] = [];
  /** Headings that wait for the text that follows. */
  let waiting: number[] = [];
  let gap = Number.POSITIVE_INFINITY;
  const dropped = droppedHeadings(page, coverage);
  if (dropped.size === 0) return found;
  for (let id = 0; id < nodes.size; ) {
    if (dropped.has(id)) {
      for (const node of textsIn(page, id)) waiting.push(node);
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
    }
    id++;
  }
  return found;
}

function droppedHeadings(page: PageView, coverage: Coverage): ReadonlySet<number> {
  const named = [...HEADINGS].flatMap(page.index.named);
  const declared = page.index.byValue('role').get('heading') ?? [];
  return new Set([...named, ...declared].filter((heading) => isDropped(page, coverage, heading)));
}

function isDropped(page: PageView, coverage: Coverage, node: number): boolean {
  if (page.snapshot.nodes.hidden[node] !== 0 || coverage.keptIn(node) > 0) return false;
  const length = coverage.textIn(node);
  return length > 0 && length <= LONGEST_HEADING;
}

function textsIn({ snapshot: { nodes } }: PageView, node: number): number[] {
  const texts: number[] = [];
  for (let id = node + 1; id < (nodes.end[node] as number); id++) {
    const isText = nodes.kind[id] === NodeKind.text && nodes.hidden[id] === 0;
    if (isText && !isSpaceOnly(nodes.text[id] as string)) texts.push(id);
  }
  return texts;
}
