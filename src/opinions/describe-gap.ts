import type { Gap } from './types.ts';

/** What a gap holds, in words: "2 paragraphs and a figure are not shown", "8 lines left out here". */
export function describeGap({ paragraphs, figures, lines }: Pick<Gap, 'paragraphs' | 'figures' | 'lines'>): string {
  if (paragraphs === 0 && figures === 0) return `${capital(count(lines, 'line'))} left out here`;
  const kinds = [count(paragraphs, 'paragraph'), count(figures, 'figure'), count(lines, 'line')].filter(Boolean);
  const verb = paragraphs + figures + lines === 1 ? 'is' : 'are';
  return `${capital(list(kinds))} ${verb} not shown`;
}

/** "a line", "8 lines"; '' for none. */
function count(number: number, noun: string): string {
  if (number === 0) return '';
  return number === 1 ? `a ${noun}` : `${number} ${noun}s`;
}

function list(parts: readonly string[]): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
