/** Chooses the article's authors. */
import { type JsonLdNode, typesOf } from '../../../page/json-ld.ts';
import { metaSource } from '../claims.ts';
import type { DateHabits } from '../dates/find-dates.ts';
import type { NearLine } from '../headline-lines.ts';
import { type JsonLdGraph, textsOf, valuesOf } from '../json-ld.ts';
import type { Sources } from '../sources.ts';
import { isDeclaredName, type SiteNames } from '../title.ts';
import { findLabelledAuthors } from './beside-text.ts';
import { type Byline, findByline, findMarkedAuthors, fullName } from './byline.ts';
import { isByLabel, isRole, looksLikePerson, namesIn } from './names.ts';
import { findPlainNames } from './plain-names.ts';

export interface Authors {
  names: readonly string[];
  source: string;
}

const META = (
  'parsely-author sailthru.author citation_author author dc.creator dcterms.creator byl article:author og:article:author ' +
  'article:author_name author_name'
).split(' ');

/** Facts about the page that the search for authors needs. */
export interface AuthorContext {
  site: SiteNames;
  /** Lines around the headline. */
  near: readonly NearLine[];
  /** Lines below the article. */
  behind: () => readonly NearLine[];
  habits: DateHabits;
  /** Nodes at which the headline and the text begin. */
  starts: readonly number[];
  /**
   * Whether the page has one text; on other pages, names near the headline belong to listed texts or products. A page
   * that seems to list texts ("perhaps") has one text if all its author marks name the same person.
   */
  isOneText: boolean | 'perhaps';
}

/** Chooses the authors from the best source that names any. */
export function chooseAuthors(all: Sources, context: AuthorContext): Authors {
  const { site, near, behind, habits, starts } = context;
  const sources = withoutAround(all, starts);
  const { page, facts, graph, article } = sources;
  const marked = (isMember: boolean) => findMarkedAuthors(sources, habits, starts[0] ?? 0, isMember);
  const isOneText = context.isOneText === 'perhaps' ? isOne([...marked(false)]) : context.isOneText;
  const byline = findByline(sources, near, habits);
  const shown: Authors = { names: byline?.names ?? [], source: 'byline on the page' };
  const inGraph = inJsonLd(graph, article.author ?? article.creator);
  const organizations = withWholeNames(inGraph.organizations, site);
  const property = isOneText ? facts.properties.find(({ name }) => name === 'author' || name === 'creator') : undefined;
  const properties: Authors = { names: namesIn(property ? [property.value] : []), source: property?.source ?? '' };
  // further down, "by" refers to other things: posts of a thread, pictures, listed items
  const [above, below] = isOneText ? [-4, 8] : [-2, 3];
  const isSure = byline?.isSaid === true && byline.distance >= above && byline.distance <= below;
  const inHead = inMeta(sources);
  const declared = [inGraph.people, properties];
  const candidates = [
    ...(isSure ? [fuller(shown, [...declared, inHead], byline, near)] : []),
    ...declared,
    ...(isOneText ? [shown] : []),
    inHead,
  ].map((authors) => withWholeNames(authors, site));
  const named = [...candidates, organizations].filter(({ names }) => names.length > 0);
  const persons = named.find(({ names }) => names.some((name) => !isDeclaredName(name, site)));
  if (persons && persons !== organizations)
    return { ...persons, names: persons.names.filter((name) => !isDeclaredName(name, site)) };
  if (!isOneText) return persons ?? named[0] ?? NOBODY;
  // no source names a person explicitly, so look for names in the usual places of authors
  const plain = findPlainNames(page, near, habits);
  if (plain.length > 0) return { names: plain, source: 'name on the page' };
  const last = findByline(sources, behind(), habits);
  if (last?.isSaid) return { names: last.names, source: 'byline on the page' };
  const labelled = findLabelledAuthors(page);
  if (labelled.length > 0) return { names: labelled, source: 'name on the page' };
  const other = persons ?? named[0];
  if (other) return other;
  const names: readonly string[] | undefined = marked(false).next().value ?? marked(true).next().value;
  return names ? { names, source: 'name on the page' } : NOBODY;
}

/** Drops author marks on boxes around the headline or the start of the text: they mark a whole entry, not a name. */
function withoutAround(sources: Sources, starts: readonly number[]): Sources {
  const { page, facts } = sources;
  const isAround = (node: number) => starts.some((start) => node < start && start < page.endOf(node));
  return { ...sources, facts: { ...facts, authorMarks: facts.authorMarks.filter(({ node }) => !isAround(node)) } };
}

const isOne = ([first, ...others]: readonly (readonly string[])[]) =>
  first !== undefined && others.every((names) => names.some((name) => first.includes(name)));

/** Restores site names that look like a name with a role: "Harbour Travel Expert" must not become "Harbour Travel". */
function withWholeNames(authors: Authors, { site }: SiteNames): Authors {
  if (!isRole(site)) return authors;
  return { ...authors, names: authors.names.map((name) => (site.startsWith(`${name} `) ? site : name)) };
}

const NOBODY: Authors = { names: [], source: '' };

/** Completes "Ada" on the page to "Ada Poe" if that is declared, or is on a line near the byline. */
function fuller(shown: Authors, declared: readonly Authors[], byline: Byline, near: readonly NearLine[]): Authors {
  const [name = '', ...others] = shown.names;
  if (others.length > 0 || name.includes(' ')) return shown;
  const isFuller = ({ names }: Authors) => names[0]?.startsWith(`${name} `) ?? false;
  const known = declared.find(isFuller);
  if (known || declared.some(({ names }) => names[0] === name)) return known ?? shown;
  const full = fullName(name, byline, near);
  return full === undefined ? shown : { ...shown, names: [full] };
}

/** Returns people and organisations separately: organisations count only if nobody else is named. */
function inJsonLd(graph: JsonLdGraph, value: unknown): { people: Authors; organizations: Authors } {
  const values = valuesOf(graph, value);
  const isPerson = (item: JsonLdNode | string) =>
    typeof item === 'string' || !typesOf(item).some((type) => /Organization|WebSite|Corporation|Business/.test(type));
  const namesOf = (items: readonly unknown[]) => ({ names: namesIn(textsOf(graph, [...items])), source: 'JSON-LD' });
  return { people: namesOf(values.filter(isPerson)), organizations: namesOf(values.filter((item) => !isPerson(item))) };
}

/** Returns the authors of meta elements, which hold several names each or one each. */
function inMeta(sources: Sources): Authors {
  const { meta } = sources;
  for (const name of META) {
    const names = namesIn((meta[name] ?? []).map(/creator|citation/.test(name) ? givenNameFirst : String));
    if (names.length > 0) return { names, source: metaSource(name) };
  }
  return { names: inTwitterLabels(sources), source: 'meta' };
}

/** Reverses names in library order: "Poe, Ada". */
function givenNameFirst(value: string): string {
  const [family = '', given, ...others] = value.split(/(?:(?<!\s)\s+)?[,;]\s*/);
  const isPair = given !== undefined && others.length === 0 && !(looksLikePerson(family) && looksLikePerson(given));
  return isPair ? `${given} ${family}` : value;
}

/** Returns authors from Twitter cards, which hold two labelled facts: "Written by", "Verfasst von", "Reading time". */
function inTwitterLabels({ meta }: Sources): string[] {
  const data = [1, 2].flatMap((at) =>
    isByLabel(meta[`twitter:label${at}`]?.[0] ?? '') ? (meta[`twitter:data${at}`] ?? []) : [],
  );
  return namesIn(data);
}
