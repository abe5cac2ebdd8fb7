/**
 * Returns the site of an address: the host without "www.", with the port if the address has one.
 *
 * Uses no list of public suffixes: two blogs of one host (a.example.org, b.example.org) are two sites, as they look different,
 * and a site with several hosts (news.example.org, www.example.org) is several. Data remembered for one never affects another.
 * Files and other addresses without a host have no site.
 *
 * @returns '' for addresses without a site
 */
export function siteOf(url: string): string {
  const [, host = ''] = AUTHORITY.exec(url.slice(0, LONGEST_ADDRESS).toLowerCase()) ?? [];
  const site = host.slice(host.lastIndexOf('@') + 1).replace(/^www\./, '');
  return isSite(site) ? site : '';
}

const AUTHORITY = /^https?:\/\/([^/?#\\]+)/;
const LONGEST_ADDRESS = 4000;
/** Host as browsers write it: in ASCII, IPv6 addresses in brackets. */
const SITE = /^(?:[a-z\d_-]+(?:\.[a-z\d_-]+)*\.?|\[[a-f\d:.]{2,45}\])(?::\d{1,5})?$/;
/** Longest host with a port (characters). */
const LONGEST_SITE = 259;

export const isSite = (site: string): boolean => site.length <= LONGEST_SITE && SITE.test(site);
