/** The text of a source line (docs/specs/cetr.md, "Tag ratio"). */
import type { PageSnapshot } from '../../page/snapshot/types.ts';
import { characterCount } from '../steps/character-count.ts';
import { at } from '../steps/column.ts';
import { collapsePythonSpace } from '../steps/white-space.ts';
import type { SourceLine } from './source-lines.ts';

/** Returns the characters outside tags per tag; a line without tags counts as having one. */
export function tagRatio(snapshot: PageSnapshot, line: SourceLine): number {
  const tags = line.filter(({ kind }) => kind === 'tag').length;
  return characterCount(textOfLine(snapshot, line, '')) / Math.max(tags, 1);
}

/** Returns the printed text: tags separate words. */
export function printedText(snapshot: PageSnapshot, line: SourceLine): string {
  return textOfLine(snapshot, line, ' ');
}

function textOfLine({ nodes }: PageSnapshot, line: SourceLine, inPlaceOfTag: string): string {
  const parts = line.map(({ kind, node, start, end }) =>
    kind === 'tag' ? inPlaceOfTag : at(nodes.text, node).slice(start, end),
  );
  return collapsePythonSpace(parts.join(''));
}
