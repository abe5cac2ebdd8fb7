import type { PageSnapshot } from '../../page/snapshot/types.ts';
import { STOP_WORDS as OTHER_LANGUAGES } from '../steps/newspaper/stop-words.ts';
import { pageLanguage } from '../steps/page-language.ts';
import { type StopList, stopList } from '../steps/stop-list.ts';
import type { Population } from '../types.ts';
import { STOP_WORDS } from './stop-words.ts';

const ENGLISH = 'en';

/**
 * Returns jusText's English list, in lower case (it includes words with punctuation at their ends: "time,"). The
 * rendered page in another language uses newspaper4k's list of that language; the published run used English for every
 * page.
 */
export function stopListOf(snapshot: PageSnapshot, population: Population): StopList {
  const language = population === 'source' ? null : pageLanguage(snapshot);
  const isOther = language !== null && language !== ENGLISH && Object.hasOwn(OTHER_LANGUAGES, language);
  return isOther
    ? stopList(OTHER_LANGUAGES, language)
    : { language: ENGLISH, words: new Set(STOP_WORDS.English?.split(' ')) };
}
