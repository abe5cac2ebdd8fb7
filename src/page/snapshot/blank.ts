const SPACE_ONLY = /^[\t\n\f\r ]*$/;

/** Nothing but white space that HTML collapses. */
export function isBlank(text: string): boolean {
  // most texts are told by their first character
  return !(text.charCodeAt(0) > 32) && SPACE_ONLY.test(text);
}
