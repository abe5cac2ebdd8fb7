import { hostOf } from '../../shared/url.ts';
import { type Claim, firstClaim, jsonLdClaims, metaClaims, propertyClaims } from './claims.ts';
import { plainText } from './plain-text.ts';
import type { Sources } from './sources.ts';

/** Longest name of a site or section (characters); a longer one contains a slogan. */
const LONGEST_NAME = 60;

/** Chooses the site's name; its host if the page declares none. */
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

/** Chooses the section that the page declares. The last breadcrumb is not used, because it may be anything. */
export function chooseSection({ graph, article, meta, facts }: Sources): Claim {
  const claims = [
    ...jsonLdClaims(graph, article.articleSection),
    ...metaClaims(meta, ['article:section', 'og:article:section', 'parsely-section']),
    ...propertyClaims(facts.properties, 'articlesection'),
  ].map(({ value, source }) => ({ value: plainText(value), source }));
  return firstClaim(claims, (value) => value.length <= LONGEST_NAME);
}

/** Chooses the page's description of the article, a sentence or two. */
export function chooseDescription({ graph, article, meta }: Sources): Claim {
  const claims = [
    ...metaClaims(meta, ['og:description', 'description', 'twitter:description']),
    ...jsonLdClaims(graph, article.description),
    ...metaClaims(meta, ['dc.description']),
  ].map(({ value, source }) => ({ value: plainText(value), source }));
  return firstClaim(claims, () => true);
}
