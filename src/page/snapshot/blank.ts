const SPACE_ONLY = /^[\t\n\f\r ]*$/;

/** Whether a text has only white space that HTML collapses. */
export function isBlank(text: string): boolean {
  // For most texts the first character decides.
  return !(text.charCodeAt(0) > 32) && SPACE_ONLY.test(text);
}
