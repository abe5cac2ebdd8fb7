// Assigns pages to five folds for cross-validation. All pages of a site are in one fold, because they are similar: a
// model must not be tested on pages that resemble its training pages.
import { createHash } from 'node:crypto';

const FOLDS = 5;

/**
 * Parts of host names under which the sites of some countries are registered: example.co.uk is a site, co.uk is not.
 */
const SECOND_LEVEL = new Set('co com org net gov edu ac gob go or ne nic gc gv govt nhs me ltd'.split(' '));

/**
 * Returns the site (registrable domain) of an address. If the address is missing or invalid, returns a site that only
 * contains the page with this `id`.
 */
export function registrableDomain(url, id) {
  const host = hostOf(url);
  if (host === '') return `x.${id}`;
  const labels = host.split('.');
  const [top, second] = labels.toReversed();
  const isBelowCountry = /^[a-z]{2}$/.test(top) && SECOND_LEVEL.has(second);
  return labels.slice(isBelowCountry ? -3 : -2).join('.');
}

/**
 * Returns the number (0 to 4) of the fold that contains a site. The fold's model is trained without the pages of the
 * site.
 */
export function foldOf(domain) {
  const digest = createHash('md5').update(domain).digest('hex');
  return Number(BigInt(`0x${digest}`) % BigInt(FOLDS));
}

function hostOf(url) {
  return URL.canParse(url ?? '') ? new URL(url).hostname.replace(/\.$/, '') : '';
}
