/** Short lines that say what comes after them, in the words that the model has learnt. */
import type { ModelView } from '../page/model-view.ts';
import { purposeBit } from '../page/phrases.ts';

const COMMENTS = /* @__PURE__ */ (() => purposeBit('comment'))();
const RELATED = /* @__PURE__ */ (() => purposeBit('related'))();
const LONGEST = 8;

/** "12 comments", or "Comments" as a heading. */
export function announcesComments({ text, purposes, headingLevel }: ModelView, block: number): boolean {
  if (((purposes[block] as number) & COMMENTS) === 0 || (text.words[block] as number) > LONGEST) return false;
  return (headingLevel[block] as number) > 0 || text.digitWords[block] !== 0 || text.words[block] === 1;
}

/** "Related posts" as a heading. */
export function announcesRelated({ text, purposes, headingLevel }: ModelView, block: number): boolean {
  const isHeading = (headingLevel[block] as number) > 0 && (text.words[block] as number) <= LONGEST;
  return isHeading && ((purposes[block] as number) & RELATED) !== 0;
}
