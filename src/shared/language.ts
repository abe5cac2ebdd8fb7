/** Returns the canonical form of a language tag; '' if it is invalid. */
export function canonicalLanguage(tag: string): string {
  try {
    return tag === '' ? '' : (Intl.getCanonicalLocales(tag)[0] ?? '');
  } catch {
    // RangeError: some pages declare invalid languages such as "english" or "xx_YY"
    return '';
  }
}
