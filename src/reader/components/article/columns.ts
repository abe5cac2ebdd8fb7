/** Hangul, the scripts of Chinese and Japanese and their punctuation, and wide Latin. */
const WIDE = /[\u1100-\u115F\u2E80-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFF01-\uFF60]/g;

/** About how much room a text takes in a line: a character of Chinese takes that of two. */
export const columnsOf = (text: string): number => text.length + (text.match(WIDE)?.length ?? 0);
