/**
 * jusText 3.0.2 with the parameters of the article extraction benchmark (J. Pomikálek: "Removing Boilerplate and
 * Duplicate Content from Web Corpora", PhD thesis, Masaryk University 2011; docs/specs/justext.md).
 */

import type { PageSnapshot } from '../../page/snapshot/types.ts';
import { STOP_WORDS as OTHER_LANGUAGES } from '../steps/newspaper/stop-words.ts';
import { pageLanguage, stopList } from '../steps/page-language.ts';
import { algorithmOf } from '../steps/selection.ts';
import type { Population, TraceEntry } from '../types.ts';
import { type ClassifiedParagraph, classify } from './classify.ts';
import { cutParagraphs } from './paragraphs.ts';

export default algorithmOf('justext', (snapshot, population) => {
  const classified = classify(cutParagraphs(snapshot, population), stopWordsOf(snapshot, population));
  const good = classified.filter(isGood).map(({ paragraph }) => paragraph);
  return {
    marks: good.flatMap(({ nodes }) => nodes.map((node) => ({ node, role: 'body' }))),
    text: good.map(({ text }) => text).join(' '),
    trace: classified.map(explain),
  };
});

function isGood(paragraph: ClassifiedParagraph): boolean {
  return paragraph.class === 'good';
}

function explain(classified: ClassifiedParagraph): TraceEntry {
  const { paragraph, step, reason } = classified;
  return { step, node: paragraph.start, kept: isGood(classified), reason };
}

/**
 * Stop words by language, separated by spaces. From miso-belica/jusText, justext/stoplists/English.txt, lower-cased and
 * de-duplicated (BSD-2-Clause, see LICENSE beside this file). Made by `node scripts/pack/stop-words.mjs` from a JSON
 * file with these words; do not edit.
 */
export const STOP_WORDS: Readonly<Record<string, string>> = {
  English:
    '"the (born (the a able about according across after again against age air album all almost along also although american among an and announced another any appeared appointed approximately april are area army around as at august australian available average back band based be became because become been before began being best between book born both british building built business but by called came can canadian career century character children church city close club college common community company considered continued control could council country county county, created current currently david day days de death december described designed developed development did died different district do does down due during each early east either elected end english established european even eventually every family famous father featured features february few field film final first five followed following football for form formed former found founded four french from full further game games gave general george german get given good government great group had has have having he head held help her high him himself his history history. home house how however, i if important in include included includes including income indian international into is it its james january japanese john joined july june just king known land large largest last late later law lead leading league led left less life life. like line live living local located london long lost made main major make making many march married may member members men miles military million modern more most moved much music must name named national near never new next no north not november now number october of off official often old on once one only open opened or order original originally other out over own part party people per performed period place play played player playing point political popular population position power president produced production professional program public published radio rather received record recorded released remained research result returned right river robert role royal run said same san school season second see seen sent september series served service set several she short should show side signed similar since single site six small so social sold some son song south special species st. started state states station still story students such support system take taken team television term than that the their them then there these they third this those though three through throughout time time, times title to together took top total town two u.s. under united university until up upon us use used using usually various version very village war was water way we well went were west western what when where which while who will william with within without won work worked working works world would written wrote year years years, years. york you young',
};

const ENGLISH = 'en';

/**
 * Returns jusText's English stop words or, on a rendered page in another language, newspaper4k's
 * (docs/specs/justext.md, "Deviations"). jusText's list has words such as "time,", because words keep punctuation.
 */
function stopWordsOf(snapshot: PageSnapshot, population: Population): ReadonlySet<string> {
  const language = population === 'source' ? null : pageLanguage(snapshot);
  const isOther = language !== null && language !== ENGLISH && Object.hasOwn(OTHER_LANGUAGES, language);
  return isOther ? stopList(OTHER_LANGUAGES, language).words : new Set(STOP_WORDS.English?.split(' '));
}
