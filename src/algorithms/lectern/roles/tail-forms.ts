/**
 * Leaves out the first and last lines of a body that are about the site: by the targets of their links, or by their
 * words if they have none.
 */
import type { Page } from '../../../page/page.ts';
import { absoluteUrl, areOneSite } from '../../../shared/url.ts';
import { TOPIC_PATHS } from '../../../vocabulary/names/authors.ts';
import { CONTACT_PATHS, FEED_PATHS, SUBSCRIPTION_PATHS } from '../../../vocabulary/names/forms.ts';
import { at } from '../../steps/column.ts';
import type { BlockText } from '../page/read-text.ts';
import { saysOneOf } from './known-phrases.ts';
import { give, linkAround, type RoleState } from './types.ts';

/** Number of blocks tested at the beginning and at the end. */
const FIRST = 2;
const LAST = 5;
/** Least share of the running text after a first line or before a last one. */
const MOST_TEXT = 0.6;
/**
 * Longest line, by the target of its links (words); longer ones are text about a form. Many texts end with an
 * invitation to write; few mention subscriptions.
 */
const MAX_WORDS = { subscription: 80, feed: 60, contact: 14, topic: 20, mail: 15 };
/** Longest line of contributors (words). */
const CREDIT = 20;
/** Least linked share of a line that says where a text is filed, if it has one link. */
const LINKED = 0.25;
/** A label followed by text outside links: "Update: the ferry sails again." */
const NOTE = /^[^\0:：]{1,40}[:：]\s(?:[\s\0]*[^\s\0]){16}/;
const MAIL = /[^\s@]@([\w-]+(?:\.[\w-]+)+)/;

/** Targets of links in a line about the site; '' is neutral, such as the front page or a profile elsewhere. */
type Target = keyof typeof MAX_WORDS | '';

/**
 * A part of a path that names a form, with at most one word before and two after: "contact-our-team". Longer parts are
 * titles.
 */
const part = (words: string) =>
  new RegExp(`(?:^|[/#])(?=[^/#]{0,80}/?$)(?:\\w+[-_.])?(?:${words})\\w*(?:[-_.]\\w+){0,2}/?$`, 'i');
const FORMS: readonly (readonly [Target, RegExp])[] = [
  ['feed', part(FEED_PATHS)],
  ['subscription', part(SUBSCRIPTION_PATHS)],
  ['contact', part(CONTACT_PATHS)],
  ['topic', new RegExp(`/(?:${TOPIC_PATHS})/`, 'i')],
];

/**
 * Leaves out calls of any length that lead to the site's forms, lines that say where the text is filed, contributors
 * and their contacts. Notes stay, wherever their links lead: "Correction: …".
 */
export function takeFormLines(state: RoleState): void {
  const { roles, context } = state;
  const { view } = context;
  const bodies = roles.flatMap((role, block) => (role === 'body' ? [block] : []));
  const total = bodies.reduce((sum, block) => sum + at(view.good, block), 0);
  let above = 0;
  for (const [index, block] of bodies.entries()) {
    const own = at(view.good, block);
    const others = total - own;
    const isFirst = index < FIRST && others - above >= others * MOST_TEXT;
    const isLast = index >= bodies.length - LAST && above >= others * MOST_TEXT;
    above += own;
    if (others === 0 || !(isFirst || isLast) || at(view.headingLevel, block) > 0) continue;
    if (isLast && at(view.text.words, block) <= CREDIT && namesOthers(view.text, block))
      give(state, block, 'other', 'reasonContributors');
    else if (isAboutSite(state, block, isLast)) give(state, block, 'other', 'reasonLeadsToForm');
  }
}

const saysContributions = saysOneOf('contributions');

const namesOthers = ({ wordHashes, wordStart }: BlockText, block: number): boolean =>
  saysContributions(wordHashes, at(wordStart, block), at(wordStart, block + 1));

function isAboutSite({ context: { view } }: RoleState, block: number, isLast: boolean): boolean {
  const { page, blocks, text } = view;
  const words = at(text.words, block);
  if (words > MAX_WORDS.subscription) return false;
  const links = new Set<number>();
  let plain = '';
  for (let node = at(blocks.first, block); node <= at(blocks.last, block); node++) {
    if (blocks.ofText[node] !== block) continue;
    const link = linkAround(page, node);
    if (link !== undefined) links.add(link);
    plain += link === undefined ? page.textOf(node) : '\0';
  }
  if (NOTE.test(plain.trim())) return false;
  const targets = links.size > 0 ? Array.from(links, (link) => targetOf(page, link)) : [mailTarget(page, plain)];
  if (targets.includes(undefined)) return false;
  const most = Math.max(...targets.map((target) => (target ? MAX_WORDS[target] : 0)));
  const linked = at(text.linkWords, block) / words;
  const isFiled = most !== MAX_WORDS.topic || links.size > 1 || linked >= (isLast ? LINKED : 1);
  const isAllowed = isLast || !(words > MAX_WORDS.contact || targets.includes('mail') || targets.includes('contact'));
  return words <= most && isFiled && isAllowed;
}

/** Returns the target of a link; undefined if it leads to a page that the line may be about. */
function targetOf(page: Page, link: number): Target | undefined {
  const { href = '', rel = '' } = page.attributesOf(link);
  if (/^mailto:/i.test(href)) return mailTarget(page, href);
  const own = partsOf(page.snapshot.url);
  const { host, path, query, hash } = partsOf(absoluteUrl(href, page.baseUrlOf(link)));
  if (host === '') return '';
  if (host.startsWith('feeds.')) return 'feed';
  const isHere = host === own.host && path === own.path && query === own.query;
  const isOwn = isOneSite(host, own.host);
  if (isOwn && /\b(?:tag|category)\b/.test(rel)) return 'topic';
  const [target] = (isOwn && FORMS.find(([, pattern]) => pattern.test(isHere ? hash : path))) || [];
  // a page below this one answers it, a short path is a profile or a section of the site
  const isBelow = isOwn && own.path.length > 1 && path.startsWith(own.path);
  return target ?? (isHere || isBelow || /^\/[^/-]*(?:-[^/-]*)?\/?$/.test(path) ? '' : undefined);
}

/** Returns 'mail' for a text with a mail address of the site, else ''. */
function mailTarget(page: Page, text: string): Target {
  const [, host] = MAIL.exec(text) ?? [];
  return host !== undefined && isOneSite(host.toLowerCase(), partsOf(page.snapshot.url).host) ? 'mail' : '';
}

/** Returns the parts of an absolute web address; none for others. */
function partsOf(address: string) {
  const [, host = '', path = '', query = '', hash = ''] =
    /^https?:\/\/([^/?#]*)([^?#]*)((?:\?[^#]*)?)(.*)/s.exec(address) ?? [];
  return { host: host.replace(/^www\./, ''), path, query, hash };
}

/** Files have no host and do not belong to a site. */
const isOneSite = (one: string, other: string) => other !== '' && areOneSite(one, other);
