import { counted, language, listed } from '../../platform/wording/message.ts';
import type { Gap } from './types.ts';

/** Returns a description of a gap: "2 paragraphs and a figure are not shown", "8 lines are left out here". */
export function describeGap({ paragraphs, figures, lines }: Pick<Gap, 'paragraphs' | 'figures' | 'lines'>): string {
  if (paragraphs === 0 && figures === 0) return counted('gapLinesLeftOut', lines);
  return capital(counted('gapNotShown', paragraphs + figures + lines, gapContents({ paragraphs, figures, lines })));
}

/** Returns the content of a gap in words: "2 paragraphs and a figure". */
export function gapContents({ paragraphs, figures, lines }: Pick<Gap, 'paragraphs' | 'figures' | 'lines'>): string {
  const kinds = [
    ['gapParagraphs', paragraphs],
    ['gapFigures', figures],
    ['gapLines', lines],
  ] as const;
  return listed(kinds.flatMap(([key, count]) => (count === 0 ? [] : counted(key, count))));
}

const capital = (text: string) => text.charAt(0).toLocaleUpperCase(language()) + text.slice(1);
