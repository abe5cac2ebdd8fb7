/** Reads an article's metadata from several sources, the most reliable first. Does not guess. */
import type { PageKind } from '../../algorithms/types.ts';
import type { Page } from '../../page/page.ts';
import type { ArticleSelection } from '../../selection/types.ts';
import { hostOf } from '../../shared/url.ts';
import type { ArticleMetadata, MetadataSources } from '../types.ts';
import { isAside, isInCard } from './asides.ts';
import { chooseAuthors } from './authors/index.ts';
import { namesToShow } from './authors/of-site.ts';
import { type DayOrder, dayOrder, orderInTexts, orderOfHost } from './dates/find-dates.ts';
import { chooseDates } from './dates/published.ts';
import { chooseDeclared, chooseImages, isFrontPage } from './declared.ts';
import { chooseHeadline } from './headline.ts';
import { findHeadline, linesAround } from './headline-place.ts';
import { chooseDirection, chooseLanguage, languageTag, sampleOf } from './language.ts';
import type { NearLine } from './lines.ts';
import { type Claim, sourcesOf } from './sources.ts';
import { siteNames } from './title.ts';

/**
 * Returns whether a page of this kind has a single main text, whose author is then probably the person that it names.
 * "perhaps": only if all elements that it marks as the author name the same person.
 */
function hasOneText(kind: PageKind | undefined): boolean | 'perhaps' {
  return kind === 'listing' || kind === 'service' ? 'perhaps' : kind !== 'product' && kind !== 'collection';
}

export function readMetadata(page: Page, selection: ArticleSelection): ArticleMetadata {
  const { url } = page.snapshot;
  const { marks: text } = selection.text;
  const sources = sourcesOf(page);
  const extent = { first: text[0]?.node ?? -1, last: text.at(-1)?.node ?? -1 };
  const sample = sampleOf(page, text);
  const language = chooseLanguage(page, text, sample);
  const locales = (sources.meta['og:locale'] ?? []).map(languageTag);
  const findOrder = () =>
    dayOrder([language.value, ...locales].filter((tag) => tag !== '')) ??
    orderOfHost(hostOf(url)) ??
    orderInTexts(page.nodes.text);
  let order: [DayOrder | null] | undefined;
  const habits = {
    language: language.value,
    // lazy, because few pages need the order of day and month, and a browser takes long to format its first date
    get order() {
      return (order ??= [findOrder()])[0] ?? null;
    },
  };

  const kind = selection.answer.page?.kind;
  const declared = chooseDeclared(sources);
  const names = siteNames(declared.site.value, hostOf(url), isFrontPage(url));
  const headline = chooseHeadline(sources, names, extent);
  const title = headline.heading?.node ?? findHeadline(page, headline.value);
  const start = title < 0 ? extent.first : title;
  const comments = new Set(selection.commentMarks.map(({ node }) => node));
  const isOwn = ({ node }: NearLine) =>
    !comments.has(node) && (node < extent.first || !isAside(page, node)) && !isInCard(page, node);
  const near = linesAround(page, Math.max(start, 0)).filter(isOwn);
  // lazy, because lines below the article are needed only if no author or date is found near the headline
  const behind = () => linesAround(page, extent.last).filter((line) => line.distance >= 0 && isOwn(line));
  const authors = chooseAuthors(sources, {
    site: names,
    near,
    behind,
    habits,
    starts: [start, extent.first],
    isOneText: !names.isFront && hasOneText(kind),
  });
  const images = chooseImages(sources);
  const claims = { headline, ...chooseDates(sources, near, behind, habits), ...declared, language };
  return {
    ...each(claims, 'value'),
    authors: authors.names,
    byline: namesToShow(authors.names, sources, names).join(', '),
    direction: chooseDirection(page, sample),
    leadImage: images.lead,
    images: images.all,
    sources: named({
      ...each(claims, 'source'),
      authors: authors.source,
      byline: authors.source,
      leadImage: images.source,
    }),
  };
}

function each<Field extends string>(claims: Readonly<Record<Field, Claim>>, part: keyof Claim): Record<Field, string> {
  const parts = Object.entries<Claim>(claims).map(([field, claim]) => [field, claim[part]]);
  return Object.fromEntries(parts) as Record<Field, string>;
}

function named(sources: MetadataSources): MetadataSources {
  return Object.fromEntries(Object.entries(sources).filter(([, source]) => source !== ''));
}
