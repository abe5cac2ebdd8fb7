/** Masks addresses. Their form stays, and equal addresses stay equal. */
import type { TextMask } from './texts.ts';

/** Hosts that cannot exist (RFC 2606). */
const OWN_HOST = 'page.invalid';
const OTHER_HOST = 'site.invalid';

/** Longest `about:` address that is kept (characters): `about:srcdoc`. */
const LONGEST_ABOUT = 12;
const SCHEME = /^[a-z][a-z\d+.-]{0,20}:/i;
const DATA_TYPE = /^data:[a-z]+\/[a-z\d.+-]{1,40}/i;
const FILE_ENDING = /\.(?:html?|xhtml|php|aspx?|jpe?g|png|gif|webp|avif|svg|mp[34]|webm|ogg|pdf|js|css)$/i;
/** Half of a surrogate pair, which an address cannot contain. */
const HALF_A_PAIR = /\p{Cs}/gu;
/** Size of an image in a list: `2x` or `640w`. */
const DESCRIPTOR = /^[\d.]+[wxh],?$/;

export interface AddressMask {
  address(address: string): string;
  /** Masks addresses with their sizes, as in `srcset`. */
  list(list: string): string;
}

/** @param pageHost host of the page itself */
export function createAddressMask(mask: TextMask, pageHost: string): AddressMask {
  function address(original: string): string {
    const trimmed = original.trim();
    const scheme = SCHEME.exec(trimmed)?.[0].toLowerCase() ?? '';
    const rest = trimmed.slice(scheme.length);
    if (scheme === 'data:') return `${DATA_TYPE.exec(trimmed)?.[0] ?? scheme},`;
    if (scheme === 'about:') return trimmed.length <= LONGEST_ABOUT ? trimmed : scheme;
    if (scheme === 'javascript:' || scheme === 'blob:') return scheme;
    if (scheme !== '' && !rest.startsWith('//')) return scheme + mask.text(rest);
    return scheme + located(rest);
  }

  function located(rest: string): string {
    const [beforeHash = '', ...hash] = rest.split('#');
    const [place = '', ...query] = beforeHash.split('?');
    const fragment = hash.length > 0 ? `#${mask.name(decoded(hash.join('#')))}` : '';
    const parameters = query.length > 0 ? `?${parametersOf(query.join('?'))}` : '';
    if (!place.startsWith('//')) return path(place) + parameters + fragment;
    const [, , host = '', ...segments] = place.split('/');
    const masked = host === '' ? '' : host === pageHost ? OWN_HOST : OTHER_HOST;
    return `//${[masked, ...segments.map(segment)].join('/')}${parameters}${fragment}`;
  }

  const path = (place: string) => place.split('/').map(segment).join('/');

  function segment(original: string): string {
    const ending = FILE_ENDING.exec(original)?.[0] ?? '';
    return encoded(mask.part(decoded(original.slice(0, original.length - ending.length)))) + ending;
  }

  const parametersOf = (query: string) =>
    query
      .split(/([&=;])/)
      .map((piece) => encoded(mask.part(decoded(piece))))
      .join('');

  return {
    address,
    list: (list) =>
      list
        .split(/(\s+)/)
        .map((piece) => (piece.trim() === '' || DESCRIPTOR.test(piece) ? piece : address(piece)))
        .join(''),
  };
}

/** Returns a part of an address with its percent-encoded letters decoded. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    // URIError: a per cent sign that encodes nothing.
    return part;
  }
}

/** Percent-encodes a part of an address, if it needs that. */
function encoded(part: string): string {
  return /^[\w.~&=;:@!$'()*+,-]*$/.test(part) ? part : encodeURIComponent(part.replace(HALF_A_PAIR, '\ufffd'));
}
