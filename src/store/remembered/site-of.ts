/**
 * What the pages of a site have in common: the host, without "www.", with the port where the address names one.
 *
 * No list of public suffixes is asked: two users of one host of blogs (a.example.org, b.example.org) are two sites, as
 * their looks are, and a site with several hosts (news.example.org, www.example.org) is several. Nothing that is
 * remembered for one can reach the other. Files and other addresses without a host have no site.
 *
 * @returns '' for addresses of which nothing is remembered
 */
export function siteOf(url: string): string {
  const [, host = ''] = AUTHORITY.exec(url.slice(0, LONGEST_ADDRESS).toLowerCase()) ?? [];
  const site = host.slice(host.lastIndexOf('@') + 1).replace(/^www\./, '');
  return isSite(site) ? site : '';
}

const AUTHORITY = /^https?:\/\/([^/?#\\]+)/;
const LONGEST_ADDRESS = 4000;
/** As the browser writes hosts: in ASCII, an IPv6 address in brackets. */
const SITE = /^(?:[a-z\d_-]+(?:\.[a-z\d_-]+)*\.?|\[[a-f\d:.]{2,45}\])(?::\d{1,5})?$/;
/** The longest host, and a port. */
const LONGEST_SITE = 259;

export const isSite = (site: string): boolean => site.length <= LONGEST_SITE && SITE.test(site);
