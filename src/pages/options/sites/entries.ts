/** Builds the list of sites: what is remembered about each, and whether its articles open automatically. */
import { algorithmInfos } from '../../../algorithms/index.ts';
import type { GivenRole } from '../../../article/corrections/types.ts';
import { counted, type MessageKey, message } from '../../../platform/wording/message.ts';
import { emptyMemory, isEmptyMemory } from '../../../store/remembered/site-memory.ts';
import type {
  BoxPlace,
  BoxSignature,
  Content,
  Signature,
  SiteChoices,
  SiteMemory,
} from '../../../store/remembered/types.ts';
import { DEFAULT_APPEARANCE } from '../../../store/settings/appearance.ts';
import { SETTINGS, valueInWords } from '../../../store/settings/table.ts';
import type { Appearance } from '../../../store/settings/types.ts';
import { hostOf, type SitePattern, siteOf, sitePatternOf } from '../../../store/sites/sites.ts';

export interface Entry {
  readonly site: string;
  /** What is remembered for the site; empty if the site is listed only because its articles open automatically. */
  readonly memory: SiteMemory;
  /** Patterns of the addresses that open automatically: `http:` and `https:`, each with and without "www.". */
  readonly always: readonly SitePattern[];
}

/**
 * Returns the entries sorted by site, also of sites without stored data. Each entry has all patterns of its host,
 * because data can be stored for a single port of a host, but a site pattern has no port.
 */
export function entriesOf(memories: readonly SiteMemory[], always: readonly SitePattern[]): readonly Entry[] {
  const known = new Set(memories.map(({ site }) => withoutPort(site)));
  const others = new Set(always.map(siteOfPattern).filter((site) => !known.has(site)));
  const entries = [...memories, ...[...others].map(emptyMemory)].map((memory) => ({
    site: memory.site,
    memory,
    always: always.filter((pattern) => siteOfPattern(pattern) === withoutPort(memory.site)),
  }));
  return entries.sort((one, other) => one.site.localeCompare(other.site, 'en'));
}

/** Returns what is remembered about the sites, except permissions. Undo can restore the returned data. */
export function memoriesOf(entries: readonly Entry[]): readonly SiteMemory[] {
  return entries.map(({ memory }) => memory).filter((memory) => !isEmptyMemory(memory));
}

export function patternsOf(entries: readonly Entry[]): readonly SitePattern[] {
  return [...new Set(entries.flatMap(({ always }) => always))];
}

/** Returns the site that the user typed, as a name ("example.org") or as an address; '' if the text is neither. */
export function siteNamed(text: string): string {
  const typed = text.trim();
  const pattern = sitePatternOf(typed.includes('://') ? typed : `https://${typed}`);
  return pattern && /[.:]/.test(hostOf(pattern)) ? siteOfPattern(pattern) : '';
}

/** Returns the site of a pattern; its host if this contains a character that `siteOf` does not accept, such as "~". */
const siteOfPattern = (pattern: SitePattern): string => siteOf(pattern.slice(0, -1)) || hostOf(pattern);

const withoutPort = (site: string) => site.replace(/:\d+$/, '');

export function choicesInWords(memory: SiteMemory): readonly { choice: keyof SiteChoices; words: string }[] {
  const { algorithm, comments, appearance, never } = memory;
  const all: readonly { choice: keyof SiteChoices; words: string }[] = [
    { choice: 'algorithm', words: algorithm === undefined ? '' : message('rememberedReadWith', labelOf(algorithm)) },
    {
      choice: 'comments',
      words: comments === undefined ? '' : message(comments ? 'rememberedComments' : 'rememberedNoComments'),
    },
    { choice: 'appearance', words: appearance ? appearanceInWords(appearance) : '' },
    { choice: 'never', words: never ? message('rememberedNever') : '' },
  ];
  return all.filter(({ words }) => words !== '');
}

const labelOf = (algorithm: string) => algorithmInfos.find(({ id }) => id === algorithm)?.label ?? algorithm;

/** Describes an appearance by the values that differ from the defaults; if none differs, by all remembered values. */
function appearanceInWords(appearance: Partial<Appearance>): string {
  const keys = Object.keys(appearance) as (keyof Appearance)[];
  const changed = keys.filter((key) => appearance[key] !== DEFAULT_APPEARANCE[key]);
  return (changed.length > 0 ? changed : keys)
    .map((key) => `${message(SETTINGS[key].label)}: ${valueInWords(SETTINGS[key], appearance[key])}`)
    .join(', ');
}

/** Says how to turn automatic opening on again. There is no Undo, because Lectern must ask for the permission. */
export const switchedOffNews = (site: string): string => message('rememberedSwitchedOff', site);

export function forgottenNews(entries: readonly Entry[]): string {
  const [first] = entries;
  const one = entries.length === 1 ? first?.site : undefined;
  const wereAlwaysRead = patternsOf(entries).length > 0;
  const hasMemories = memoriesOf(entries).length > 0;
  if (!wereAlwaysRead) return one ? message('rememberedGone', one) : counted('rememberedAllGone', entries.length);
  if (one && !hasMemories) return switchedOffNews(one);
  const news = one ? message('rememberedGoneAndGiven', one) : counted('rememberedAllGoneAndGiven', entries.length);
  return `${news} ${message(hasMemories ? 'rememberedNoPermissionBack' : 'rememberedAskAgain')}`;
}

export function broughtBackNews(forgotten: readonly Entry[]): string {
  return message(patternsOf(forgotten).length === 0 ? 'rememberedAgain' : 'rememberedAgainButAlways');
}

const CONTENT_NAMES: Readonly<Record<Content, [one: MessageKey, many: MessageKey]>> = {
  text: ['boxText', 'boxTextMany'],
  heading: ['boxHeading', 'boxHeadingMany'],
  list: ['boxList', 'boxListMany'],
  table: ['boxTable', 'boxTableMany'],
  picture: ['boxPicture', 'boxPictureMany'],
  quote: ['boxQuote', 'boxQuoteMany'],
  code: ['boxCode', 'boxCodeMany'],
  form: ['boxForm', 'boxFormMany'],
  mixed: ['boxMixed', 'boxMixedMany'],
};

const TREATED: Readonly<Record<GivenRole, MessageKey>> = {
  body: 'treatsAsText',
  headline: 'treatsAsHeadline',
  byline: 'treatsAsByline',
  caption: 'treatsAsCaption',
  comment: 'treatsAsComment',
};

/** Returns a description such as "Removes a list after the text, called “related posts”". */
export function signatureInWords(signature: Signature): string {
  const boxes = signature.boxes.map(boxInWords);
  const [first = ''] = boxes;
  const what = boxes.length === 1 ? first : counted('boxAndMore', boxes.length - 1, first);
  switch (signature.kind) {
    case 'remove':
      return message('rememberedRemoves', what);
    case 'keep':
      return message('rememberedKeeps', what);
    case 'role':
      return message(TREATED[signature.role], what);
    case 'container':
      return called(message('rememberedPart'), signature.boxes[0]);
  }
}

function boxInWords(box: BoxSignature): string {
  const [one, many] = CONTENT_NAMES[box.content];
  return called(message(PLACES[box.place], message(box.isMany ? many : one)), box);
}

const PLACES: Readonly<Record<BoxPlace, MessageKey>> = {
  before: 'boxBefore',
  inside: 'boxInText',
  after: 'boxAfter',
  beside: 'boxBeside',
};

const SHOWN_NAMES = 3;

function called(what: string, box: BoxSignature | undefined): string {
  const names = box?.names.slice(0, SHOWN_NAMES).join(' ') ?? '';
  return names === '' ? what : message('boxCalled', what, names);
}
