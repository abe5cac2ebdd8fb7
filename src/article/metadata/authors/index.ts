/** Chooses the authors among those that the page declares or shows: in bylines, lists of facts and signatures. */
import { type JsonLdNode, typesOf } from '../../../page/json-ld.ts';
import type { Page } from '../../../page/page.ts';
import { textsOf as textNodesOf } from '../../../page/texts.ts';
import { foldForComparison } from '../../../shared/text.ts';
import { type DateHabits, findDates } from '../dates/find-dates.ts';
import { isDateLabel, tellsLength } from '../dates/shown-dates.ts';
import { type JsonLdGraph, textsOf, valuesOf } from '../json-ld.ts';
import { isLongPage, type Line, lineOf, linesBetween, linesFrom, type NearLine } from '../lines.ts';
import { metaSource, type Sources } from '../sources.ts';
import { isDeclaredName, type SiteNames } from '../title.ts';
import { type Byline, findByline, findMarkedAuthors, fullName } from './byline.ts';
import { creditsIn, LINK_LEVELS, linkOf, withoutTopics } from './credit-lines.ts';
import { isByLabel, isRole, looksLikePerson, namesIn } from './names.ts';

interface Authors {
  names: readonly string[];
  source: string;
}

const META = (
  'parsely-author sailthru.author citation_author author dc.creator dcterms.creator byl article:author og:article:author ' +
  'article:author_name author_name articleauthor'
).split(' ');

interface AuthorContext {
  site: SiteNames;
  near: readonly NearLine[];
  /** Returns the article's last line and the lines of the page below it. */
  behind: () => readonly NearLine[];
  habits: DateHabits;
  /** First node of the headline, and first node of the article's text. */
  starts: readonly number[];
  /** See `hasOneText`: on other pages, names near the headline may belong to other texts or products. */
  isOneText: boolean | 'perhaps';
}

export function chooseAuthors(all: Sources, context: AuthorContext): Authors {
  const { site, near, behind, habits, starts } = context;
  const sources = withoutAround(all, starts);
  const { page, facts, graph, article } = sources;
  const marked = (isMember: boolean) => findMarkedAuthors(sources, habits, starts[0] ?? 0, isMember);
  const isOneText = context.isOneText === 'perhaps' ? isOne([...marked(false)]) : context.isOneText;
  const byline = findByline(sources, near, habits);
  const inGraph = inJsonLd(graph, article.author ?? article.creator);
  const organizations = withWholeNames(inGraph.organizations, site);
  const property = isOneText ? facts.properties.find(({ name }) => name === 'author' || name === 'creator') : undefined;
  const properties: Authors = { names: namesIn(property ? [property.value] : []), source: property?.source ?? '' };
  // A byline is certain only between these lines (number of lines below the headline; negative above the headline).
  // Further away, "by" often refers to other posts, pictures or list items.
  const [above, below] = isOneText ? [-4, 8] : [-2, 3];
  const isSure = byline?.isSaid === true && byline.distance >= above && byline.distance <= below;
  const inHead = inMeta(sources);
  const declared = [inGraph.people, properties];
  const shown = byline ? fuller(byline, [...declared, inHead], near) : NOBODY;
  const candidates = [...(isSure ? [shown] : []), ...declared, ...(isOneText ? [shown] : []), inHead].map((authors) =>
    withWholeNames(authors, site),
  );
  const named = [...candidates, organizations].filter(({ names }) => names.length > 0);
  const publishers = new Set(namesIn(sources.meta.publisher ?? []).map(foldForComparison));
  const isSite = (name: string) => isDeclaredName(name, site) || publishers.has(foldForComparison(name));
  const persons = named.find(({ names }) => names.some((name) => !isSite(name)));
  if (persons && persons !== organizations) return { ...persons, names: persons.names.filter((name) => !isSite(name)) };
  if (!isOneText) return persons ?? named[0] ?? NOBODY;
  // no source names a person explicitly, so search the places where pages usually name authors
  const plain = findPlainNames(page, near, habits);
  if (plain.length > 0) return { names: plain, source: 'name on the page' };
  const last = findByline(sources, behind(), habits);
  if (last?.isSaid) return { names: last.names, source: 'byline on the page' };
  const labelled = findLabelledAuthors(page);
  if (labelled.length > 0) return { names: labelled, source: 'name on the page' };
  const signed = findSignature(page, behind());
  if (signed.length > 0) return { names: signed, source: 'name on the page' };
  const other = persons ?? named[0];
  if (other) return other;
  const names: readonly string[] | undefined = marked(false).next().value ?? marked(true).next().value;
  return names ? { names, source: 'name on the page' } : NOBODY;
}

/** Drops elements marked as the author that contain more than a name: the headline or the start of the text. */
function withoutAround(sources: Sources, starts: readonly number[]): Sources {
  const { page, facts } = sources;
  const isAround = (node: number) => starts.some((start) => node < start && start < page.endOf(node));
  return { ...sources, facts: { ...facts, authorMarks: facts.authorMarks.filter(({ node }) => !isAround(node)) } };
}

const isOne = ([first, ...others]: readonly (readonly string[])[]) =>
  first !== undefined && others.every((names) => names.some((name) => first.includes(name)));

/** Restores a job title that was wrongly cut off a site's name: "Expert" looks like one in "Harbour Travel Expert". */
function withWholeNames(authors: Authors, { site }: SiteNames): Authors {
  if (!isRole(site)) return authors;
  return { ...authors, names: authors.names.map((name) => (site.startsWith(`${name} `) ? site : name)) };
}

const NOBODY: Authors = { names: [], source: '' };

/** Completes the shown authors from the metadata or a line near the byline: "Ada" becomes "Ada Poe". */
function fuller(byline: Byline, declared: readonly Authors[], near: readonly NearLine[]): Authors {
  const shown = { names: byline.names, source: 'byline on the page' };
  const [name = '', ...others] = shown.names;
  const longer = declared.find(({ names }) => isLonger(names, shown.names));
  if (longer) return longer;
  if (others.length > 0 || name.includes(' ')) return shown;
  const isFuller = ({ names }: Authors) => names[0]?.startsWith(`${name} `) ?? false;
  const known = declared.find(isFuller);
  if (known || declared.some(({ names }) => names[0] === name)) return known ?? shown;
  const full = fullName(name, byline, near);
  return full === undefined ? shown : { ...shown, names: [full] };
}

/** Returns whether `names` contains all of `others` and more, and every name looks like a person's. */
function isLonger(names: readonly string[], others: readonly string[]): boolean {
  const known = new Set(names.map(foldForComparison));
  const hasAll = names.length > others.length && others.every((name) => known.has(foldForComparison(name)));
  return hasAll && names.every(looksLikePerson);
}

/** Returns the authors in JSON-LD: as `people` if a person is among them, else as less certain `organizations`. */
function inJsonLd(graph: JsonLdGraph, value: unknown): { people: Authors; organizations: Authors } {
  const values = valuesOf(graph, value);
  const isPerson = (item: JsonLdNode | string) =>
    typeof item === 'string' || !typesOf(item).some((type) => /Organization|WebSite|Corporation|Business/.test(type));
  const namesOf = (items: readonly unknown[]) => ({ names: namesIn(textsOf(graph, [...items])), source: 'JSON-LD' });
  const hasPerson = values.some(isPerson);
  return { people: namesOf(hasPerson ? values : []), organizations: namesOf(hasPerson ? [] : values) };
}

function inMeta(sources: Sources): Authors {
  const { meta } = sources;
  for (const name of META) {
    const names = namesIn((meta[name] ?? []).map(/creator|citation/.test(name) ? givenNameFirst : String));
    if (names.length > 0) return { names, source: metaSource(name) };
  }
  return { names: inTwitterLabels(sources), source: 'meta' };
}

/** Turns "Poe, Ada", the form in library catalogues, into "Ada Poe". */
function givenNameFirst(value: string): string {
  const [family = '', given, ...others] = value.split(/(?:(?<!\s)\s+)?[,;]\s*/);
  const isPair = given !== undefined && others.length === 0 && !(looksLikePerson(family) && looksLikePerson(given));
  return isPair ? `${given} ${family}` : value;
}

/** Returns the authors in the metadata of Twitter cards: facts with labels such as "Written by" and "Reading time". */
function inTwitterLabels({ meta }: Sources): string[] {
  const data = [1, 2].flatMap((at) =>
    isByLabel(meta[`twitter:label${at}`]?.[0] ?? '') ? (meta[`twitter:data${at}`] ?? []) : [],
  );
  return namesIn(data);
}

/** Number of lines below the headline to search for a name. */
const MOST_BELOW = 5;

/** Returns names of persons on lines near a date, a job title or the reading time. */
function findPlainNames(page: Page, lines: readonly NearLine[], habits: DateHabits): readonly string[] {
  const below = lines
    .filter(({ distance }) => distance > 0 && distance <= MOST_BELOW + 1)
    .map((line) => withoutTopics(page, line));
  const isCredit = (text: string) =>
    tellsLength(text) ||
    isDateLabel(text) ||
    (text.length < 100 && (findDates(text, habits).length > 0 || isRole(text)));
  for (const line of below.slice(0, MOST_BELOW)) {
    const parts = creditsIn(line.text);
    const inLine = parts.some(isCredit) ? namesIn(parts.map((part) => part.replace(/(?<!\s)\s+in\s.*/, ''))) : [];
    const [person] = inLine.filter(looksLikePerson);
    if (person && parts.length > 1) return [person];
    const names = mayBeCredit(page, line) ? namesIn([line.text]) : [];
    const isNamed = names.length > 0 && names.join(' ').length >= line.text.replace(/[,&]| and /g, '').length - 2;
    const isAmongCredits = below.some(
      (other) => other !== line && isCredit(other.text) && areTogether(line, other, below),
    );
    if (isNamed && isAmongCredits && names.every(looksLikePerson)) return names;
  }
  return [];
}

/** Returns whether two lines are close, without a paragraph between them. */
function areTogether(a: NearLine, b: NearLine, lines: readonly NearLine[]): boolean {
  const between = linesBetween(lines, a.distance, b.distance);
  return Math.abs(a.distance - b.distance) <= 3 && between.every(({ text }) => text.length < LONGEST_BETWEEN);
}

const LONGEST_BETWEEN = 100;

/** Returns whether a line may be a credit. Headings, controls, and links to scripts, e-mail or this page are not. */
function mayBeCredit(page: Page, { node }: NearLine): boolean {
  const around = page.ancestorsOf(node, LINK_LEVELS).map((id) => page.nameOf(id));
  if (around.some((name) => /^(?:h[1-6]|button|label|dt|th|nav)$/.test(name))) return false;
  const link = linkOf(page, node);
  return link === undefined || /^(?!#|javascript:|mailto:)./.test(page.attributesOf(link).href ?? '');
}

/** Returns the persons named after or below a label such as "Author"; none if several labels name different persons. */
function findLabelledAuthors(page: Page): readonly string[] {
  if (isLongPage(page)) return [];
  const found = new Map<string, readonly string[]>();
  for (const node of textNodesOf(page)) {
    const label = page.textOf(node).trim();
    const block = page.blockOf(node);
    if (block < 0 || !isByLabel(label)) continue;
    const line = lineOf(page, block)?.text ?? '';
    const rest = line.startsWith(label) ? line.slice(label.length).trim() : '';
    if (line !== label && !looksLikePerson(rest)) continue;
    const names = rest === '' ? namesFrom(page, node, linesFrom(page, block, 1, 8)) : namesIn([rest]);
    if (names.length > 0) found.set(names.join(), names);
  }
  const [names = [], ...others] = found.values();
  return others.length === 0 ? names : [];
}

/** Returns the names in the lines below a label; only the first of them in a column of facts. */
function namesFrom(page: Page, label: number, [first, ...others]: readonly Line[]): string[] {
  if (!first || !looksLikePerson(first.text)) return [];
  const place = placeOf(page, first.node);
  const end = others.findIndex(({ text, node }) => !looksLikePerson(text) || placeOf(page, node) !== place);
  const more = place === placeOf(page, label) ? [] : others.slice(0, end < 0 ? others.length : end);
  return namesIn([first, ...more].map(({ text }) => text));
}

/** Returns the tag names of the three elements around a text, as a key. All items of a list have the same key. */
const placeOf = (page: Page, text: number) =>
  page
    .ancestorsOf(text, 3)
    .map((node) => page.nameOf(node))
    .join();

/** Returns the name in the article's last line (distance 0) if this line is a signature: only a name, in bold type. */
function findSignature(page: Page, [last]: readonly NearLine[]): readonly string[] {
  if (last?.distance !== 0 || !looksLikePerson(last.text)) return [];
  const around = page.ancestorsOf(last.node, 2).map((id) => page.nameOf(id));
  return around.some((name) => /^(?:b|strong)$/.test(name)) ? namesIn([last.text]) : [];
}
