/** Page snapshot → article metadata. Ranked sources; nothing rather than a guess. */
import type { Selection } from '../../algorithms/types.ts';
import { isMostlyRtl } from '../../shared/direction.ts';
import { collapseSpace } from '../../shared/text.ts';
import { absoluteUrl, hostOf } from '../../shared/url.ts';
import type { PageSnapshot } from '../../snapshot/types.ts';
import type { ArticleMetadata, LeadImage } from '../types.ts';
import { chooseHeadline } from './headline.ts';
import { articleNode, type JsonLdNode, nameValues, parseJsonLd, textValue } from './json-ld.ts';
import { findBylines, findDates, findHeadings } from './visible.ts';

/** Reads what is known about the article that a selection marks. */
export function readMetadata(snapshot: PageSnapshot, selection: Selection): ArticleMetadata {
  const jsonLd = articleNode(parseJsonLd(snapshot.metadata.jsonLd)) ?? {};
  const site = siteName(snapshot, jsonLd);
  return {
    headline: chooseHeadline({
      declared: [textValue(jsonLd.headline), ...metaValues(snapshot, 'og:title', 'twitter:title', 'dc.title')],
      documentTitle: collapseSpace(snapshot.metadata.title).trim(),
      headings: findHeadings(snapshot),
      firstText: selection.marks[0]?.node ?? -1,
      lastText: selection.marks[selection.marks.length - 1]?.node ?? -1,
      site,
    }),
    byline: byline(snapshot, jsonLd, site),
    published: published(snapshot, jsonLd, selection),
    site,
    url: snapshot.metadata.canonicalUrl || snapshot.url,
    language: language(snapshot),
    direction: direction(snapshot, selection),
    leadImage: leadImage(snapshot, jsonLd),
  };
}

function metaValues(snapshot: PageSnapshot, ...names: string[]): string[] {
  return names.flatMap((name) => {
    const value = snapshot.metadata.meta[name]?.[0];
    return value ? [collapseSpace(value).trim()] : [];
  });
}

function siteName(snapshot: PageSnapshot, jsonLd: JsonLdNode): string {
  const declared = metaValues(snapshot, 'og:site_name', 'application-name', 'al:ios:app_name')[0];
  return declared ?? (textValue(jsonLd.publisher).replace(/^https?:.*/, '') || hostOf(snapshot.url));
}

const BY = /^(?:by|von|par|por|di|door|af|av|от|автор:?|作者[:：]?|文[:：/]|written by|author:?|posted by)\s+/i;

/** Links to profiles carry the network's name, not the author's. */
const NETWORK = /^(?:google ?\+?|facebook|twitter|x|instagram|linkedin|mastodon|rss|admin|administrator|staff)$/i;

function byline(snapshot: PageSnapshot, jsonLd: JsonLdNode, site: string): string {
  const declared = nameValues(jsonLd.author);
  const meta = metaValues(snapshot, 'author', 'article:author', 'dc.creator', 'parsely-author', 'sailthru.author');
  const visible = findBylines(snapshot);
  const sources = [declared, meta.filter((name) => !/^https?:/.test(name)), visible.slice(0, 1)];
  for (const names of sources) {
    const clean = [...new Set(names.map((name) => collapseSpace(name).trim().replace(BY, '')))].filter(
      (name) => name !== '' && name.length <= 100 && name !== site && !NETWORK.test(name),
    );
    if (clean.length > 0) return clean.slice(0, 6).join(', ');
  }
  return '';
}

function published(snapshot: PageSnapshot, jsonLd: JsonLdNode, selection: Selection): string {
  const declared = [
    textValue(jsonLd.datePublished),
    ...metaValues(
      snapshot,
      'article:published_time',
      'datepublished',
      'parsely-pub-date',
      'dc.date.issued',
      'dc.date',
      'date',
    ),
  ];
  const visible = findDates(snapshot);
  const first = selection.marks[0]?.node ?? 0;
  const published = visible.find(({ isPublished }) => isPublished)?.value;
  // A time element says little by itself (comments have them too); one right above the text is the article's.
  const nearby = visible.find(({ node }) => node <= first + 40 && node >= first - 120)?.value;
  return [...declared, published, nearby].find((value) => value && isDate(value)) ?? '';
}

/** ISO dates only: other forms are ambiguous, and a wrong date is worse than none. */
function isDate(value: string): boolean {
  return /^\d{4}-\d{2}(?:-\d{2})?(?:[T ].*)?$/.test(value) && !Number.isNaN(Date.parse(value));
}

function language(snapshot: PageSnapshot): string {
  const declared = snapshot.metadata.language || metaValues(snapshot, 'og:locale')[0] || '';
  const tag = declared.split(',')[0]?.trim().replaceAll('_', '-') ?? '';
  return /^[a-z]{2,3}(?:-[a-z0-9]{1,8})*$/i.test(tag) ? tag : '';
}

/** By the letters of the kept text: pages forget `dir`, and right-to-left articles stand on left-to-right pages. */
function direction(snapshot: PageSnapshot, { marks }: Selection): 'ltr' | 'rtl' {
  let sample = '';
  for (const { node } of marks) {
    sample += snapshot.nodes.text[node];
    if (sample.length > 4000) break;
  }
  return sample === '' ? snapshot.direction : isMostlyRtl(sample) ? 'rtl' : 'ltr';
}

function leadImage(snapshot: PageSnapshot, jsonLd: JsonLdNode): LeadImage | null {
  const image = Array.isArray(jsonLd.image) ? jsonLd.image[0] : jsonLd.image;
  const fromJsonLd =
    typeof image === 'object' && image !== null ? textValue((image as JsonLdNode).url) : textValue(image);
  const declared = [...metaValues(snapshot, 'og:image:secure_url', 'og:image', 'twitter:image'), fromJsonLd];
  for (const raw of declared) {
    const src = absoluteUrl(raw, snapshot.url);
    if (/^https?:/.test(src)) return { src, alt: metaValues(snapshot, 'og:image:alt', 'twitter:image:alt')[0] ?? '' };
  }
  return null;
}
