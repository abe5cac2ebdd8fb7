import { absoluteUrl, areOneSite, hostOf } from '../../shared/url.ts';
import { type Claim, firstClaim, jsonLdClaims, metaClaims, propertyClaims } from './claims.ts';
import { addressValues } from './json-ld.ts';
import type { Sources } from './sources.ts';

/**
 * Chooses the canonical URL that the page declares, or the page's own URL if the declared one is the front page or on
 * another site. Some sites declare their front page on every page, and archived copies may declare a host that no
 * longer exists.
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

/** Chooses the licence (its address or name) from JSON-LD, else from a link on the page, microdata or meta elements. */
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
