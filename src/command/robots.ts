/** Finds out from a site's robots.txt whether programs may read its pages (RFC 9309). */
import robotsParser from 'robots-parser';
import { type Command, notLoaded } from './arguments.ts';
import type { Pages } from './pages.ts';

type Rules = ReturnType<typeof robotsParser>;

/** Longest wait for a robots.txt (ms). After that, the page is read: if the site is down, loading it fails anyway. */
const PATIENCE_MS = 10_000;
/** Length of the robots.txt that is read (characters); the rest is ignored. RFC 9309, 2.5 demands at least 500 KiB. */
const MAX_LENGTH = 500 * 1024;
const MAX_SITES = 1000;
/** How long the rules of a site are remembered (ms): a day (RFC 9309, 2.4). `lectern mcp` may run for weeks. */
const REMEMBERED_MS = 24 * 60 * 60 * 1000;
/** How long it is remembered that a site's rules could not be loaded (ms). */
const FAILURE_REMEMBERED_MS = 60_000;

interface Site {
  /** The rules. If they could not be loaded, `isFailure` is true, and the rules allow either all pages or none. */
  loaded: Promise<{ rules: Rules; isFailure: boolean }>;
  /** Time at which the rules are fetched again (ms since 1970). */
  until: number;
}

/**
 * Returns a function that rejects if a site's robots.txt forbids programs to read a page, unless the command ignores
 * it. `fetchText` has the restrictions of page loads, so that robots.txt cannot redirect to a private address.
 */
export function robotsGuard(
  { obeysRobots, load: options }: Command,
  fetchText: Pages['fetchText'],
): (url: string) => Promise<void> {
  const sites = new Map<string, Site>();
  return async (url) => {
    if (!obeysRobots) return;
    const { origin } = new URL(url);
    const known = sites.get(origin);
    const site =
      known && known.until > Date.now()
        ? known
        : { loaded: load(fetchText, `${origin}/robots.txt`), until: Date.now() + REMEMBERED_MS };
    sites.set(origin, site);
    const [oldest] = sites.keys();
    if (sites.size > MAX_SITES && oldest !== undefined) sites.delete(oldest);
    const { rules, isFailure } = await site.loaded;
    if (isFailure) site.until = Math.min(site.until, Date.now() + FAILURE_REMEMBERED_MS);
    if (rules.isAllowed(url, options.userAgent ?? 'lectern') === false)
      throw notLoaded(`${url} may not be read by programs (robots.txt).`);
  };
}

async function load(fetchText: Pages['fetchText'], address: string): Promise<Awaited<Site['loaded']>> {
  try {
    const { status, text } = await fetchText(address, PATIENCE_MS, MAX_LENGTH);
    // RFC 9309: if the server fails, no page may be read; if there is no robots.txt, all pages may
    if (status >= 500) return { rules: robotsParser(address, 'User-agent: *\nDisallow: /'), isFailure: true };
    return { rules: robotsParser(address, status < 300 ? text.slice(0, MAX_LENGTH) : ''), isFailure: false };
  } catch {
    return { rules: robotsParser(address, ''), isFailure: true };
  }
}
