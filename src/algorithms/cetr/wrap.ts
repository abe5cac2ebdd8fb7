/**
 * Cuts minified pages into short lines, which would otherwise share one ratio (docs/specs/cetr.md, "Lines", step 4).
 */
import type { PageSnapshot } from '../../page/snapshot/types.ts';
import { isBlankLine, type SourceItem, type SourceLine } from './source-lines.ts';

const LONG_ON_AVERAGE = 200;
const WRAPPED_LENGTH = 65;

export function wrapIfLong(snapshot: PageSnapshot, lines: readonly SourceLine[]): readonly SourceLine[] {
  const total = lines.reduce((sum, line) => sum + line.reduce((length, item) => length + lengthOf(item), 0), 0);
  if (total <= LONG_ON_AVERAGE * lines.length) return lines;
  return lines.flatMap(wrap).filter((line) => !isBlankLine(snapshot, line));
}

/** Ends a line after the tag or text that makes it long enough. Text divided only by comments stays together. */
function wrap(line: SourceLine): SourceLine[] {
  const wrapped: SourceItem[][] = [];
  let current: SourceItem[] = [];
  let length = 0;
  let previous: SourceItem['kind'] = 'tag';
  for (const item of line) {
    const isSameText = item.kind === 'text' && previous === 'text';
    if (current.length === 0 || (length >= WRAPPED_LENGTH && !isSameText)) {
      current = [];
      length = 0;
      wrapped.push(current);
    }
    current.push(item);
    length += lengthOf(item);
    previous = item.kind;
  }
  return wrapped;
}

function lengthOf({ start, end }: SourceItem): number {
  return end - start;
}
