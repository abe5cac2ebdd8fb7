/** Decides which authors are shown above the article. The site itself is left out, because its name is shown anyway. */
import { type JsonLdNode, typesOf } from '../../../page/json-ld.ts';
import { foldForComparison } from '../../../shared/text.ts';
import { holds } from '../../../vocabulary/match.ts';
import { ARTICLES } from '../../../vocabulary/names/authors.ts';
import { textsOf, valuesOf } from '../json-ld.ts';
import type { Sources } from '../sources.ts';
import { isDeclaredName, type SiteNames } from '../title.ts';
import { looksLikePerson } from './names.ts';

/** Matches the end of a name that is an address: ".com" in "HarbourPost.com". */
const ENDING = /\.[a-z]{2,4}$/i;
/** Matches a version after the name of a program: " 6.1" in "Quaypress 6.1". */
const VERSION = /(?<!\s)\s+v?\d.*$/s;
/** Matches a grammatical article at the start of a name: "The " in "The Harbour Post". */
const ARTICLE = holds(`^(?:${ARTICLES})\\s`);

/** Drops the site, its publisher and its software. Keeps a person, even if the site has the person's name. */
export function namesToShow(names: readonly string[], sources: Sources, site: SiteNames): readonly string[] {
  if (names.length === 0) return names;
  const { meta, graph, article, webPage } = sources;
  const publishers = [article.publisher, webPage.publisher].flatMap((value) => valuesOf(graph, value));
  const isHouse = (item: unknown) =>
    typeof item !== 'string' && typesOf(item as JsonLdNode).some((type) => type !== 'Person');
  const houses = textsOf(graph, publishers.filter(isHouse));
  const programs = [...(meta['application-name'] ?? []), ...(meta.generator ?? [])];
  const things = new Set([...houses, ...programs.map((name) => name.replace(VERSION, ''))].map(plain));
  // a person is not left out, even if a personal site declares the person's name as that of an organisation
  const nodes = [...graph.nodes, ...publishers, ...valuesOf(graph, article.author)];
  const isOfPerson = (item: unknown) => typeof item !== 'string' && typesOf(item as JsonLdNode).includes('Person');
  const persons = new Set(textsOf(graph, nodes.filter(isOfPerson)).map(plain));
  const isPerson = (name: string) => looksLikePerson(name) && persons.has(plain(name));
  const isThing = (name: string) => things.has(plain(name)) && !isPerson(name);
  const isSite = (name: string) => plain(name) === plain(site.site) || isDeclaredName(name.replace(ENDING, ''), site);
  const isNamesake = (name: string) => looksLikePerson(name) && !ARTICLE.test(site.site.toLowerCase());
  return names.filter((name) => !isThing(name) && !(isSite(name) && !isNamesake(name)));
}

const plain = (name: string) => {
  const folded = foldForComparison(name.replace(ENDING, ''));
  const article = ARTICLE.test(folded) ? folded.indexOf(' ') : 0;
  return folded.slice(article).replaceAll(' ', '');
};
