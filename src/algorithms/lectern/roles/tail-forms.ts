/** The first and the last lines of a body that are about the site: by where their links lead, and by what they say where they have none. */
import type { Page } from '../../../page/page.ts';
import { absoluteUrl, areOneSite } from '../../../shared/url.ts';
import { TOPIC_PATHS } from '../../../vocabulary/names/authors.ts';
import { CONTACT_PATHS, FEED_PATHS, SUBSCRIPTION_PATHS } from '../../../vocabulary/names/forms.ts';
import { at } from '../../steps/column.ts';
import type { BlockText } from '../page/read-text.ts';
import { saysOneOf } from './known-phrases.ts';
import { give, linkAround, type RoleState } from './types.ts';

/** How many blocks at the beginning and at the end are looked at. */
const FIRST = 2;
const LAST = 5;
/** So much of the running text stands on the other side of what begins or ends it. */
const MOST_TEXT = 0.6;
/** Longer lines are text that speaks of a form (words). Many texts end by inviting to write; few speak of subscriptions. */
const MAX_WORDS = { subscription: 80, feed: 60, contact: 14, topic: 20, mail: 15 };
/** Who took part, in so many words. */
const CREDIT = 20;
/** So much of a line that says where a text is filed is links, if it has but one. */
const LINKED = 0.25;
/** A label, and a text of its own behind it, outside links: "Update: the ferry sails again." */
const NOTE = /^[^\0:：]{1,40}[:：]\s(?:[\s\0]*[^\s\0]){16}/;
const MAIL = /[^\s@]@([\w-]+(?:\.[\w-]+)+)/;

/** Where a link of a line about the site can lead; '' says nothing, as to the front page or to a profile elsewhere. */
type Target = keyof typeof MAX_WORDS | '';

/** One word before, and two behind, name the form: "contact-our-team". Longer parts of a path are titles. */
const part = (words: string) =>
  new RegExp(`(?:^|[/#])(?=[^/#]{0,80}/?$)(?:\\w+[-_.])?(?:${words})\\w*(?:[-_.]\\w+){0,2}/?$`, 'i');
const FORMS: readonly (readonly [Target, RegExp])[] = [
  ['feed', part(FEED_PATHS)],
  ['subscription', part(SUBSCRIPTION_PATHS)],
  ['contact', part(CONTACT_PATHS)],
  ['topic', new RegExp(`/(?:${TOPIC_PATHS})/`, 'i')],
];

/**
 * Calls of any length that lead to the forms of the site, what says where the text is filed, who took part and how to reach them.
 * Notes stay, wherever their links lead: "Correction: …".
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

/** Undefined where a link leads to a page that the line may be about. */
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
  // what is below the page answers it, a short path is a profile or a part of the site
  const isBelow = isOwn && own.path.length > 1 && path.startsWith(own.path);
  return target ?? (isHere || isBelow || /^\/[^/-]*(?:-[^/-]*)?\/?$/.test(path) ? '' : undefined);
}

/** Somebody of the site, as the address in a text tells. */
function mailTarget(page: Page, text: string): Target {
  const [, host] = MAIL.exec(text) ?? [];
  return host !== undefined && isOneSite(host.toLowerCase(), partsOf(page.snapshot.url).host) ? 'mail' : '';
}

/** Of an absolute address of the web; of others, nothing. */
function partsOf(address: string) {
  const [, host = '', path = '', query = '', hash = ''] =
    /^https?:\/\/([^/?#]*)([^?#]*)((?:\?[^#]*)?)(.*)/s.exec(address) ?? [];
  return { host: host.replace(/^www\./, ''), path, query, hash };
}

/** Files have no host, and are of no site. */
const isOneSite = (one: string, other: string) => other !== '' && areOneSite(one, other);
