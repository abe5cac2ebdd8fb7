const SPACE_RUN = /[\t\n\f\r ]+/g;
/** Anything that collapsing would change; most text nodes have none. */
const NEEDS_COLLAPSING = /[\t\n\f\r]| {2}/;

/** White space as HTML collapses it: no-break spaces are not white space. */
export function collapseSpace(text: string): string {
  return NEEDS_COLLAPSING.test(text) ? text.replace(SPACE_RUN, ' ') : text;
}

/** True for text that the browser shows as nothing but a gap. */
export function isSpaceOnly(text: string): boolean {
  return /^[\t\n\f\r ]*$/.test(text);
}

/** Letters and digits only, in lower case: for "is this the same headline?". */
export function foldForComparison(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
