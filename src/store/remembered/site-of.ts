/**
 * Returns the site of an address: the host without "www.", with the port if the address has one. Two subdomains
 * (a.example.org, b.example.org) are two sites, because they may be two blogs that look different. Therefore no list of
 * public suffixes is used, and a site with two hosts (news.example.org, www.example.org) counts as two.
 *
 * @returns '' for addresses without a host, such as files
 */
export function siteOf(url: string): string {
  const [, host = ''] = AUTHORITY.exec(url.slice(0, LONGEST_ADDRESS).toLowerCase()) ?? [];
  const site = host.slice(host.lastIndexOf('@') + 1).replace(/^www\./, '');
  return isSite(site) ? site : '';
}

const AUTHORITY = /^https?:\/\/([^/?#\\]+)/;
const LONGEST_ADDRESS = 4000;
/** A host with or without a port, in the form that browsers use: in ASCII, an IPv6 address in brackets. */
const SITE = /^(?:[a-z\d_-]+(?:\.[a-z\d_-]+)*\.?|\[[a-f\d:.]{2,45}\])(?::\d{1,5})?$/;
/** Maximum length of a host with a port (characters). */
const LONGEST_SITE = 259;

export const isSite = (site: string): boolean => site.length <= LONGEST_SITE && SITE.test(site);
