/** Hangul, the scripts of Chinese and Japanese and their punctuation, and wide Latin. */
const WIDE = /[\u1100-\u115F\u2E80-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFF01-\uFF60]/g;

/** Returns the approximate width of a text (columns); a Chinese character takes two. */
export const columnsOf = (text: string): number => text.length + (text.match(WIDE)?.length ?? 0);
