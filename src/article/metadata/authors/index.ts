/** Who wrote the article. */
import { type JsonLdNode, typesOf } from '../../../page/json-ld.ts';
import { metaSource } from '../claims.ts';
import type { DateHabits } from '../dates/find-dates.ts';
import type { NearLine } from '../headline-lines.ts';
import { type JsonLdGraph, textsOf, valuesOf } from '../json-ld.ts';
import type { Sources } from '../sources.ts';
import { isDeclaredName, type SiteNames } from '../title.ts';
import { findByline, findMarkedAuthor, findPlainNames } from './byline.ts';
import { namesIn } from './names.ts';

export interface Authors {
  names: readonly string[];
  source: string;
}

const META =
  'parsely-author sailthru.author citation_author author dc.creator byl article:author article:author_name'.split(' ');

/** What is known of the page when its authors are looked for. */
export interface AuthorContext {
  site: SiteNames;
  /** Lines around the headline. */
  near: readonly NearLine[];
  /** Lines below the article. */
  behind: () => readonly NearLine[];
  habits: DateHabits;
  /** Where the article begins. */
  start: number;
}

/** The authors from the best source that names somebody. */
export function chooseAuthors(sources: Sources, context: AuthorContext): Authors {
  const { site, near, habits } = context;
  const { facts, graph, article } = sources;
  const byline = findByline(sources, near, habits);
  const shown: Authors = { names: byline?.names ?? [], source: 'byline on the page' };
  const { people, organizations } = inJsonLd(graph, article.author ?? article.creator);
  const property = facts.properties.find(({ name }) => name === 'author' || name === 'creator');
  const properties: Authors = { names: namesIn(property ? [property.value] : []), source: property?.source ?? '' };
  // further down, "by" is said of others: the posts of a thread, the pictures
  const isSure = byline?.isSaid === true && byline.distance >= -4 && byline.distance <= 8;
  const inHead = inMeta(sources);
  const declared = [people, properties];
  const candidates = [
    ...(isSure ? [fuller(shown, [...declared, inHead])] : []),
    ...declared,
    shown,
    inHead,
    organizations,
  ];
  const named = candidates.filter(({ names }) => names.length > 0);
  const persons = named.find(({ names }) => names.some((name) => !isDeclaredName(name, site)));
  if (persons && persons !== organizations)
    return { ...persons, names: persons.names.filter((name) => !isDeclaredName(name, site)) };
  return unlabelled(sources, context) ?? persons ?? named[0] ?? firstMarked(sources, context) ?? NOBODY;
}

const NOBODY: Authors = { names: [], source: '' };

/** Where no person is named in a place of its own: names that stand where authors stand. */
function unlabelled(sources: Sources, { near, behind, habits }: AuthorContext): Authors | null {
  const plain = findPlainNames(near, habits);
  if (plain.length > 0) return { names: plain, source: 'name on the page' };
  const below = findByline(sources, behind(), habits);
  return below?.isSaid ? { names: below.names, source: 'byline on the page' } : null;
}

function firstMarked(sources: Sources, { habits, start }: AuthorContext): Authors | null {
  const marked = findMarkedAuthor(sources, start, habits);
  return marked && { names: marked.names, source: 'name on the page' };
}

/** "Ada" on the page is "Ada Poe" where that is declared. */
function fuller(shown: Authors, declared: readonly Authors[]): Authors {
  const [name = '', ...others] = shown.names;
  const isFuller = ({ names }: Authors) => names[0]?.startsWith(`${name} `) ?? false;
  return (others.length === 0 && !name.includes(' ') && declared.find(isFuller)) || shown;
}

/** Who is no person is named when nobody else is. */
function inJsonLd(graph: JsonLdGraph, value: unknown): { people: Authors; organizations: Authors } {
  const values = valuesOf(graph, value);
  const isPerson = (item: JsonLdNode | string) =>
    typeof item === 'string' || !typesOf(item).some((type) => /Organization|WebSite|Corporation|Business/.test(type));
  const namesOf = (items: readonly unknown[]) => ({ names: namesIn(textsOf(graph, [...items])), source: 'JSON-LD' });
  return { people: namesOf(values.filter(isPerson)), organizations: namesOf(values.filter((item) => !isPerson(item))) };
}

/** Meta elements name several authors in one value, or one in each. */
function inMeta({ meta }: Sources): Authors {
  for (const name of META) {
    const names = namesIn(meta[name] ?? []);
    if (names.length > 0) return { names, source: metaSource(name) };
  }
  return { names: [], source: '' };
}
