/** Elements that are called an author. */
import type { Attributes } from '../../snapshot/types.ts';

/**
 * How an element says that it is the author: in a vocabulary or by a link to the author's page, by the name of a class,
 * or only as a link to a member of the site.
 */
export type AuthorGrade = 'said' | 'named' | 'member';

export interface AuthorMark {
  node: number;
  grade: AuthorGrade;
}

/** Names that people give to the place of the author. */
const AUTHOR_NAME =
  /(?:^|[\s_-]|[a-z](?=[A-Z]))(?:[bB]y-?[lL]ines?|[aA]uthors?|[wW]riters?|[cC]ontributors?|[cC]reator|[pP]osted-?[bB]y|[wW]ritten-?[bB]y)(?![a-z])/;
/** Asked of every element, before the names that take longer. */
const MAYBE_AUTHOR = /by|auth|writ|contrib|creat/i;
/** Elements around them that hold everything but the name. */
const NOT_AUTHOR_NAME =
  /avatar|image|img|photo|picture|bio\b|description|social|follow|count|comment|related|recommend|more|link-?list|authoriz|title$/i;
/** Where sites keep the pages about their authors. */
const AUTHOR_ADDRESS =
  /\/(?:authors?|contributors?|writers?|by|byline|journalists?|reporters?|autor(?:en|es)?|auteurs?)\/[^/?#]/i;

/** Where communities keep the pages about their members. */
const MEMBER_ADDRESS =
  /(?:^|\/)(?:users?|members?|profiles?|u|people)(?:[/.-][^/?#]|\.php\?)|[?&/](?:profile|member|memberlist|viewprofile)\b[^#]*[?&=](?:u|id|uid|user|viewprofile)=?/i;

const SAID = /(?:^|[\s:])(?:author|creator)(?:\s|$)/i;

/** How an element says that it is the author; null when it does not. */
export function authorGrade(name: string, attributes: Attributes): AuthorGrade | null {
  const { rel, itemprop, property, href } = attributes;
  if (name === 'link' || name === 'meta') return null;
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
