/** Chooses the facts that pages declare in metadata: address, license, site, section, description and pictures. */

import { plainText } from '../../shared/plain-text.ts';
import { absoluteUrl, areOneSite, hostOf } from '../../shared/url.ts';
import { holds } from '../../vocabulary/match.ts';
import { SITE_PICTURE_NAMES } from '../../vocabulary/names/objects.ts';
import type { LeadImage } from '../types.ts';
import { addressValues, type JsonLdGraph } from './json-ld.ts';
import { type Claim, firstClaim, jsonLdClaims, metaClaims, NO_CLAIM, propertyClaims, type Sources } from './sources.ts';

export function chooseDeclared(sources: Sources) {
  return {
    site: chooseSite(sources),
    section: chooseSection(sources),
    description: chooseDescription(sources),
    url: chooseAddress(sources),
    licence: chooseLicence(sources),
  };
}

/** Chooses the canonical URL, unless it is a front page or on another site, as some pages and archives declare. */
function chooseAddress({ page, meta }: Sources): Claim {
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

/** Returns the addresses in JSON-LD values, each with its source. */
const linkedClaims = (graph: JsonLdGraph, ...values: readonly unknown[]): Claim[] =>
  values.flatMap((value) => addressValues(graph, value)).map((value) => ({ value, source: 'JSON-LD' }));

const LONGEST_LICENCE = 200;

function chooseLicence({ graph, article, webPage, meta, facts, page }: Sources): Claim {
  const base = page.baseUrlOf(0);
  const claims = [
    ...linkedClaims(graph, article.license, webPage.license),
    ...jsonLdClaims(graph, article.license),
    { value: absoluteUrl(facts.licence, base), source: 'link on the page' },
    ...propertyClaims(facts.properties, 'license'),
    ...metaClaims(meta, ['dcterms.license', 'dc.rights.license', 'dcterms.rights', 'dc.rights']),
  ];
  return firstClaim(claims, (value) => value.length <= LONGEST_LICENCE && !/^(?!https?:)[a-z][a-z+.-]*:/i.test(value));
}

const inPlainText = ({ value, source }: Claim): Claim => ({ value: plainText(value), source });

/** Longest name of a site or section (characters); a longer one contains a slogan. */
const LONGEST_NAME = 60;

function chooseSite({ page, graph, article, webPage, meta }: Sources): Claim {
  const website = graph.nodes.find((node) => node['@type'] === 'WebSite');
  const claims = [
    ...metaClaims(meta, ['og:site_name']),
    ...jsonLdClaims(graph, article.publisher, webPage.publisher, website?.name),
    ...metaClaims(meta, ['application-name', 'apple-mobile-web-app-title', 'dc.publisher']),
    { value: hostOf(page.snapshot.url), source: 'address' },
  ].map(inPlainText);
  return firstClaim(claims, (value) => !/^https?:/.test(value) && value.length <= LONGEST_NAME);
}

/** Chooses the declared section. Does not use breadcrumbs, because the last one is not always a section. */
function chooseSection({ graph, article, meta, facts }: Sources): Claim {
  const claims = [
    ...jsonLdClaims(graph, article.articleSection),
    ...metaClaims(meta, ['article:section', 'og:article:section', 'parsely-section']),
    ...propertyClaims(facts.properties, 'articlesection'),
  ].map(inPlainText);
  return firstClaim(claims, (value) => value.length <= LONGEST_NAME);
}

function chooseDescription({ graph, article, meta }: Sources): Claim {
  const claims = [
    ...metaClaims(meta, ['og:description', 'description', 'twitter:description']),
    ...jsonLdClaims(graph, article.description),
    ...metaClaims(meta, ['dc.description']),
  ].map(inPlainText);
  return firstClaim(claims, () => true);
}

const OPEN_GRAPH_IMAGES = ['og:image:secure_url', 'og:image', 'og:image:url'];
const OTHER_IMAGES = ['twitter:image', 'twitter:image:src', 'parsely-image-url', 'thumbnail'];
/** Maximum number of pictures that are listed; pages with many products have hundreds. */
const MOST_IMAGES = 50;
const NO_PICTURE = holds(`(?:^|[\\W_])(?:${SITE_PICTURE_NAMES})|[\\W_]logo\\w{0,6}\\.\\w+$`);

export function chooseImages(sources: Sources): { lead: LeadImage | null; all: readonly string[]; source: string } {
  const { meta, page } = sources;
  const base = page.baseUrlOf(0);
  const claims = imageClaims(sources).map(({ value, source }) => ({ value: imageAddress(value, base), source }));
  const [lead = NO_CLAIM] = claims.filter(({ value }) => value !== '');
  const all = [...new Set(claims.map(({ value }) => value))].filter((value) => value !== '').slice(0, MOST_IMAGES);
  const alt = plainText((meta['og:image:alt'] ?? meta['twitter:image:alt'])?.[0] ?? '');
  return { lead: lead.value === '' ? null : { src: lead.value, alt }, all, source: lead.source };
}

function imageClaims({ meta, graph, article, webPage, facts }: Sources): Claim[] {
  const inMeta = (names: readonly string[], source: string) =>
    names.flatMap((name) => (meta[name] ?? []).map((value) => ({ value, source })));
  return [
    ...inMeta(OPEN_GRAPH_IMAGES, 'Open Graph'),
    ...inMeta(OTHER_IMAGES, 'meta'),
    ...linkedClaims(graph, article.image, article.thumbnailUrl, webPage.primaryImageOfPage),
    ...propertyClaims(facts.properties, 'image'),
  ];
}

/** Returns the absolute address of a picture; '' for logos and for unfilled templates such as `{{image}}`. */
function imageAddress(raw: string, base: string): string {
  if (/[<>{}\s]/.test(raw.trim())) return '';
  const address = absoluteUrl(raw, base);
  if (!/^https?:\/\//.test(address)) return '';
  return NO_PICTURE.test(address.replace(/^https?:\/\/[^/?#]*|[?#].*/gs, '')) ? '' : address;
}
