/** Finds the name of an author that has no label and no markup, among the lines right below the headline. */
import type { Page } from '../../../page/page.ts';
import { type DateHabits, findDates } from '../dates/find-dates.ts';
import { isDateLabel, tellsLength } from '../dates/shown-dates.ts';
import type { NearLine } from '../headline-lines.ts';
import { creditsIn, LINK_LEVELS, linkOf, withoutTopics } from './credit-lines.ts';
import { isRole, looksLikePerson, namesIn } from './names.ts';

/** Number of lines below the headline to search for a name. */
const MOST_BELOW = 5;

/** Returns names of persons on lines near a date, a role or the reading time. */
export function findPlainNames(page: Page, lines: readonly NearLine[], habits: DateHabits): readonly string[] {
  const below = lines
    .filter(({ distance }) => distance > 0 && distance <= MOST_BELOW + 1)
    .map((line) => withoutTopics(page, line));
  const isCredit = (text: string) =>
    tellsLength(text) ||
    isDateLabel(text) ||
    (text.length < 100 && (findDates(text, habits).length > 0 || isRole(text)));
  for (const line of below.slice(0, MOST_BELOW)) {
    const parts = creditsIn(line.text);
    const inLine = parts.some(isCredit) ? namesIn(parts.map((part) => part.replace(/(?<!\s)\s+in\s.*/, ''))) : [];
    const [person] = inLine.filter(looksLikePerson);
    if (person && parts.length > 1) return [person];
    const names = mayBeCredit(page, line) ? namesIn([line.text]) : [];
    const isNamed = names.length > 0 && names.join(' ').length >= line.text.replace(/[,&]| and /g, '').length - 2;
    const isAmongCredits = below.some(
      (other) => other !== line && isCredit(other.text) && areTogether(line, other, below),
    );
    if (isNamed && isAmongCredits && names.every(looksLikePerson)) return names;
  }
  return [];
}

/** Returns whether two lines are close, without a paragraph between them. */
function areTogether(a: NearLine, b: NearLine, lines: readonly NearLine[]): boolean {
  const [from, to] = [Math.min(a.distance, b.distance), Math.max(a.distance, b.distance)];
  const between = lines.filter(({ distance }) => distance > from && distance < to);
  return to - from <= 3 && between.every(({ text }) => text.length < LONGEST_BETWEEN);
}

const LONGEST_BETWEEN = 100;

/**
 * Returns whether a line may name an author. Headings and controls may not, nor links that run a script or lead to a
 * part of this page.
 */
function mayBeCredit(page: Page, { node }: NearLine): boolean {
  const around = page.ancestorsOf(node, LINK_LEVELS).map((id) => page.nameOf(id));
  if (around.some((name) => /^(?:h[1-6]|button|label|dt|th|nav)$/.test(name))) return false;
  const link = linkOf(page, node);
  return link === undefined || /^(?!#|javascript:|mailto:)./.test(page.attributesOf(link).href ?? '');
}
