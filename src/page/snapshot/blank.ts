const SPACE_ONLY = /^[\t\n\f\r ]*$/;

/** Returns whether a text is empty or contains only white space that HTML collapses. */
export function isBlank(text: string): boolean {
  // for most texts the first character decides, which is faster
  return !(text.charCodeAt(0) > 32) && SPACE_ONLY.test(text);
}
