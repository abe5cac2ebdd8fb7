/** Finds page numbers in the addresses of an article's pages. */
import { holds } from '../../vocabulary/match.ts';
import { COMMENT_ADDRESSES, PAGE_IN_PATH, PAGE_PARAMETERS } from '../../vocabulary/names/addresses.ts';

interface PageUrl {
  number: number;
  current: number;
}

/** An address split into its page number (1 if it has none) and the rest, which all pages share. */
interface Numbered {
  path: string;
  search: string;
  number: number;
  /** Part of the address that contains the page number. */
  place: 'none' | 'query' | 'path';
  /** Whether the address says that the number is a page number, as in `/page/2`. `/story/2` may be another article. */
  isExplicit: boolean;
}

const QUERY = new RegExp(`^(.*[?&](?:${PAGE_PARAMETERS})=)(\\d{1,3})(?!\\d)(.*)`, 'is');
/** Matches a page number after a word or its abbreviation: `/story/page/2/`, `/story-page-2.html`, `/story/p2`. */
const WORD_IN_PATH = new RegExp(
  `^(.*?)[/_-](?:(?:${PAGE_IN_PATH})[/_-]?|(?:pg|p|str)[_-]?)(\\d{1,3})(\\.[a-z]{3,5})?(\\/?)(\\?.*)?$`,
  'is',
);
/** Matches a plain number: `/story/2`, `/story-2.html`, `/story_2.html`, `/story,2.html`. */
const NUMBER_IN_PATH = /^(.*?[^/\d])(?:\/|[-_,.])(\d{1,2})(\.[a-z]{3,5})?(\/?)(\?.*)?$/is;
/** Matches addresses of further pages of readers' comments. */
const OF_COMMENTS = holds(COMMENT_ADDRESSES);

/**
 * Returns the page number in an address; null if the address does not belong to the article at `here`. `isCut` says
 * that the article is known to have several pages, so that plain numbers in both addresses may be page numbers.
 */
export function pageNumberOf(address: string, here: string, isCut = false): PageUrl | null {
  if (OF_COMMENTS.test(address)) return null;
  for (const mine of readings(here)) {
    for (const other of readings(address)) {
      if (!isSameStory(mine, other)) continue;
      // Plain numbers (`/article/12`) are article ids, unless one is page 1 or the article has several pages.
      const isNumberedAlike = isCut || mine.number === 1 || mine.isExplicit || other.number === 1;
      if (mine.number !== other.number && isNumberedAlike && other.number > 0) {
        return { number: other.number, current: mine.number };
      }
    }
  }
  return null;
}

/** Compares addresses without their page numbers. With the number in the path, the queries may differ. */
function isSameStory(mine: Numbered, other: Numbered): boolean {
  if (mine.path !== other.path) return false;
  return mine.search === other.search || mine.place === 'path' || other.place === 'path';
}

function readings(url: string): Numbered[] {
  const plain = numbered(url, '1', 'none', false);
  const query = QUERY.exec(url);
  if (query) {
    const [, before = '', number = '', after = ''] = query;
    const rest = before.replace(/[?&][^?&]*$/, '');
    return [numbered(rest + after.replace(/^&/, rest.includes('?') ? '&' : '?'), number, 'query', true)];
  }
  const word = WORD_IN_PATH.exec(url);
  if (word) {
    const [, before = '', number = '', extension = '', , search = ''] = word;
    return [numbered(before + extension + search, number, 'path', true), plain];
  }
  const bare = NUMBER_IN_PATH.exec(url);
  if (!bare) return [plain];
  const [, before = '', number = '', extension = '', , search = ''] = bare;
  return [plain, numbered(before + extension + search, number, 'path', false)];
}

/** Returns the parts of an address, without trailing slashes and tracking parameters. */
function numbered(url: string, number: string, place: Numbered['place'], isExplicit: boolean): Numbered {
  const [path = '', search = ''] = url.split(/\?(.*)/s);
  const kept = search.split('&').filter((part) => part !== '' && !/^(?:utm_|fbclid|gclid)/.test(part));
  const bare = path.replace(/\/(?:index\.[a-z]+)?$/, '');
  return { path: bare, search: kept.join('&'), number: Number(number), place, isExplicit };
}

const ORIGIN = /^https?:\/\/[^/?#]+/i;

export function isSameOrigin(address: string, url: string): boolean {
  const origin = ORIGIN.exec(address)?.[0].toLowerCase();
  return origin !== undefined && origin === ORIGIN.exec(url)?.[0].toLowerCase();
}
