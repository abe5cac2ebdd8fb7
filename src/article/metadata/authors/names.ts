/** What pages write where an author stands → names. Everything that is no name is left out. */
import { foldForComparison } from '../../../shared/text.ts';
import { plainText } from '../plain-text.ts';

/** More names than this are a staff list. */
const MOST_NAMES = 30;
const LONGEST_NAME = 60;
const MOST_WORDS = 7;

/** The names in what a page gives as author, in its order, without repetition. */
export function namesIn(raws: readonly string[]): string[] {
  const names = raws.flatMap((raw) => {
    const parts = listed(withoutExtras(plainText(raw)));
    // a line that does not begin with a name is about something else
    return isName(parts[0] ?? '') ? parts.filter(isName) : [];
  });
  const byFold = new Map<string, string>();
  for (const name of names) if (!byFold.has(foldForComparison(name))) byFold.set(foldForComparison(name), name);
  return [...byFold.values()].slice(0, MOST_NAMES);
}

/**
 * "By" and what else stands before a name, in the languages that the web is written in most. With a space or colon
 * after it: "Bya" and "Von" are names, too.
 */
const BEFORE_NAME = new RegExp(
  `^(?:${[
    '(?:(?:(?:(?:this )?(?:post|article|story|guide|entry|page|text) (?:was )?)?written|articles?|posted|published|words|text|story|article|review|submitted|contributed|created|started|authored|asked|reported|report|compiled|guest post|blog post|post|recipe|a post|analysis|opinion|interview)\\s+)?by',
    '(?:staff\\s+)?writers?',
    'thread starter',
    'von|geschrieben von|autor(?:in)?|par|écrit par|publié par|auteure?|rédigé par|por|escrito por|publicado por|autora?',
    'di|scritto da|a cura di|autore|door|geschreven door|av|skrevet av|skriven av|af|skrevet af|kirjoittanut|przez',
    'autorka|napsal|yazan|yazar|oleh|ditulis oleh|bởi|tác giả|от|автор(?:ы)?|текст|від|συντάκτης|بقلم|כותב|מאת',
  ].join('|')})(?:\\s*[:：]\\s*|\\s+(?=\\S)|$)`,
  'iu',
);
/** A word for the author where capitals tell what is a name: "Author information" is none. */
const AUTHOR_WORD =
  /^(?:[Aa]bout\s+)?(?:[Tt]he\s+)?(?:[Cc]o-?)?(?:[Aa]uthors?|[Aa]uthor\(s\)|AUTHORS?|[Cc]ontributors?)(?:\s*[:：]\s*|\s+(?=\p{Lu})|$)/u;
/** "By" and a name in elements that touch. */
const BY_TOUCHING = /^(?:[Pp]osted |[Ww]ritten )?[Bb]y(?=\p{Lu}\p{Ll}+\s\p{Lu})/u;
/** A label and a name that touch, in scripts that write no space. */
const BEFORE_NAME_TOUCHING = /^(?:作者|文|著者|執筆|撰文|记者|記者|글|기자|저자)\s*[:：/／|｜・]\s*/u;

/** True for a line that only says that a name follows. */
export function isByLabel(text: string): boolean {
  return text.length <= 30 && text !== '' && withoutBefore(text) === '';
}

/** True for a line that says that it names an author. */
export function startsWithBy(text: string): boolean {
  return withoutBefore(text) !== text;
}

function withoutBefore(text: string): string {
  return [BEFORE_NAME, AUTHOR_WORD, BY_TOUCHING, BEFORE_NAME_TOUCHING]
    .reduce((rest, pattern) => rest.replace(pattern, ''), text)
    .trim();
}

/** E-mail addresses, links, handles, and what stands in brackets with them. */
const ADDRESS =
  /[([<]?\s*(?:mailto:)?(?:[\w.+-]{1,64}@[\w-]{1,63}\.[\w.]{2,63}|https?:\/\/\S+|(?<![\w.])@\w+)\s*[)\]>]?/giu;
/** What follows a name on its line: the rest is about something else. */
const AFTER_NAME = /\s+[|·•–—‒―/⋅∙●»-]\s+.*$|\s*[|·•│].*$|\s+[–—].*$|\s+\((?:\p{Ll}|[^)]*\s).*$/u;
/** The words of a date or a count after a name: "Poe May 3", but "Poe 4 Comments". */
const THEN_DATE =
  /[\s,]+(?:(?:on|updated|published|posted|last updated|at|in):?$|(?:on|updated|published|posted|last|am|le|el|il|den|at|in|from|for)\s.*|(?:\p{L}{3,9}\.?\s+(?!\d+\s+\p{L}{4}))?\d{1,4}\b.*|min(?:ute)?s? read.*)$/iu;

function withoutExtras(text: string): string {
  let name = text.replace(ADDRESS, ' ').trim();
  // "By author: Ada Poe"
  for (let round = 0; round < 2; round++) name = withoutBefore(name);
  return name.replace(AFTER_NAME, '').replace(THEN_DATE, '').replace(/\s\.$/, '').trim();
}

const AND = /\s+(?:and|und|et|y|e|och|og|en|i|и|та|με|και|dan|ve|with|mit|avec|con)\s+|\s*&\s*/iu;

/** The parts of a list of names, without the roles and degrees that follow a name. */
function listed(text: string): string[] {
  const [first = '', ...others] = text.split(/\s*[,;、，；،]\s*(?:and\s+|und\s+|et\s+|&\s*)?/u);
  const role = others.findIndex((part) => ROLE.test(part));
  // what follows a role belongs to it: "Director, Content & Marketing"
  const named = role < 0 ? others : others.slice(0, role);
  const parts = [first, ...named.filter((part) => !DEGREE.test(part))];
  return parts.flatMap((part) => {
    const pieces = part.split(AND).map((piece) => piece.trim());
    // "Bed Bath and Beyond" and "Salt & Straw" are one name; people have two words at least
    return pieces.every((piece) => /\S\s+\S/.test(piece)) || parts.length > 1 ? pieces : [part.trim()];
  });
}

/** Letters after a name: degrees, orders, licences. */
const DEGREE =
  /^(?:[A-Z][A-Za-z]{0,3}\.?){1,5}$|^[A-Z]{1,7}(?:[-/®\s]+[A-Z\d]{1,6})*$|^(?:Ph|Psy|Ed|Pharm)\.? ?D\.?$|^(?:Esq|Jr|Sr|MSc|BSc|LL[BM])\.?$/u;
const ROLE =
  /\b(?:editors?|editorial|directors?|managers?|writers?|reporters?|correspondents?|co-?founders?|founders?|ceo|cto|cmo|coo|vp|president|officer|contributors?|contributing|columnists?|journalists?|producers?|specialists?|consultants?|analysts?|strategists?|engineers?|developers?|professors?|lecturers?|head of|lead|chief|experts?|partner|owner|associate|assistant|senior|junior|freelance|special to|university|inc|llc|ltd|gmbh|redakteur(?:in)?|journaliste|rédacteur|redactora?|periodista|giornalista)\b/iu;
/** Many people may write as one. */
const TEAM = /\b(?:team|staff|editors|desk|group|community|redaktion|rédaction|redacción|redazione|redactie)\b/iu;

/** What templates and systems write where nobody is named. */
const NOBODY =
  /^(?:by|via|(?:table of )?contents|(?:in|on) this (?:page|article|post|guide|story)|insights from|cited by.*|full bio|bio|(?:off|on)line|op|user agreement|(?:terms|privacy)\b.*|(?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\.?(?: \d+)?|(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?|admin(?:istrator)?|wp-?admin|webmaster|root|user|guest|anonymous|unknown|undefined|null|none|n\/?a|editor|(?:the )?staff|staff (?:writer|reporter)s?|default|super user|(?:view|read|see|show|more|all|other|follow|share|about|contact|meet|reply|comments?|edited|reviewed|updated|published|posted|sign|log)\b.*|posts?|profile|google ?\+?|facebook|twitter|x|instagram|linkedin|mastodon|rss|home|blog|news)$/iu;
/** What no name holds: templates, addresses, sentences. */
const NO_NAME =
  /[{}<>[\]=%$#!?…"“”*]|\p{L}[._]\p{L}+[._]\p{L}+[._]\p{L}|:\s|\d:\d|\p{L}{3}\.\s|\p{L}{4}\.$|\s(?:is|was|are|has|have|writes|lives|loves|specializes|covers)\s/u;

/** What somebody does, where only their class of element says that it may be a name. */
export function isRole(text: string): boolean {
  return ROLE.test(text) && !TEAM.test(text);
}

function isName(name: string): boolean {
  const words = name.split(/\s+/).length;
  if (name === '' || name.length > LONGEST_NAME || words > MOST_WORDS || !/\p{L}/u.test(name)) return false;
  return !NOBODY.test(name) && !NO_NAME.test(name);
}

/** The shape of a person's name: two to four words with capitals, with small ones between them. */
const PERSON =
  /^\p{Lu}[\p{L}\p{M}.’'-]*(?:\s(?:d[aeiou]s?|del?|v[ao]n|der|den|la|le|bin|al|el|y|e|of))*(?:\s\p{Lu}[\p{L}\p{M}.’'-]*){1,3}$/u;

/** True for a text that can hardly be anything else than a person's name, where credits are to be expected. */
export function looksLikePerson(name: string): boolean {
  return PERSON.test(name) && !/^\p{Lu}+$/u.test(name.replace(/\W/g, '')) && !isRole(name);
}
