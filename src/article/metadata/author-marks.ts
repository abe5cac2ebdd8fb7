import type { Attributes } from '../../page/snapshot/types.ts';
import { calls, holds } from '../../vocabulary/match.ts';
import {
  AUTHOR_NAME_PARTS,
  AUTHOR_NAMES,
  AUTHOR_PATHS,
  BESIDE_AUTHOR_NAMES,
  MEMBER_PARAMETERS,
  MEMBER_PATHS,
  MEMBER_SCRIPTS,
  NAME_CLASSES,
  TOPIC_PATHS,
} from '../../vocabulary/names/authors.ts';

/**
 * How a page marks its author, from the most to the least reliable. `said`: by microdata or a link to the author.
 * `named`: by a class or id. `member`: only by a link to a member of the site.
 */
type AuthorGrade = 'said' | 'named' | 'member';

export interface AuthorMark {
  node: number;
  grade: AuthorGrade;
}

/** Matches a class or id for the author: a word such as "author" at the start, after "-" or "_", or in camel case. */
const AUTHOR_NAME = new RegExp(`(?:^|[\\s_-]|[a-z](?=[A-Z]))(?:${AUTHOR_NAMES})(?![a-z])`);
const MAYBE_AUTHOR = holds(AUTHOR_NAME_PARTS);
const NOT_AUTHOR_NAME = holds(BESIDE_AUTHOR_NAMES);
const AUTHOR_ADDRESS = holds(`/(?:${AUTHOR_PATHS})/[^/?#]`);
const MEMBER_ADDRESS = holds(
  `(?:^|/)(?:${MEMBER_PATHS})(?:[/.-][^/?#]|\\.php\\?)|[?&/](?:${MEMBER_SCRIPTS})\\b(?:(?![?&/](?:${MEMBER_SCRIPTS})\\b)[^#])*[?&=](?:${MEMBER_PARAMETERS})=?`,
);

const TOPIC_ADDRESS = holds(`/(?:${TOPIC_PATHS})[/=]`);
const NAME_CLASS = calls(NAME_CLASSES, '\\s');

/** Returns whether a link leads to a topic or tag, so that its text is not an author's name. */
export function isTopicLink({ rel, href }: Attributes): boolean {
  return (
    href !== undefined &&
    (/(?:^|\s)tag(?:\s|$)/i.test(rel ?? '') || (href.length < LONGEST_ADDRESS && TOPIC_ADDRESS.test(href)))
  );
}

export function isNameClass(value: string | undefined): boolean {
  return value !== undefined && value.length < 100 && NAME_CLASS.test(value);
}

const LONGEST_ADDRESS = 500;

const SAID = /(?:^|[\s:])(?:author|creator)(?:\s|$)/i;

export function authorGrade(name: string, attributes: Attributes): AuthorGrade | null {
  const { rel, itemprop, property, href } = attributes;
  if (name === 'link' || name === 'meta') return null;
  if (name === 'a' && isTopicLink(attributes)) return null;
  if (rel !== undefined && /(?:^|\s)author(?:\s|$)/i.test(rel)) return 'said';
  if (itemprop !== undefined && SAID.test(itemprop)) return 'said';
  if (property !== undefined && SAID.test(property)) return 'said';
  if (name === 'a' && href !== undefined && AUTHOR_ADDRESS.test(href)) return 'said';
  if (isAuthorName(attributes.class) || isAuthorName(attributes.id)) return 'named';
  return name === 'a' && href !== undefined && MEMBER_ADDRESS.test(href) ? 'member' : null;
}

function isAuthorName(value: string | undefined): boolean {
  if (value === undefined || value.length > 300 || !MAYBE_AUTHOR.test(value)) return false;
  return AUTHOR_NAME.test(value) && !NOT_AUTHOR_NAME.test(value);
}
