import { absoluteUrl } from '../../shared/url.ts';
import { holds } from '../../vocabulary/match.ts';
import { SITE_PICTURE_NAMES } from '../../vocabulary/names/objects.ts';
import type { LeadImage } from '../types.ts';
import { addressValues } from './json-ld.ts';
import { plainText } from './plain-text.ts';
import { type Claim, NO_CLAIM, propertyClaims, type Sources } from './sources.ts';

const OPEN_GRAPH = ['og:image:secure_url', 'og:image', 'og:image:url'];
const OTHERS = ['twitter:image', 'twitter:image:src', 'parsely-image-url', 'thumbnail'];
/** Maximum number of pictures that are listed; pages with many products have hundreds. */
const MOST_IMAGES = 50;
/** File names of logos and placeholders. */
const NO_PICTURE = holds(`(?:^|[\\W_])(?:${SITE_PICTURE_NAMES})|[\\W_]logo\\w{0,6}\\.\\w+$`);

export interface Images {
  lead: LeadImage | null;
  all: readonly string[];
  source: string;
}

export function chooseImages(sources: Sources): Images {
  const { meta, page } = sources;
  const base = page.baseUrlOf(0);
  const claims = claimsOf(sources).map(({ value, source }) => ({ value: imageAddress(value, base), source }));
  const [lead = NO_CLAIM] = claims.filter(({ value }) => value !== '');
  const all = [...new Set(claims.map(({ value }) => value))].filter((value) => value !== '').slice(0, MOST_IMAGES);
  const alt = plainText((meta['og:image:alt'] ?? meta['twitter:image:alt'])?.[0] ?? '');
  return { lead: lead.value === '' ? null : { src: lead.value, alt }, all, source: lead.source };
}

function claimsOf({ meta, graph, article, webPage, facts }: Sources): Claim[] {
  const inMeta = (names: readonly string[], source: string) =>
    names.flatMap((name) => (meta[name] ?? []).map((value) => ({ value, source })));
  const linked = [article.image, article.thumbnailUrl, webPage.primaryImageOfPage].flatMap((value) =>
    addressValues(graph, value),
  );
  return [
    ...inMeta(OPEN_GRAPH, 'Open Graph'),
    ...inMeta(OTHERS, 'meta'),
    ...linked.map((value) => ({ value, source: 'JSON-LD' })),
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
