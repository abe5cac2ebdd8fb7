/** Extracts names from author texts and drops everything else. */
import { hasLetter, withLetters } from '../../../shared/letters.ts';
import { foldForComparison } from '../../../shared/text.ts';
import { holds, patternWith, says } from '../../../vocabulary/match.ts';
import {
  ARTICLES,
  AUTHOR_ENDINGS,
  BEFORE_DATE,
  BEFORE_PLACE,
  ORGANISATION_NAMES,
  PARTICLES,
  REPORTERS_BEFORE,
  REPORTERS_BEHIND,
} from '../../../vocabulary/names/authors.ts';
import { ENGLISH_WEEKDAYS, SHORT_MONTHS, WEEKDAYS } from '../../../vocabulary/names/dates.ts';
import { plainText } from '../plain-text.ts';

/** Most names kept; longer lists are staff lists. */
const MOST_NAMES = 30;
const LONGEST_NAME = 60;
const MOST_WORDS = 7;
/** Longest list of names read (characters). */
const LONGEST_LIST = 3000;

/** Returns the names in a page's author texts, in order, without repetition. */
export function namesIn(raws: readonly string[]): string[] {
  const names = raws.flatMap((raw) => {
    const parts = listed(withoutExtras(plainText(raw.slice(0, LONGEST_LIST))))
      .map(withoutPlace)
      .map(withoutSmall)
      .map(withoutRole);
    // a line that does not begin with a name is not a byline
    return isName(parts[0] ?? '') ? parts.filter(isName) : [];
  });
  const byFold = new Map<string, string>();
  for (const name of names) if (!byFold.has(foldForComparison(name))) byFold.set(foldForComparison(name), name);
  return [...byFold.values()].slice(0, MOST_NAMES);
}

/** "By" and other words before a name, with a space or colon after them: "Bya" and "Von" are also names. */
const BEFORE_NAME = patternWith(
  'start',
  'beforeAuthor',
  (words) => new RegExp(`^(?:${words})(?:[(/*_·.:](?:${AUTHOR_ENDINGS})\\)?)?(?:\\s*[:：]\\s*|\\s+(?=\\S)|$)`, 'i'),
);
/** A word for the author before a capitalised name, unlike "Author information". */
const AUTHOR_WORD = withLetters(
  String.raw`^(?:[Aa]bout\s+)?(?:[Tt]he\s+)?(?:[Cc]o-?)?(?:[Aa]uthors?|[Aa]uthor\(s\)|AUTHORS?|[Cc]ontributors?)(?:\s*[:：]\s*|\s+(?=\p{Lu})|$)`,
);
/** "By" and a name without a space, from adjacent elements. */
const BY_TOUCHING = withLetters(String.raw`^(?:[Pp]osted |[Ww]ritten )?[Bb]y(?=\p{Lu}\p{Ll}+\s\p{Lu})`);
/** Words before a name that need a sign after them. */
const LABEL = patternWith('start', 'authorLabels', (words) => new RegExp(`^(?:${words})\\s*[:：/／|｜・＝]\\s*`, 'i'));

/** "记者王小明": a word for reporter before a name of 2 to 4 characters. */
const REPORTER = new RegExp(`^${REPORTERS_BEFORE}\\s*(?=[一-鿿]{2,4}(?:$|[\\s／/、，|（(]))`);
/** "홍길동 기자" */
const REPORTER_BEHIND = new RegExp(`(?<=^[一-鿿가-힣]{2,4})\\s?(?:${REPORTERS_BEHIND})(?:$|[\\s=(].*)`, 's');

/** Checks for a line that only announces a name ("By"). */
export function isByLabel(text: string): boolean {
  return text.length <= 30 && text !== '' && withoutBefore(text) === '';
}

/** Checks for a line that begins with "By" or a similar label. */
export function startsWithBy(text: string): boolean {
  return withoutBefore(text) !== text;
}

/** Returns a line without "By" or a similar label at its start. */
export function withoutBefore(text: string): string {
  return [BEFORE_NAME, AUTHOR_WORD, BY_TOUCHING, LABEL]
    .reduce((rest, pattern) => rest.replace(pattern(rest), ''), text)
    .replace(REPORTER, '')
    .trim();
}

/** E-mail addresses, links and handles, with brackets around them. */
const ADDRESS =
  /(?:[([<]\s*|(?<!\s)\s+)?(?:mailto:)?(?:(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}\.[\w.]{2,63}|https?:\/\/\S+|(?<![\w.])@\w+)\s*[)\]>]?/giu;
/** Text after a name on the same line, about something else. */
const AFTER_NAME = withLetters(
  String.raw`(?<!\s)\s+(?:[|·•–—‒―/⋅∙●»-]\s|[–—]|\((?:\p{Ll}|[^)]*\s)).*|(?<!\s)\s*[|·•│／＝].*`,
  's',
);
/** The words of a date or a count after a name: "Poe May 3", but "Poe 4 Comments". */
const THEN_DATE = patternWith('anywhere', 'afterAuthor', (words) => {
  const rest = `(?:${SHORT_MONTHS})\\p{L}*\\.?\\s+\\d|(?:(\\p{L}{3,9})\\.?\\s+(?!\\d+\\s+\\p{L}{4}))?\\d{1,4}\\b|min(?:ute)?s? read`;
  return withLetters(`[\\s,]{1,9}(?:(${words}|(${BEFORE_DATE}))(?::?$|\\s)|${rest})`, 'gi');
});
/** Other contributors after the author: "Ada Poe. Reviewed by Ben Lee". */
const THEN_OTHERS = patternWith(
  'anywhere',
  'otherParts',
  (words) => new RegExp(`[\\s.,;|/(–—-](?:${words})(?:\\s+(?:and|&)\\s+\\S+)?(?:\\s+(?:by|from)\\b|\\s*[:：])`, 'i'),
);
/** Signs at the start and end of list items and rows. */
const LEAD = withLetters(String.raw`^[\s–—•·|:/,;-]+(?=\p{L})`);
const TAIL = /(?<![\s/|,;•·–—-])[\s/|,;•·–—-]+$|\s\.$/;

/** Initials (in place of a portrait) before the name: "AP Ada Poe". */
const INITIALS = withLetters(String.raw`^(\p{Lu}{2,3})\s+(?=\p{Lu})`);

function withoutInitials(text: string): string {
  const [start = '', initials = ''] = INITIALS(text).exec(text) ?? [];
  const rest = text.slice(start.length);
  const letters = rest.split(' ', initials.length).map((word) => word[0]);
  return letters.join('') === initials ? rest : text;
}

function withoutExtras(text: string): string {
  let name = withoutInitials(text.replace(ADDRESS, ' ').trim());
  // "By author: Ada Poe"
  for (let round = 0; round < 2; round++) name = withoutBefore(name.replace(LEAD(name), ''));
  const own = withoutOthers(name);
  const alone = withoutSiteOrDay(withoutLabel(withoutDate(own.replace(AFTER_NAME(own), ''))));
  return alone.replace(TAIL, '').replace(REPORTER_BEHIND, '').trim();
}

/** Another label after a name: "Ada Poe Fotos: Ben Lee". */
const THEN_LABEL = withLetters(String.raw`\s\p{L}{1,15}\s?[:：](?:\s|(?<=：)).*`, 's');
/** Letters of scripts without capitals. */
const NO_CAPITALS = /[֐-ۿऀ-ෟ぀-鿿가-힣]/;

function withoutLabel(text: string): string {
  const before = text.replace(THEN_LABEL(text), '');
  return looksLikePerson(before) || NO_CAPITALS.test(before) ? before : text;
}

/** A site's address after a name, and the rest of the line: "Ada Poe example.com Archive". */
const THEN_SITE = /\s(?:www\.)?[\w-]+\.(?:com|net|org|[a-z]{2})(?:\s.*)?$/is;
/** Other words after a name in capitals: "ADA POE Special envoys". */
const THEN_SMALL = withLetters(String.raw`^(\p{Lu}[\p{Lu}.’'-]+(?:\s\p{Lu}[\p{Lu}.’'-]+){1,2})\s\p{Lu}\p{Ll}\S*\s.*$`);

/** Employer in capitals and job title after a name: "Ada Poe HNBC Senior Editor". */
const THEN_HOUSE = withLetters(String.raw`^(\p{Lu}\p{Ll}+\s\p{Lu}\p{Ll}+)\s(?!I+\s)\p{Lu}{3,}\s\p{Lu}\p{Ll}.*$`);
/** "Ada Poe Tuesday" */
const THEN_WEEKDAY = holds(`\\s(?:${ENGLISH_WEEKDAYS.replaceAll(' ', '|')})$`);

function withoutSiteOrDay(text: string): string {
  const before = text.replace(THEN_SITE, '');
  if (before !== text && looksLikePerson(before)) return before;
  const day = THEN_WEEKDAY.search(text);
  return day > 0 && looksLikePerson(text.slice(0, day)) ? text.slice(0, day) : text;
}

const withoutSmall = (name: string) => name.replace(THEN_SMALL(name), '$1').replace(THEN_HOUSE(name), '$1');

/** Place or employer after a name: "Ada Poe in Berlin", "Ada Poe of the Gazette". */
const THEN_PLACE = new RegExp(`\\s(?:${BEFORE_PLACE})(?:\\s|$)(?!['’]t\\s)`, 'g');

function withoutPlace(name: string): string {
  for (const { index } of name.matchAll(THEN_PLACE)) {
    if (looksLikePerson(name.slice(0, index))) return name.slice(0, index);
  }
  return name;
}

/** Removes other contributors; '' if no name precedes them ("Medically reviewed by"). */
function withoutOthers(text: string): string {
  const at = text.search(THEN_OTHERS(text));
  if (at <= 0) return text;
  const before = text.slice(0, at).replace(/(?<![\s.])[\s.]+$/, '');
  return looksLikePerson(before.replace(/(?<!\s)\s*[,;].*/s, '')) ? before : '';
}

/** Removes a date after a name, with the words that introduce it. */
function withoutDate(text: string): string {
  for (const match of text.matchAll(THEN_DATE(text))) {
    const before = text.slice(0, match.index);
    // the number of a note: "Ada Poe 1"
    const whole = `${before} ${match[3] ?? ''}`;
    if (match[3] !== undefined && !before.includes(' ') && isWholeName(whole, match[3])) return whole;
    if (isEnd(before, match, text.slice(match.index + match[0].length))) return before;
  }
  return text;
}

/**
 * Checks for a whole name whose last word looks like part of a date: in capitals, a family name may look like a month.
 */
function isWholeName(name: string, last: string): boolean {
  return looksLikePerson(name) || (CAPITALS(last).test(last) && PERSON(name).test(name) && !DATE_WORD.test(last));
}

/**
 * Checks that a name ends before a match: short words may be part of a name ("White on Rice", "May El Sheikh",
 * "Audiophile ON").
 */
function isEnd(before: string, [, word, lead]: readonly (string | undefined)[], rest: string): boolean {
  if (word === undefined || word.length > 4) return true;
  const isDate = rest === '' ? !lead : /^[^\s\d]*(?:\s[^\s\d]*)?\d/.test(rest) || DATE_WORD.test(rest);
  return word === word.toLowerCase() && (isDate || looksLikePerson(before));
}

const AND_BETWEEN = patternWith(
  'anywhere',
  'and',
  (words) => new RegExp(`(?<!\\s)\\s+(?:${words}|\\+)\\s+|(?:(?<!\\s)\\s+)?&\\s*`, 'i'),
);
const COMMA = patternWith(
  'anywhere',
  'and',
  (words) => new RegExp(`(?:(?<!\\s)\\s+)?[,;、，；،]\\s*(?:(?:${words})\\s+|&\\s*)?`, 'i'),
);

/** Splits a list of names, without the roles and degrees after a name. */
function listed(text: string): string[] {
  const [first = '', ...rest] = text.split(COMMA(text));
  const others = rest.flatMap((part) => part.split(AND_BETWEEN(part)));
  const role = others.findIndex((part) => ROLE.test(part));
  // text after a role belongs to it: "Director, Content & Marketing"
  const named = role < 0 ? others : others.slice(0, role);
  const all = first.split(AND_BETWEEN(first));
  const isPerson = looksLikePerson(withoutRole(all[0] ?? ''));
  const more = named.filter((part) => !DEGREE.test(part) && !(isPerson && isHouse(part)));
  const pieces = all.filter((piece, at) => at === 0 || !isPerson || !AGENCY.test(piece));
  // "Bed Bath and Beyond" and "Salt & Straw" are one name; people's names have at least two words
  const isList = more.length > 0 || pieces.every((piece) => /\S\s+\S/.test(piece));
  return [...(isList || pieces.length === 1 ? pieces : [first]), ...more].map((piece) => piece.trim());
}

/** Letters after a name: degrees, orders, licences, "MD at the Harbour Clinic". */
const DEGREE =
  /^[A-Z]{2,5}\s[a-z(]|^(?:[A-Z][A-Za-z]{0,3}\.?){1,5}$|^[A-Z]{1,7}(?:[-/®\s]+[A-Z\d]{1,6})*$|^(?:Ph|Psy|Ed|Pharm)\.? ?D\.?$|^(?:Esq|Jr|Sr|MSc|BSc|LL[BM])\.?$/u;
/** A newsroom after a name: "Ada Poe, Harbour News". */
const NEWSROOM = holds(`(?:^|\\s)(?:${ORGANISATION_NAMES})(?:\\s|$)`);
/** "dpa", "AFP" */
const AGENCY = /^(?:[a-z]{3,4}|[A-Z]{2,5})$/;
/**
 * Checks for a part after a person that is not a name: a single word is a place or an agency, a part that begins with
 * an acronym is a newsroom, and long lower-case words are a job.
 */
const isHouse = (part: string) => NEWSROOM.test(part) || HOUSE.test(part.trim()) || /\s[a-z]{7,}/.test(part);
const HOUSE = new RegExp(`^(?:\\S+|(?:[A-Z]{3,5}|${ARTICLES})\\s.*)$`);
const ROLE = says('anywhere', 'roles');
const TEAM = says('anywhere', 'teams');

/** Texts of templates and systems in place of a name. */
const NOBODY_NAMED = says('whole', 'nobody', 'teams', 'afterAuthor');
const LABEL_OF_LINK = says('start', 'noNameStarts');
const DATE_WORD = holds(`^(?:(?:${SHORT_MONTHS})\\.?(?: \\d+)?|${WEEKDAYS})$`);
const SENTENCE = patternWith('anywhere', 'sentenceVerbs', (words) => new RegExp(`\\s(?:${words})\\s`));
/** Signs of something other than a name: templates, addresses, sentences. */
const NO_NAME = withLetters(
  String.raw`^[^\p{L}\p{N}'’]|[{}<>\[\]=%$#!?…"“”*]|\p{L}[._]\p{L}+[._]\p{L}+[._]\p{L}|:\s|\d:\d|\p{L}{3}\.\s|\p{L}{4}\.$|\s[Bb]y\s|[:：]$|[：＝。]|[\u3040-\u30ff\u4e00-\u9fff]{16}|^(?:${BEFORE_DATE})(?:\s|$)`,
);

/** Most words of a name with a role attached. */
const MOST_GLUED = 8;

/** Removes a role attached to a person's name: "Political Reporter Ada Poe", "Ada Poe Senior Reporter". */
function withoutRole(name: string): string {
  const words = name.split(' ');
  if (words.length < 3 || words.length > MOST_GLUED || TEAM.test(name)) return name;
  if (NEWSROOM.test(name) || looksLikePerson(name)) return name;
  const role = words.findLastIndex((word) => ROLE.test(word));
  if (role < 0) return name;
  const isLast = role === words.length - 1 && words.length > 3;
  const person = isLast ? words.slice(0, /^.\.?$/.test(words[1] ?? '') ? 3 : 2) : words.slice(role + 1);
  const before = words.slice(
    0,
    words.findIndex((word) => ROLE.test(word)),
  );
  return [person, before].map((part) => part.join(' ')).find(looksLikePerson) ?? name;
}

/** Checks for a person's role, not a team; elements with an author class may hold one. */
export function isRole(text: string): boolean {
  return ROLE.test(text) && !TEAM.test(text);
}

function isName(name: string): boolean {
  const words = name.split(/\s+/).length;
  if (name === '' || name.length > LONGEST_NAME || words > MOST_WORDS || !hasLetter(name)) return false;
  if (NO_NAME(name).test(name) || SENTENCE(name).test(name)) return false;
  return ![NOBODY_NAMED, LABEL_OF_LINK, DATE_WORD].some((pattern) => pattern.test(name));
}

/** Shape of a person's name: two to four capitalised words, with particles between them. */
const PERSON = withLetters(
  String.raw`^\p{Lu}[\p{L}\p{M}.’'-]*(?:\s(?:${PARTICLES}))*(?:\s\p{Lu}[\p{L}\p{M}.’'-]*){1,3}$`,
);
const CAPITALS = withLetters(String.raw`^\p{Lu}+$`);

/** Checks for a text that, where credits are expected, is almost certainly a person's name. */
export function looksLikePerson(name: string): boolean {
  const letters = name.replace(/\W/g, '');
  return PERSON(name).test(name) && !CAPITALS(letters).test(letters) && !isRole(name);
}
