import { absoluteUrl, areOneSite, hostOf } from '../../shared/url.ts';
import { addressValues } from './json-ld.ts';
import { plainText } from './plain-text.ts';
import { type Claim, firstClaim, jsonLdClaims, metaClaims, propertyClaims, type Sources } from './sources.ts';

/**
 * Chooses the canonical URL that the page declares. Chooses the page's own URL if the declared URL is a front page or
 * on another site: some sites declare their front page on every page, and archived copies declare another host.
 */
export function chooseAddress({ page, meta }: Sources): Claim {
  const { url, metadata } = page.snapshot;
  const claims = [{ value: metadata.canonicalUrl, source: 'canonical link' }, ...metaClaims(meta, ['og:url'])].map(
    ({ value, source }) => ({ value: absoluteUrl(value, url), source }),
  );
  const canonical = firstClaim(claims, (value) => mayBeAddressOf(value, url));
  return canonical.value === '' ? { value: url, source: 'address' } : canonical;
}

function mayBeAddressOf(candidate: string, url: string): boolean {
  if (!/^https?:/.test(candidate)) return false;
  const isFront = isFrontPage(candidate) && !isFrontPage(url);
  return !isFront && areOneSite(hostOf(candidate), hostOf(url));
}

export function isFrontPage(url: string): boolean {
  return /^https?:\/\/[^/?#]+\/?(?:[?#]|$)/.test(url);
}

const LONGEST_LICENCE = 200;

export function chooseLicence({ graph, article, webPage, meta, facts, page }: Sources): Claim {
  const base = page.baseUrlOf(0);
  const linked = [article.license, webPage.license].flatMap((value) => addressValues(graph, value));
  const claims = [
    ...linked.map((value) => ({ value, source: 'JSON-LD' })),
    ...jsonLdClaims(graph, article.license),
    { value: absoluteUrl(facts.licence, base), source: 'link on the page' },
    ...propertyClaims(facts.properties, 'license'),
    ...metaClaims(meta, ['dcterms.license', 'dc.rights.license', 'dcterms.rights', 'dc.rights']),
  ];
  return firstClaim(claims, (value) => value.length <= LONGEST_LICENCE && !/^(?!https?:)[a-z][a-z+.-]*:/i.test(value));
}

/** Longest name of a site or section (characters); a longer one contains a slogan. */
const LONGEST_NAME = 60;

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

/** Breadcrumbs are not used, because the last one is not always a section. */
export function chooseSection({ graph, article, meta, facts }: Sources): Claim {
  const claims = [
    ...jsonLdClaims(graph, article.articleSection),
    ...metaClaims(meta, ['article:section', 'og:article:section', 'parsely-section']),
    ...propertyClaims(facts.properties, 'articlesection'),
  ].map(({ value, source }) => ({ value: plainText(value), source }));
  return firstClaim(claims, (value) => value.length <= LONGEST_NAME);
}

export function chooseDescription({ graph, article, meta }: Sources): Claim {
  const claims = [
    ...metaClaims(meta, ['og:description', 'description', 'twitter:description']),
    ...jsonLdClaims(graph, article.description),
    ...metaClaims(meta, ['dc.description']),
  ].map(({ value, source }) => ({ value: plainText(value), source }));
  return firstClaim(claims, () => true);
}
