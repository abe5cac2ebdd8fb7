const SPACE_ONLY = /^[\t\n\f\r ]*$/;

/** Returns whether a text has only white space that HTML collapses. */
export function isBlank(text: string): boolean {
  // faster: the first character decides for most texts
  return !(text.charCodeAt(0) > 32) && SPACE_ONLY.test(text);
}
