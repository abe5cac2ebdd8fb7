/**
 * Drops the first and last lines of the text if they are about the site. They are recognised by the targets of their
 * links, or by their words if they have no links.
 */

import type { BlockText } from '../../page/blocks/read-text.ts';
import type { Page } from '../../page/page.ts';
import { at } from '../../shared/column.ts';
import { absoluteUrl, areOneSite } from '../../shared/url.ts';
import { CONTACT_PATHS, FEED_PATHS, SUBSCRIPTION_PATHS } from '../../vocabulary/names/addresses.ts';
import { TOPIC_PATHS } from '../../vocabulary/names/authors.ts';
import { keptIn } from './boxes-around.ts';
import { give, keptBlocks, linkAround, type RoleState, saysOneOf } from './state.ts';

/** Number of kept blocks that are tested at the beginning and at the end of a text. */
const FIRST = 2;
const LAST = 5;
/** Minimum share of the running text below a line about the site at the start, or above one at the end. */
const MOST_TEXT = 0.6;
/**
 * Longest line about the site for each target of its links (words). A longer line is part of the text and only mentions
 * the target. The limit for contacts is low, because many texts end with an invitation to write.
 */
const MAX_WORDS = { subscription: 80, feed: 60, contact: 14, topic: 20, mail: 15 };
/** Longest line that names contributors (words). */
const CREDIT = 20;
/** Minimum share of linked words in a last line with one link to a topic, such as "Filed under: Rivers". */
const LINKED = 0.25;
/** Matches a label followed by text outside links, such as "Update: the ferry sails again." ("\0" replaces links.) */
const NOTE = /^[^\0:：]{1,40}[:：]\s(?:[\s\0]*[^\s\0]){16}/;
const MAIL = /[^\s@]@([\w-]+(?:\.[\w-]+)+)/;

/** What a line about the site links to; '' for targets that prove nothing, such as a front page or a profile. */
type Target = keyof typeof MAX_WORDS | '';

/**
 * Returns a pattern that finds one of these words in the last part of a path, such as "contact" in "contact-our-team".
 * The part may have one other word before it and two after it; a longer part is the title of an article.
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
 * Drops lines that link to the site's forms, name the topic of the text ("Filed under: Rivers"), or name contributors
 * and contacts. Keeps notes such as "Correction: …", wherever their links lead.
 */
export function takeFormLines(state: RoleState): void {
  const { view } = state;
  const bodies = keptBlocks(state);
  const total = keptIn(state).good;
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

function isAboutSite({ view }: RoleState, block: number, isLast: boolean): boolean {
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

/** Returns the kind of target that a link has; undefined if it leads to a page that may be the topic of the line. */
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
  // Returns '' for a link to a page below the path of this page (a form for replies) or to a short path (a profile, a
  // section of the site). Such a link is not the topic of its line, but does not prove that the line is about the site.
  const isBelow = isOwn && own.path.length > 1 && path.startsWith(own.path);
  return target ?? (isHere || isBelow || /^\/[^/-]*(?:-[^/-]*)?\/?$/.test(path) ? '' : undefined);
}

/** Returns 'mail' for a text with a mail address of the site; '' for any other. */
function mailTarget(page: Page, text: string): Target {
  const [, host] = MAIL.exec(text) ?? [];
  return host !== undefined && isOneSite(host.toLowerCase(), partsOf(page.snapshot.url).host) ? 'mail' : '';
}

/** Returns the parts of an absolute web address; empty parts for other addresses. */
function partsOf(address: string) {
  const [, host = '', path = '', query = '', hash = ''] =
    /^https?:\/\/([^/?#]*)([^?#]*)((?:\?[^#]*)?)(.*)/s.exec(address) ?? [];
  return { host: host.replace(/^www\./, ''), path, query, hash };
}

/** Returns whether two hosts belong to one site. A file has no host, so it belongs to no site. */
const isOneSite = (one: string, other: string) => other !== '' && areOneSite(one, other);
