/**
 * What a page's authors call a box, as words: without what a build tool or a content system has made up, which is another
 * on the next page or after the next build, and without what tells what the page is about.
 */
import type { Page } from '../../page/page.ts';
import { holds } from '../../vocabulary/match.ts';
import { BUILD_MARKS, TOPIC_NAMES } from '../../vocabulary/names/made-up.ts';
import { LONGEST_STEM, MOST_STEMS } from './types.ts';

/** A name of more words is an address made of a headline. */
const MOST_PARTS = 4;
/** What is written longer is no name that a person gave. */
const LONGEST_NAME = 60;
const LONGEST_LIST = 1000;
/** Beside something made up, a shorter part is the mark of the tool that did: `css-1x2y3z`, `sc-bdVaJa`. */
const LONGEST_MARK = 3;
/** A part of so few letters may be anything. */
const SHORTEST_JUDGED = 4;

const NAMES_TOPIC = holds(`^(?:${TOPIC_NAMES})[_-]`);
const IS_BUILT = holds(`^(?:${BUILD_MARKS})[-\\d]`);
const SPACE = /\s+/;
const SEPARATOR = /[^A-Za-z\d\u00c0-\uffff]+/;
/** `relatedPosts` and `HTMLBlock` are two words each. */
const CAMEL = /(?<=[a-z])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/;
const LETTERS = /^[a-z\u00e0-\uffff]+$/;
const NUMBERED = /^([a-z]+)\d{1,6}$/;
const VOWELS = /[aeiouy\u00e0-\uffff]/g;
const CONSONANT_RUN = /[b-df-hj-np-tv-xz]{5}/;
/** Pairs of letters that begin hardly any syllable of any language in Latin letters, and that chance makes often. */
const ODD_PAIR =
  /q[^u]|[jvwx][bcdfgjkmnpqtvwxz]|[bcdfghjkmpqtvw][jqx]|z[bcdfgjknpqrstvwx]|[fghkpz][vwz]k?|hx|kz|[bdgkpt]q/;

/** Stems of a class or id, each once; in the order in which they stand there. */
export function stemsOf(value: string): readonly string[] {
  const stems = new Set<string>();
  for (const name of value.slice(0, LONGEST_LIST).split(SPACE)) for (const stem of stemsOfName(name)) stems.add(stem);
  return [...stems];
}

function stemsOfName(name: string): readonly string[] {
  if (name === '' || name.length > LONGEST_NAME || NAMES_TOPIC.test(name)) return [];
  const written = name.split(SEPARATOR).filter((part) => part !== '');
  if (written.length > MOST_PARTS && !name.includes('__') && !name.includes('--')) return [];
  // what stands behind the mark is made up, though it may look like a word
  const parts = (IS_BUILT.test(name) ? written.slice(name.includes('-') ? 2 : 1) : written).map(stemsOfPart);
  const isMadeUp = parts.some((stems) => stems === null);
  return parts.flatMap((stems) => stems ?? []).filter((stem) => stem.length > (isMadeUp ? LONGEST_MARK : 1));
}

/** The words of a part between separators; null where it is made up. */
function stemsOfPart(part: string): readonly string[] | null {
  if (isNumber(part)) return [];
  const words = part.split(CAMEL).map((word) => word.toLowerCase());
  // a person writes a few long words, chance writes short ones: bdVaJa
  if (words.length > 1 && part.length < words.length * SHORTEST_JUDGED) return null;
  const stems: string[] = [];
  for (const word of words) {
    const stem = NUMBERED.exec(word)?.[1] ?? word;
    if (!LETTERS.test(stem) || stem.length > LONGEST_STEM || looksRandom(stem)) return null;
    stems.push(stem);
  }
  return stems;
}

const isNumber = (part: string) => /^\d+$/.test(part);

/** Whether letters stand beside each other as in no word. */
function looksRandom(word: string): boolean {
  if (word.length <= SHORTEST_JUDGED) return false;
  const vowels = word.match(VOWELS)?.length ?? 0;
  return vowels === 0 || CONSONANT_RUN.test(word) || ODD_PAIR.test(word);
}

const NONE: readonly string[] = [];

/** The id of these is made of what they say. */
const SAYS_ITS_TEXT = /^(?:h[1-6]|a|section|li|dt|p|span)$/;

/** Stems of what an element is called, ascending. */
export function elementStems(
  page: Page,
  element: number,
  stems: (value: string) => readonly string[],
): readonly string[] {
  const { class: className = '', id = '' } = page.attributesOf(element);
  if (className === '' && id === '') return NONE;
  const fromId = id === '' || SAYS_ITS_TEXT.test(page.nameOf(element)) ? NONE : stems(id);
  return [...new Set([...stems(className), ...fromId])].slice(0, MOST_STEMS).sort();
}
