/** Facts about the elements of a page, computed once, and the words in an element's class and id ("stems"). */
import { facet, type Page } from '../../page/page.ts';
import { countsAt, subtreeSums } from '../../page/subtrees.ts';
import { textsOf } from '../../page/texts.ts';
import { countWords } from '../../shared/count-words.ts';
import { memoised } from '../../shared/memoised.ts';
import { holds } from '../../vocabulary/match.ts';
import { BUILD_MARKS, TOPIC_NAMES } from '../../vocabulary/names/parts.ts';
import { LONGEST_STEM, MOST_STEMS } from './types.ts';

export const viewOf = facet((page: Page) => {
  const { language } = page.snapshot.metadata;
  const words = countsAt(page, textsOf(page), (id) => countWords(page.textOf(id), language));
  const stems = memoised((given: string): readonly string[] => stemsOf(given).slice(0, MOST_STEMS).sort());
  return {
    wordsIn: subtreeSums(page, words),
    /** Returns the number of visible pictures and media players in a subtree. */
    mediaIn: subtreeSums(page, countsAt(page, visibleMedia(page))),
    /** Returns the words of an element's class and id, sorted. */
    stemsAt: (element: number) => stems(namesGiven(page, element)),
  };
});

/** Returns the ids of the visible pictures and media players, ascending. */
export function visibleMedia(page: Page): number[] {
  const nodes = page.snapshot.media.map(({ node }) => node);
  return nodes.filter((node) => page.isVisible(node)).sort((a, b) => a - b);
}

/** The nodes of the article before any correction. */
export interface KeptNodes {
  /** Ids of text nodes, and of elements without text such as pictures; ascending. */
  readonly nodes: readonly number[];
  readonly words: number;
  wordsIn(node: number): number;
}

export function keptText(page: Page, kept: Iterable<number>): KeptNodes {
  const nodes = [...new Set(kept)].filter((id) => id >= 0 && id < page.nodes.size).sort((a, b) => a - b);
  const texts = nodes.filter((id) => page.isText(id));
  const wordsIn = subtreeSums(page, countsAt(page, texts, viewOf(page).wordsIn));
  return { nodes, words: wordsIn(0), wordsIn };
}

/** Returns the number of words in the text nodes among `nodes`; a repeated node counts once. */
export function wordsOf(page: Page, nodes: Iterable<number>): number {
  const { wordsIn } = viewOf(page);
  return [...new Set(nodes)].reduce((sum, node) => sum + (page.isText(node) ? wordsIn(node) : 0), 0);
}

export const OUTERMOST: ReadonlySet<string> = new Set(['html', 'body']);

/** Names with more parts (`a-b-c` has 3) are ignored as probable headlines, except names in BEM style (`__`, `--`). */
const MOST_PARTS = 4;
/** Longest class or id that a person would write (characters); longer ones are ignored. */
const LONGEST_NAME = 60;
/** Maximum number of characters that are read from a class or id attribute, so that a huge one takes little time. */
const LONGEST_LIST = 1000;
/** Beside a generated part, words of at most this many letters are dropped as a build tool's prefix (`abc-1x2y3z`). */
const LONGEST_MARK = 3;
/**
 * A word with at most this many letters is too short to judge, and counts as real. Words joined by capitals (`bdVaJa`)
 * count as generated if they have fewer letters on average.
 */
const LONGEST_UNJUDGED = 4;

const NAMES_TOPIC = holds(`^(?:${TOPIC_NAMES})[_-]`);
const IS_BUILT = holds(`^(?:${BUILD_MARKS})[-\\d]`);
const SPACE = /\s+/;
const SEPARATOR = /[^A-Za-z\d\u00c0-\uffff]+/;
/** Splits `relatedPosts` and `HTMLBlock` into two words each. */
const CAMEL = /(?<=[a-z])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/;
const LETTERS = /^[a-z\u00e0-\uffff]+$/;
const NUMBERED = /^([a-z]+)\d{1,6}$/;
const VOWELS = /[aeiouy\u00e0-\uffff]/g;
const CONSONANT_RUN = /[b-df-hj-np-tv-xz]{5}/;
/** Letter pairs that are rare in languages with Latin script, but common in random strings. */
const ODD_PAIR =
  /q[^u]|[jvwx][bcdfgjkmnpqtvwxz]|[bcdfghjkmpqtvw][jqx]|z[bcdfgjknpqrstvwx]|[fghkpz][vwz]k?|hx|kz|[bdgkpt]q/;

/**
 * Returns the distinct words of a class or id. Drops what differs on other pages or after the site's next build:
 * generated parts, and the article's topic, author or id (`category-politics`).
 */
export function stemsOf(value: string): readonly string[] {
  return [...new Set(value.slice(0, LONGEST_LIST).split(SPACE).flatMap(stemsOfName))];
}

function stemsOfName(name: string): readonly string[] {
  if (name === '' || name.length > LONGEST_NAME || NAMES_TOPIC.test(name)) return [];
  const written = name.split(SEPARATOR).filter((part) => part !== '');
  if (written.length > MOST_PARTS && !name.includes('__') && !name.includes('--')) return [];
  // drops a build tool's prefix and the part after it (`css-abode`), which without a hyphen are one part (`jsx123`)
  const parts = (IS_BUILT.test(name) ? written.slice(name.includes('-') ? 2 : 1) : written).map(stemsOfPart);
  const isMadeUp = parts.some((stems) => stems === null);
  return parts.flatMap((stems) => stems ?? []).filter((stem) => stem.length > (isMadeUp ? LONGEST_MARK : 1));
}

/** Returns the words of one part of a class or id (the text between two separators); null if the part is generated. */
function stemsOfPart(part: string): readonly string[] | null {
  if (isNumber(part)) return [];
  const words = part.split(CAMEL).map((word) => word.toLowerCase());
  // people write a few long words, but build tools generate many short ones (`bdVaJa`)
  if (words.length > 1 && part.length < words.length * LONGEST_UNJUDGED) return null;
  const stems = words.map((word) => NUMBERED.exec(word)?.[1] ?? word);
  const isReal = (stem: string) => LETTERS.test(stem) && stem.length <= LONGEST_STEM && !looksRandom(stem);
  return stems.every(isReal) ? stems : null;
}

const isNumber = (part: string) => /^\d+$/.test(part);

/** Returns whether a word has sequences of letters that real words do not have. */
function looksRandom(word: string): boolean {
  if (word.length <= LONGEST_UNJUDGED) return false;
  const vowels = word.match(VOWELS)?.length ?? 0;
  return vowels === 0 || CONSONANT_RUN.test(word) || ODD_PAIR.test(word);
}

/** Elements whose id is ignored, because it is often made from their text, as in headings. */
const SAYS_ITS_TEXT = /^(?:h[1-6]|a|section|li|dt|p|span)$/;

/** Returns the text of an element's class and id. Omits an id that is probably made from the element's text. */
function namesGiven(page: Page, element: number): string {
  const { class: className = '', id = '' } = page.attributesOf(element);
  return SAYS_ITS_TEXT.test(page.nameOf(element)) ? className : `${className} ${id}`;
}
