/**
 * Finds the elements that directly contain a long text node, except formatting elements and body (docs/specs/eatiht.md,
 * "Candidates"): `//body//*[not(self::…)]/text()[string-length(normalize-space()) > 20]/..`
 */
import type { PageSnapshot } from '../../page/snapshot/types.ts';
import { at } from '../../shared/column.ts';
import { perName } from '../steps/population.ts';
import type { RunIndex } from './text-index.ts';

const MINIMUM_LENGTH = 20;
/** eatiht v1 does not exclude noscript; excluding it changes nothing, because its text is never read. */
const EXCLUDED = new Set(['script', 'style', 'noscript', 'i', 'b', 'strong', 'span', 'a']);

export function findCandidates(snapshot: PageSnapshot, index: RunIndex): number[] {
  const { nodes } = snapshot;
  const excluded = perName(snapshot, (name) => EXCLUDED.has(name));
  const inBody = belowBody(snapshot);
  const found = new Uint8Array(nodes.size);
  for (const { parent, text } of index.runs) {
    if (parent < 0 || inBody[parent] === 0 || at(excluded, at(nodes.name, parent))) continue;
    if (found[parent] === 0 && isLong(text)) found[parent] = 1;
  }
  const candidates: number[] = [];
  for (let node = 0; node < nodes.size; node++) if (found[node] === 1) candidates.push(node);
  return candidates;
}

function belowBody(snapshot: PageSnapshot): Uint8Array {
  const { nodes, names } = snapshot;
  const body = names.indexOf('body');
  const below = new Uint8Array(nodes.size);
  for (let node = 0; node < nodes.size; node++) {
    const parent = at(nodes.parent, node);
    if (parent >= 0 && (below[parent] === 1 || at(nodes.name, parent) === body)) below[node] = 1;
  }
  return below;
}

/** Counts code points after collapsing white space: as in XPath, only space, tab, line feed and carriage return. */
function isLong(text: string): boolean {
  let length = 0;
  let gap = false;
  for (let i = 0; i < text.length && length <= MINIMUM_LENGTH; i++) {
    const unit = text.codePointAt(i) as number;
    if (unit === 0x20 || unit === 0x09 || unit === 0x0a || unit === 0x0d) {
      gap = length > 0;
      continue;
    }
    length += gap ? 2 : 1;
    gap = false;
    if (unit > 0xffff) i++;
  }
  return length > MINIMUM_LENGTH;
}
