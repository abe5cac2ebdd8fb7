import { hasLetter, withLetters } from '../../../shared/letters.ts';
import { plainText } from '../../../shared/plain-text.ts';
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

/** Maximum number of authors; a longer list names the site's staff. */
const MOST_NAMES = 30;
/** Longest name (characters). */
const LONGEST_NAME = 60;
const MOST_WORDS = 7;
/** Only this many characters at the start of a text are searched for names. */
const LONGEST_LIST = 3000;

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

/** Matches "By" and the like before a name. A space or colon must follow: names may begin with "By", too ("Byron"). */
const BEFORE_NAME = patternWith(
  'start',
  'beforeAuthor',
  (words) => new RegExp(`^(?:${words})(?:[(/*_·.:](?:${AUTHOR_ENDINGS})\\)?)?(?:\\s*[:：]\\s*|\\s+(?=\\S)|$)`, 'i'),
);
/** The word "author" or "contributor" before a capitalised name. Does not match "Author information". */
const AUTHOR_WORD = withLetters(
  String.raw`^(?:[Aa]bout\s+)?(?:[Tt]he\s+)?(?:[Cc]o-?)?(?:[Aa]uthors?|[Aa]uthor\(s\)|AUTHORS?|[Cc]ontributors?)(?:\s*[:：]\s*|\s+(?=\p{Lu})|$)`,
);
/** "By" and a name with no space between them, because they are two adjacent elements: "ByAda Poe". */
const BY_TOUCHING = withLetters(String.raw`^(?:[Pp]osted |[Ww]ritten )?[Bb]y(?=\p{Lu}\p{Ll}+\s\p{Lu})`);
/** Matches a label before a name, such as "Text:". A colon or a similar sign must follow: "text" alone is not one. */
const LABEL = patternWith('start', 'authorLabels', (words) => new RegExp(`^(?:${words})\\s*[:：/／|｜・＝]\\s*`, 'i'));

/** A word for "reporter" before a name of 2 to 4 characters: "记者王小明". */
const REPORTER = new RegExp(`^${REPORTERS_BEFORE}\\s*(?=[一-鿿]{2,4}(?:$|[\\s／/、，|（(]))`);
/** A word for "reporter" after a name: "홍길동 기자". */
const REPORTER_BEHIND = new RegExp(`(?<=^[一-鿿가-힣]{2,4})\\s?(?:${REPORTERS_BEHIND})(?:$|[\\s=(].*)`, 's');

export function isByLabel(text: string): boolean {
  return text.length <= 30 && text !== '' && withoutBefore(text) === '';
}

export function startsWithBy(text: string): boolean {
  return withoutBefore(text) !== text;
}

/** Removes "By" or a similar label at the start of a line. */
export function withoutBefore(text: string): string {
  return [BEFORE_NAME, AUTHOR_WORD, BY_TOUCHING, LABEL]
    .reduce((rest, pattern) => rest.replace(pattern(rest), ''), text)
    .replace(REPORTER, '')
    .trim();
}

/** E-mail addresses, links and handles ("@ada"). Also matches the brackets around them, if any. */
const ADDRESS =
  /(?:[([<]\s*|(?<!\s)\s+)?(?:mailto:)?(?:(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}\.[\w.]{2,63}|https?:\/\/\S+|(?<![\w.])@\w+)\s*[)\]>]?/giu;
/** Other text after a name and a separator: "Ada Poe | The Gazette", "Ada Poe (Content Manager)". */
const AFTER_NAME = withLetters(
  String.raw`(?<!\s)\s+(?:[|·•–—‒―/⋅∙●»-]\s|[–—]|\((?:\p{Ll}|[^)]*\s)).*|(?<!\s)\s*[|·•│／＝].*`,
  's',
);
/** A date or count after a name: "Poe May 3", "Poe 4 Comments". */
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
/** Signs to remove at the start (`LEAD`) and at the end (`TAIL`) of a name. */
const LEAD = withLetters(String.raw`^[\s–—•·|:/,;-]+(?=\p{L})`);
const TAIL = /(?<![\s/|,;•·–—-])[\s/|,;•·–—-]+$|\s\.$/;

/** Initials that a page shows before a name in place of a portrait: "AP Ada Poe". */
const INITIALS = withLetters(String.raw`^(\p{Lu}{2,3})\s+(?=\p{Lu})`);

function withoutInitials(text: string): string {
  const [start = '', initials = ''] = INITIALS(text).exec(text) ?? [];
  const rest = text.slice(start.length);
  const letters = rest.split(' ', initials.length).map((word) => word[0]);
  return letters.join('') === initials ? rest : text;
}

function withoutExtras(text: string): string {
  let name = withoutInitials(text.replace(ADDRESS, ' ').trim());
  // twice, because a name may have two labels: "By author: Ada Poe"
  for (let round = 0; round < 2; round++) name = withoutBefore(name.replace(LEAD(name), ''));
  const own = withoutOthers(name);
  const alone = withoutSiteOrDay(withoutLabel(withoutDate(own.replace(AFTER_NAME(own), ''))));
  return alone.replace(TAIL, '').replace(REPORTER_BEHIND, '').trim();
}

/** Another label after a name: "Ada Poe Fotos: Ben Lee". */
const THEN_LABEL = withLetters(String.raw`\s\p{L}{1,15}\s?[:：](?:\s|(?<=：)).*`, 's');
const NO_CAPITALS = /[֐-ۿऀ-ෟ぀-鿿가-힣]/;

function withoutLabel(text: string): string {
  const before = text.replace(THEN_LABEL(text), '');
  return looksLikePerson(before) || NO_CAPITALS.test(before) ? before : text;
}

/** A site's address after a name, and the rest of the line: "Ada Poe example.com Archive". */
const THEN_SITE = /\s(?:www\.)?[\w-]+\.(?:com|net|org|[a-z]{2})(?:\s.*)?$/is;
/** Other words after a name in capitals: "ADA POE Special envoys". */
const THEN_SMALL = withLetters(String.raw`^(\p{Lu}[\p{Lu}.’'-]+(?:\s\p{Lu}[\p{Lu}.’'-]+){1,2})\s\p{Lu}\p{Ll}\S*\s.*$`);

/** An employer in capitals and a job title after a name: "Ada Poe HNBC Senior Editor". */
const THEN_HOUSE = withLetters(String.raw`^(\p{Lu}\p{Ll}+\s\p{Lu}\p{Ll}+)\s(?!I+\s)\p{Lu}{3,}\s\p{Lu}\p{Ll}.*$`);
/** A weekday after a name: "Ada Poe Tuesday". */
const THEN_WEEKDAY = holds(`\\s(?:${ENGLISH_WEEKDAYS.replaceAll(' ', '|')})$`);

function withoutSiteOrDay(text: string): string {
  const before = text.replace(THEN_SITE, '');
  if (before !== text && looksLikePerson(before)) return before;
  const day = THEN_WEEKDAY.search(text);
  return day > 0 && looksLikePerson(text.slice(0, day)) ? text.slice(0, day) : text;
}

const withoutSmall = (name: string) => name.replace(THEN_SMALL(name), '$1').replace(THEN_HOUSE(name), '$1');

/** A place or employer after a name: "Ada Poe in Berlin", "Ada Poe of the Gazette". */
const THEN_PLACE = new RegExp(`\\s(?:${BEFORE_PLACE})(?:\\s|$)(?!['’]t\\s)`, 'g');
/** "The" (in several languages) between a person's name and the name of a newsroom: "Ada Poe The Associated Press". */
const THEN_ARTICLE = new RegExp(`\\s(?:${ARTICLES})\\s`, 'g');

function withoutPlace(name: string): string {
  for (const { index } of name.matchAll(THEN_PLACE)) {
    if (looksLikePerson(name.slice(0, index))) return name.slice(0, index);
  }
  for (const { index } of name.matchAll(THEN_ARTICLE)) {
    if (looksLikePerson(name.slice(0, index)) && NEWSROOM.test(name.slice(index))) return name.slice(0, index);
  }
  return name;
}

/** Removes other contributors after the author; returns '' if no name precedes them ("Medically reviewed by"). */
function withoutOthers(text: string): string {
  const at = text.search(THEN_OTHERS(text));
  if (at <= 0) return text;
  const before = text.slice(0, at).replace(/(?<![\s.])[\s.]+$/, '');
  return looksLikePerson(before.replace(/(?<!\s)\s*[,;].*/s, '')) ? before : '';
}

function withoutDate(text: string): string {
  for (const match of text.matchAll(THEN_DATE(text))) {
    const before = text.slice(0, match.index);
    // keeps "Poe" in "Ada Poe 1", where 1 is the number of a note; in "Ada May 1", "May 1" is a date
    const whole = `${before} ${match[3] ?? ''}`;
    if (match[3] !== undefined && !before.includes(' ') && isWholeName(whole, match[3])) return whole;
    if (isEnd(before, match, text.slice(match.index + match[0].length))) return before;
  }
  return text;
}

/** Returns whether the last word is part of the name. In a name in capitals, a month or weekday is part of a date. */
function isWholeName(name: string, last: string): boolean {
  return looksLikePerson(name) || (CAPITALS(last).test(last) && PERSON(name).test(name) && !DATE_WORD.test(last));
}

/** Returns whether a name ends where {@link THEN_DATE} matches: before "on" in "on 3 May", not in "White on Rice". */
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

/** Splits a list of names, and drops job titles (roles), places and degrees after the names. */
function listed(text: string): string[] {
  const [first = '', ...rest] = text.split(COMMA(text));
  const others = rest.flatMap((part) => part.split(AND_BETWEEN(part)));
  const role = others.findIndex((part) => ROLE.test(part) || PLACE.test(part));
  // everything after a job title or place belongs to it: "Director, Content & Marketing", "in News, Business"
  const named = role < 0 ? others : others.slice(0, role);
  const all = first.split(AND_BETWEEN(first));
  const isPerson = looksLikePerson(withoutRole(all[0] ?? ''));
  const more = named.filter((part) => !DEGREE.test(part) && !(isPerson && isHouse(part)));
  const pieces = all.filter((piece, at) => at === 0 || !isPerson || !AGENCY.test(piece));
  // splits at "and" if every part has two or more words, as persons' names do; "Salt & Straw" is one name
  const isList = more.length > 0 || pieces.every((piece) => /\S\s+\S/.test(piece));
  return [...(isList || pieces.length === 1 ? pieces : [first]), ...more].map((piece) => piece.trim());
}

/** Additions after a name and a comma: degrees, orders, licences, "MD at the Harbour Clinic". */
const DEGREE =
  /^[A-Z]{2,5}\s[a-z(]|^(?:[A-Z][A-Za-z]{0,3}\.?){1,5}$|^[A-Z]{1,7}(?:[-/®\s]+[A-Z\d]{1,6})*$|^(?:Ph|Psy|Ed|Pharm)\.? ?D\.?$|^(?:Esq|Jr|Sr|MSc|BSc|LL[BM])\.?$/u;
/** A place or section after a comma: "Ada Poe, in Business". */
const PLACE = new RegExp(`^(?:${BEFORE_PLACE})\\s`);
/** A newsroom after a name: "Ada Poe, Harbour News". */
const NEWSROOM = holds(`(?:^|\\s)(?:${ORGANISATION_NAMES})(?:\\s|$)`);
/** Abbreviation of a news agency: "dpa", "AFP". */
const AGENCY = /^(?:[a-z]{3,4}|[A-Z]{2,5})$/;
/** Returns whether a text after a name and a comma is an employer, place or job. */
const isHouse = (part: string) => NEWSROOM.test(part) || HOUSE.test(part.trim()) || /\s[a-z]{7,}/.test(part);
const HOUSE = new RegExp(`^(?:\\S+|(?:[A-Z]{3,5}|${ARTICLES})\\s.*)$`);
const ROLE = says('anywhere', 'roles');
const TEAM = says('anywhere', 'teams');

/** Words that templates and publishing systems write if there is no author. */
const NOBODY_NAMED = says('whole', 'nobody', 'teams', 'afterAuthor');
const LABEL_OF_LINK = says('start', 'noNameStarts');
const DATE_WORD = holds(`^(?:(?:${SHORT_MONTHS})\\.?(?: \\d+)?|${WEEKDAYS})$`);
const SENTENCE = patternWith('anywhere', 'sentenceVerbs', (words) => new RegExp(`\\s(?:${words})\\s`));
/** Signs that a text is not a name: templates, addresses, sentences. */
const NO_NAME = withLetters(
  String.raw`^[^\p{L}\p{N}'’]|[{}<>\[\]=%$#!?…"“”*]|\p{L}[._]\p{L}+[._]\p{L}+[._]\p{L}|:\s|\d:\d|\p{L}{3}\.\s|\p{L}{4}\.$|\s[Bb]y\s|[:：]$|[：＝。]|[\u3040-\u30ff\u4e00-\u9fff]{16}|^(?:${BEFORE_DATE})(?:\s|$)`,
);

/** Maximum number of words in a text that consists of a name and a job title (role). */
const MOST_GLUED = 8;

/** Removes the job title beside a person's name: "Political Reporter Ada Poe", "Ada Poe Senior Reporter". */
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

/** Returns whether a text is a person's job title, such as "Senior Reporter", and not the name of a team. */
export function isRole(text: string): boolean {
  return ROLE.test(text) && !TEAM.test(text);
}

/** Titles before a name that end with a period. After any other word of three letters, a period ends a sentence. */
const TITLE = /^(?:Prof|Rev|Hon|Mag|Ing|Gen|Col|Mrs|Sen|Gov)\.\s/i;

function isName(name: string): boolean {
  const words = name.split(/\s+/).length;
  if (name === '' || name.length > LONGEST_NAME || words > MOST_WORDS || !hasLetter(name)) return false;
  if (NO_NAME(name).test(name.replace(TITLE, '')) || SENTENCE(name).test(name)) return false;
  return ![NOBODY_NAMED, LABEL_OF_LINK, DATE_WORD].some((pattern) => pattern.test(name));
}

/** Matches a person's name: two to four words with capitals, and particles such as "von" between them. */
const PERSON = withLetters(
  String.raw`^\p{Lu}[\p{L}\p{M}.’'-]*(?:\s(?:${PARTICLES}))*(?:\s\p{Lu}[\p{L}\p{M}.’'-]*){1,3}$`,
);
const CAPITALS = withLetters(String.raw`^\p{Lu}+$`);

/** Returns whether a text among credits is almost certainly a person's name. */
export function looksLikePerson(name: string): boolean {
  const letters = name.replace(/\W/g, '');
  return PERSON(name).test(name) && !CAPITALS(letters).test(letters) && !isRole(name);
}
