/** The site, and the part of it that the article is in. */
import { hostOf } from '../../shared/url.ts';
import { type Claim, firstClaim, jsonLdClaims, metaClaims, propertyClaims } from './claims.ts';
import { plainText } from './plain-text.ts';
import type { Sources } from './sources.ts';

/** A site says more than its name where a slogan is long; a person wants the name. */
const LONGEST_NAME = 60;

/** The site's name; its host where it gives none. */
export function chooseSite({ page, graph, article, webPage, meta }: Sources): Claim {
  const website = graph.nodes.find((node) => node['@type'] === 'WebSite');
  const claims = [
    ...metaClaims(meta, ['og:site_name']),
    ...jsonLdClaims(graph, article.publisher, webPage.publisher, website?.name),
    ...metaClaims(meta, ['application-name', 'apple-mobile-web-app-title', 'dc.publisher']),
    { value: hostOf(page.snapshot.url), source: 'address' },
  ].map(({ value, source }) => ({ value: plainText(value), source }));
  return firstClaim(claims, (value) => !/^https?:/.test(value) && value.length <= LONGEST_NAME);
}

/** The section as the page names it; not the last part of its breadcrumbs, which may be anything. */
export function chooseSection({ graph, article, meta, facts }: Sources): Claim {
  const claims = [
    ...jsonLdClaims(graph, article.articleSection),
    ...metaClaims(meta, ['article:section', 'og:article:section', 'parsely-section']),
    ...propertyClaims(facts.properties, 'articlesection'),
  ].map(({ value, source }) => ({ value: plainText(value), source }));
  return firstClaim(claims, (value) => value.length <= LONGEST_NAME);
}

/** What the page says that the article is about, in a sentence or two. */
export function chooseDescription({ graph, article, meta }: Sources): Claim {
  const claims = [
    ...metaClaims(meta, ['og:description', 'description', 'twitter:description']),
    ...jsonLdClaims(graph, article.description),
    ...metaClaims(meta, ['dc.description']),
  ].map(({ value, source }) => ({ value: plainText(value), source }));
  return firstClaim(claims, () => true);
}
