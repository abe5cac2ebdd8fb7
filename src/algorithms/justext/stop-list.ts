import { STOP_WORDS } from './stop-words.ts';

/** The English list, in lower case; words with punctuation at their ends are in it ("time,"). */
export function stopList(): ReadonlySet<string> {
  return new Set(STOP_WORDS.English?.split(' '));
}
