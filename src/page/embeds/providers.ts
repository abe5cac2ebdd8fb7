/** Known players and widgets of other sites: their names, and the pages on which they show a frame's content. */
import { absoluteUrl } from '../../shared/url.ts';

export type EmbedKind = 'audio' | 'chart' | 'code' | 'document' | 'map' | 'page' | 'picture' | 'post' | 'video';

export interface EmbedTarget {
  kind: EmbedKind;
  /** Name of the site if it is well known, else its host. */
  site: string;
  /** Address of the page on which the site shows the same content as the frame. */
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

/**
 * The providers by the kind of their content, in the order in which they are tried. Each entry has: the name of the
 * site ('' for its host); a pattern of the host (without "www.") and path of a frame's address; and a template for the
 * address of the page on which the site shows the content of the frame. In the template, `$1` is a group of the
 * pattern, and `{id}` a parameter of the frame's query. Without a template, the address of the frame is used.
 */
const PROVIDERS: Readonly<Partial<Record<EmbedKind, readonly [site: string, address: RegExp, page?: string][]>>> = {
  video: [
    [
      'YouTube',
      /^(?:m\.)?youtube(?:-nocookie)?\.com\/embed\/live_stream$/,
      'https://www.youtube.com/channel/{channel}/live',
    ],
    [
      'YouTube',
      /^(?:m\.)?youtube(?:-nocookie)?\.com\/embed\/videoseries/,
      'https://www.youtube.com/playlist?list={list}',
    ],
    [
      'YouTube',
      /^(?:(?:m\.)?youtube(?:-nocookie)?\.com\/(?:embed|v|shorts|live)|youtu\.be)\/([\w-]{6,})/,
      'https://www.youtube.com/watch?v=$1',
    ],
    ['YouTube', /^(?:m\.)?youtube(?:-nocookie)?\.com\/watch/, 'https://www.youtube.com/watch?v={v}'],
    ['Vimeo', /^(?:player\.)?vimeo\.com\/(?:video\/)?(\d+)/, 'https://vimeo.com/$1'],
    ['Dailymotion', /^(?:geo\.)?dailymotion\.com\/embed\/video\/(\w+)/, 'https://www.dailymotion.com/video/$1'],
    ['Dailymotion', /^(?:geo\.)?dailymotion\.com\/player/, 'https://www.dailymotion.com/video/{video}'],
    ['Twitch', /^(?:player|clips)\.twitch\.tv\//],
    ['TikTok', /^tiktok\.com\/(?:embed|player|@)/],
    ['TED', /^embed\.ted\.com(\/.+)/, 'https://www.ted.com$1'],
    ['Loom', /^loom\.com\/embed\/(\w+)/, 'https://www.loom.com/share/$1'],
    ['Internet Archive', /^archive\.org\/embed\/([^/]+)/, 'https://archive.org/details/$1'],
    ['Wistia', /^fast\.wistia\.(?:net|com)\/embed\//],
    ['', /^(?:players\.brightcove\.net|cdn\.jwplayer\.com|content\.jwplatform\.com)\//],
    ['Facebook', /^(?:[\w-]+\.)?facebook\.com\/(?:v[\d.]+\/)?plugins\/video\.php/, '{href}'],
  ],
  post: [
    ['Facebook', /^(?:[\w-]+\.)?facebook\.com\/(?:v[\d.]+\/)?plugins\/post\.php/, '{href}'],
    ['X', /^platform\.twitter\.com\/embed\//, 'https://twitter.com/i/status/{id}'],
    ['X', /^(?:twitter|x)\.com\/\w+\/status\/\d+/],
    ['Instagram', /^instagram\.com\/(p|reel|tv)\/([\w-]+)/, 'https://www.instagram.com/$1/$2'],
    [
      'Bluesky',
      /^embed\.bsky\.app\/embed\/([^/]+)\/app\.bsky\.feed\.post\/(\w+)/,
      'https://bsky.app/profile/$1/post/$2',
    ],
    ['Reddit', /^(?:embed\.reddit\.com|redditmedia\.com)(\/r\/.+)/, 'https://www.reddit.com$1'],
    ['', /^([\w.-]+\/@[\w.@-]+\/\d+)\/embed\/?$/, 'https://$1'],
  ],
  audio: [
    ['Spotify', /^open\.spotify\.com\/embed(?:-podcast)?\/(\w+\/\w+)/, 'https://open.spotify.com/$1'],
    ['SoundCloud', /^w\.soundcloud\.com\/player/, '{url}'],
    ['Apple', /^embed\.((?:podcasts|music)\.apple\.com\/.+)/, 'https://$1'],
    ['Bandcamp', /^(?:[\w-]+\.)?bandcamp\.com\/EmbeddedPlayer/i],
  ],
  map: [
    ['Google Maps', /^(?:maps\.)?google\.[a-z.]+\/maps/],
    ['OpenStreetMap', /^openstreetmap\.org\/export\/embed/],
  ],
  code: [
    ['CodePen', /^codepen\.io\/([\w-]+)\/(?:embed|pen)\/(?:preview\/)?(\w+)/, 'https://codepen.io/$1/pen/$2'],
    ['CodeSandbox', /^codesandbox\.io\/embed\/([\w-]+)/, 'https://codesandbox.io/s/$1'],
    ['JSFiddle', /^(jsfiddle\.net\/.+?)\/embedded/, 'https://$1'],
    ['StackBlitz', /^stackblitz\.com\/(?:edit|github)\//],
    ['GitHub', /^gist\.github\.com\//],
  ],
  document: [
    ['Google', /^docs\.google\.com\/(?:document|spreadsheets|presentation|forms)\//],
    ['SlideShare', /^slideshare\.net\/slideshow\/embed_code/],
    ['Speaker Deck', /^speakerdeck\.com\/player\//],
    ['Scribd', /^scribd\.com\/embeds\/(\d+)/, 'https://www.scribd.com/document/$1'],
    ['', /\.pdf$/i],
  ],
  chart: [
    ['Datawrapper', /^datawrapper\.dwcdn\.net\/\w+/],
    ['Flourish', /^flo\.uri\.sh\/(?:visualisation|story)\//],
    ['Infogram', /^e\.infogram\.com\//],
  ],
};

/** Fills in the template of an address with values from a frame's address; returns '' if a value is missing there. */
function addressOf(template: string, match: RegExpExecArray, query: Query): string {
  let isWhole = true;
  const address = template.replace(/\$(\d)|\{(\w+)\}/g, (_all, group: string | undefined, name: string) => {
    const value = group === undefined ? query.get(name) : match[Number(group)];
    isWhole &&= Boolean(value);
    return value ?? '';
  });
  return isWhole ? address : '';
}

/** Returns what a frame with this address shows; null if the address does not begin with "http:" or "https:". */
export function embedTarget(address: string): EmbedTarget | null {
  if (!/^https?:/.test(address)) return null;
  const { hostname, pathname, searchParams } = new URL(address);
  const ownSite = hostname.replace(/^www\./, '');
  for (const kind in PROVIDERS) {
    for (const [site, pattern, page = ''] of PROVIDERS[kind as EmbedKind] ?? []) {
      const match = pattern.exec(ownSite + pathname);
      if (!match) continue;
      // The address may contain any text from the query, so its scheme is checked.
      const url = absoluteUrl(addressOf(page, match, searchParams), address);
      return {
        kind: kind as EmbedKind,
        site: site || ownSite,
        url: /^https?:/.test(url) ? url : address,
        isGuess: false,
      };
    }
  }
  const kind = /player|video/i.test(ownSite + pathname) ? 'video' : 'page';
  return { kind, site: ownSite, url: address, isGuess: true };
}
