/** Fills in the variables of a pattern for file names, such as `{date} {title}`. */

export interface NameValues {
  title: string;
  author: string;
  site: string;
  date: string;
}

export const DEFAULT_PATTERN = '{date} {title}';

const VARIABLE = /(\{[a-z]+\})/;
const FIRST_SEPARATORS = /^[\s\-_–—·,.;:|/+~&]+/;
const LAST_SEPARATORS = /(?<![\s\-_–—·,.;:|/+~&])[\s\-_–—·,.;:|/+~&]+$/;
const BRACKETS: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };

/**
 * Replaces the variables of a pattern by their values; unknown variables stay. Removes the brackets around an empty
 * value, and one of the separators next to it.
 */
export function fillPattern(pattern: string, values: NameValues): string {
  let text = '';
  let gap = '';
  let isCut = false;
  for (const part of pattern.split(VARIABLE)) {
    const name = part.slice(1, -1);
    const value = Object.hasOwn(values, name) && VARIABLE.test(part) ? values[name as keyof NameValues] : null;
    if (value === null) gap = isCut ? join(gap, part) : gap + part;
    else if (value === '') isCut = true;
    else {
      text += (isCut && text === '' ? gap.replace(FIRST_SEPARATORS, '') : gap) + value;
      gap = '';
      isCut = false;
    }
  }
  return text + (isCut ? gap.replace(LAST_SEPARATORS, '') : gap);
}

/** Joins the texts before and after an empty value; drops the brackets around the value and a repeated separator. */
function join(before: string, after: string): string {
  const [left, right] = [before.trimEnd(), after.trimStart()];
  const closing = BRACKETS[left.slice(-1)];
  if (closing !== undefined && right.startsWith(closing)) return join(left.slice(0, -1), right.slice(1));
  return LAST_SEPARATORS.test(before) ? before + after.replace(FIRST_SEPARATORS, '') : before + after;
}
