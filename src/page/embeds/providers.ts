/**
 * Known players and widgets of other sites. Maps the address of a frame to the name of its site, and to the address of
 * the site's page with the same content.
 */
import { absoluteUrl } from '../../shared/url.ts';

export type EmbedKind = 'audio' | 'chart' | 'code' | 'document' | 'map' | 'page' | 'picture' | 'post' | 'video';

export interface EmbedTarget {
  kind: EmbedKind;
  /** Name of the site if it is well known, else its host. */
  site: string;
  /** Address of the site's page with the same content. */
  url: string;
  /** Whether the site is not a known provider, so that kind and address are guesses. */
  isGuess: boolean;
}

/** Content of another site that the page shows. */
export interface Embed extends Omit<EmbedTarget, 'isGuess'> {
  title: string;
  /** Address of a preview picture that the page has loaded; '' for none. */
  poster: string;
  /** Whether `url` is the audio or video file itself. */
  isFile: boolean;
}

type Query = URL['searchParams'];

interface Provider {
  kind: EmbedKind;
  site: string;
  /** Matches the host (without "www.") and path of the frame's address. */
  address: RegExp;
  /** Returns the address of the site's page with the same content; '' if the address cannot be derived. */
  pageOf?(match: RegExpExecArray, query: Query): string;
}

const PROVIDERS: readonly Provider[] = [
  {
    kind: 'video',
    site: 'YouTube',
    address: /^(?:m\.)?youtube(?:-nocookie)?\.com\/embed\/videoseries/,
    pageOf: (_match, query) => page('https://www.youtube.com/playlist?list=', query.get('list')),
  },
  {
    kind: 'video',
    site: 'YouTube',
    address: /^(?:(?:m\.)?youtube(?:-nocookie)?\.com\/(?:embed|v|shorts|live)|youtu\.be)\/([\w-]{6,})/,
    pageOf: ([, id]) => page('https://www.youtube.com/watch?v=', id),
  },
  {
    kind: 'video',
    site: 'YouTube',
    address: /^(?:m\.)?youtube(?:-nocookie)?\.com\/watch/,
    pageOf: (_match, query) => page('https://www.youtube.com/watch?v=', query.get('v')),
  },
  {
    kind: 'video',
    site: 'Vimeo',
    address: /^(?:player\.)?vimeo\.com\/(?:video\/)?(\d+)/,
    pageOf: ([, id]) => page('https://vimeo.com/', id),
  },
  {
    kind: 'video',
    site: 'Dailymotion',
    address: /^(?:geo\.)?dailymotion\.com\/(?:embed\/video\/(\w+)|player)/,
    pageOf: ([, id], query) => page('https://www.dailymotion.com/video/', id ?? query.get('video')),
  },
  { kind: 'video', site: 'Twitch', address: /^(?:player|clips)\.twitch\.tv\// },
  { kind: 'video', site: 'TikTok', address: /^tiktok\.com\/(?:embed|player|@)/ },
  {
    kind: 'video',
    site: 'TED',
    address: /^embed\.ted\.com(\/.+)/,
    pageOf: ([, path]) => page('https://www.ted.com', path),
  },
  {
    kind: 'video',
    site: 'Loom',
    address: /^loom\.com\/embed\/(\w+)/,
    pageOf: ([, id]) => page('https://www.loom.com/share/', id),
  },
  {
    kind: 'video',
    site: 'Internet Archive',
    address: /^archive\.org\/embed\/([^/]+)/,
    pageOf: ([, id]) => page('https://archive.org/details/', id),
  },
  { kind: 'video', site: 'Wistia', address: /^fast\.wistia\.(?:net|com)\/embed\// },
  { kind: 'video', site: '', address: /^(?:players\.brightcove\.net|cdn\.jwplayer\.com|content\.jwplatform\.com)\// },
  {
    kind: 'video',
    site: 'Facebook',
    address: /^(?:[\w-]+\.)?facebook\.com\/(?:v[\d.]+\/)?plugins\/video\.php/,
    pageOf: (_match, query) => query.get('href') ?? '',
  },
  {
    kind: 'post',
    site: 'Facebook',
    address: /^(?:[\w-]+\.)?facebook\.com\/(?:v[\d.]+\/)?plugins\/post\.php/,
    pageOf: (_match, query) => query.get('href') ?? '',
  },
  {
    kind: 'post',
    site: 'X',
    address: /^platform\.twitter\.com\/embed\//,
    pageOf: (_match, query) => page('https://twitter.com/i/status/', query.get('id')),
  },
  { kind: 'post', site: 'X', address: /^(?:twitter|x)\.com\/\w+\/status\/\d+/ },
  {
    kind: 'post',
    site: 'Instagram',
    address: /^instagram\.com\/(p|reel|tv)\/([\w-]+)/,
    pageOf: ([, type, id]) => page(`https://www.instagram.com/${type}/`, id),
  },
  {
    kind: 'post',
    site: 'Bluesky',
    address: /^embed\.bsky\.app\/embed\/([^/]+)\/app\.bsky\.feed\.post\/(\w+)/,
    pageOf: ([, author, id]) => page(`https://bsky.app/profile/${author}/post/`, id),
  },
  {
    kind: 'post',
    site: 'Reddit',
    address: /^(?:embed\.reddit\.com|redditmedia\.com)(\/r\/.+)/,
    pageOf: ([, path]) => page('https://www.reddit.com', path),
  },
  {
    kind: 'post',
    site: '',
    address: /^([\w.-]+\/@[\w.@-]+\/\d+)\/embed\/?$/,
    pageOf: ([, post]) => page('https://', post),
  },
  {
    kind: 'audio',
    site: 'Spotify',
    address: /^open\.spotify\.com\/embed(?:-podcast)?\/(\w+\/\w+)/,
    pageOf: ([, id]) => page('https://open.spotify.com/', id),
  },
  {
    kind: 'audio',
    site: 'SoundCloud',
    address: /^w\.soundcloud\.com\/player/,
    pageOf: (_match, query) => query.get('url') ?? '',
  },
  {
    kind: 'audio',
    site: 'Apple',
    address: /^embed\.((?:podcasts|music)\.apple\.com\/.+)/,
    pageOf: ([, address]) => page('https://', address),
  },
  { kind: 'audio', site: 'Bandcamp', address: /^(?:[\w-]+\.)?bandcamp\.com\/EmbeddedPlayer/i },
  { kind: 'map', site: 'Google Maps', address: /^(?:maps\.)?google\.[a-z.]+\/maps/ },
  { kind: 'map', site: 'OpenStreetMap', address: /^openstreetmap\.org\/export\/embed/ },
  {
    kind: 'code',
    site: 'CodePen',
    address: /^codepen\.io\/([\w-]+)\/(?:embed|pen)\/(?:preview\/)?(\w+)/,
    pageOf: ([, user, id]) => page(`https://codepen.io/${user}/pen/`, id),
  },
  {
    kind: 'code',
    site: 'CodeSandbox',
    address: /^codesandbox\.io\/embed\/([\w-]+)/,
    pageOf: ([, id]) => page('https://codesandbox.io/s/', id),
  },
  {
    kind: 'code',
    site: 'JSFiddle',
    address: /^(jsfiddle\.net\/.+?)\/embedded/,
    pageOf: ([, fiddle]) => page('https://', fiddle),
  },
  { kind: 'code', site: 'StackBlitz', address: /^stackblitz\.com\/(?:edit|github)\// },
  { kind: 'code', site: 'GitHub', address: /^gist\.github\.com\// },
  { kind: 'document', site: 'Google', address: /^docs\.google\.com\/(?:document|spreadsheets|presentation|forms)\// },
  { kind: 'document', site: 'SlideShare', address: /^slideshare\.net\/slideshow\/embed_code/ },
  { kind: 'document', site: 'Speaker Deck', address: /^speakerdeck\.com\/player\// },
  {
    kind: 'document',
    site: 'Scribd',
    address: /^scribd\.com\/embeds\/(\d+)/,
    pageOf: ([, id]) => page('https://www.scribd.com/document/', id),
  },
  { kind: 'document', site: '', address: /\.pdf$/i },
  { kind: 'chart', site: 'Datawrapper', address: /^datawrapper\.dwcdn\.net\/\w+/ },
  { kind: 'chart', site: 'Flourish', address: /^flo\.uri\.sh\/(?:visualisation|story)\// },
  { kind: 'chart', site: 'Infogram', address: /^e\.infogram\.com\// },
];

function page(start: string, rest: string | null | undefined): string {
  return rest ? start + rest : '';
}

/** Returns what a frame with this address shows; null if the address does not begin with "http:" or "https:". */
export function embedTarget(address: string): EmbedTarget | null {
  if (!/^https?:/.test(address)) return null;
  const { hostname, pathname, searchParams } = new URL(address);
  const ownSite = hostname.replace(/^www\./, '');
  for (const { kind, site, address: pattern, pageOf } of PROVIDERS) {
    const match = pattern.exec(ownSite + pathname);
    if (!match) continue;
    // The address from `pageOf` may contain any text from the query, so its scheme is checked.
    const url = absoluteUrl(pageOf?.(match, searchParams) ?? '', address);
    return { kind, site: site || ownSite, url: /^https?:/.test(url) ? url : address, isGuess: false };
  }
  const kind = /player|video/i.test(ownSite + pathname) ? 'video' : 'page';
  return { kind, site: ownSite, url: address, isGuess: true };
}
