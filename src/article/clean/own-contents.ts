import type { Element, ElementContent } from 'hast';
import { hasLetterOrDigit } from '../../shared/letters.ts';
import { fragmentOf, withoutHash } from '../../shared/url.ts';
import { ANCHOR_PREFIX } from '../structure/anchors.ts';
import {
  element,
  elementsIn,
  headingLevel,
  isElement,
  replaceChildren,
  rewriteElements,
  textOf,
  withChildren,
} from '../structure/hast.ts';
import type { CleanContext, CleanPass } from './context.ts';

const FEWEST_LINKS = 3;
/** Longest title of a table of contents (UTF-16 code units). */
const LONGEST_TITLE = 48;
const SENTENCE_END = /[.!?…。؟।]["'”’»)]*$/;

/** Puts the page's table of contents into a section (`dataContents`), and unlinks entries that lead nowhere. */
export const markOwnContents: CleanPass = (children, context) => {
  if (!children.some(holdsList)) return [...children];
  const headings = headingIds(children);
  const leads = linkReader(context);
  const isContents = (list: Element) => listsHeadings(list, headings, leads);
  const living = unlinkDeadEntries(children, idsIn(children), leads);
  return markIn(living, isContents);
};

/** Returns the id of the place in the article to which a link leads; '' for links to other pages and to footnotes. */
type LinkReader = (link: Element) => string;

function linkReader({ ownUrls }: CleanContext): LinkReader {
  return ({ properties }) => {
    const href = String(properties.href ?? '');
    // links that already begin with "#" were made by the tree builder, and lead to footnotes instead of headings
    if (href.startsWith('#') || properties.dataFootnoteRef !== undefined) return '';
    const fragment = ownUrls.has(withoutHash(href)) ? fragmentOf(href) : '';
    return fragment && ANCHOR_PREFIX + fragment;
  };
}

function listsHeadings(list: Element, headings: ReadonlySet<string>, leads: LinkReader): boolean {
  const links = linksIn(list.children);
  const inside = links.map(leads).filter((id) => id !== '');
  const led = inside.filter((id) => headings.has(id)).length;
  return inside.length >= FEWEST_LINKS && inside.length === links.length && led > links.length / 2 && isOnlyLinks(list);
}

/** Returns whether each entry of a list is a link with at most one other word, or a short text without links. */
function isOnlyLinks(list: Element): boolean {
  const items = elementsIn(list.children).filter(({ tagName }) => tagName === 'li');
  return items.every((item) => {
    const { said, links, otherWords } = entryOf(item);
    return links.length === 0 ? said.trim().length <= LONGEST_TITLE : otherWords <= 1;
  });
}

/** Returns the text and links of a list item without its sublists, and the number of words outside the links. */
function entryOf({ children }: Element): { said: string; links: readonly Element[]; otherWords: number } {
  const own = children.filter((child) => !isList(child));
  const links = linksIn(own);
  const said = own.map(textOf).join('');
  return { said, links, otherWords: wordsOf(said) - wordsOf(links.map(textOf).join('')) };
}

const isList = (node: ElementContent): boolean => isElement(node, 'ul', 'ol');

const holdsList = (node: ElementContent): boolean =>
  isElement(node) && (/^(?:[ou]l|li)$/.test(node.tagName) || node.children.some(holdsList));

const wordsOf = (text: string) => text.split(/\s+/).filter(hasLetterOrDigit).length;

const linksIn = (children: readonly ElementContent[]) => elementsIn(children).filter(({ tagName }) => tagName === 'a');

function idsIn(children: readonly ElementContent[]): ReadonlySet<string> {
  return new Set(elementsIn(children).flatMap(({ properties }) => properties.id?.toString() ?? []));
}

/** Returns the ids of headings, of elements inside headings, and of elements that begin with a heading. */
function headingIds(children: readonly ElementContent[]): ReadonlySet<string> {
  const ids = new Set<string>();
  const walk = (nodes: readonly ElementContent[], isInHeading: boolean): void => {
    for (const node of nodes) {
      if (!isElement(node)) continue;
      const isHeading = isInHeading || beginsWithHeading(node);
      if (isHeading && node.properties.id !== undefined) ids.add(String(node.properties.id));
      walk(node.children, isInHeading || headingLevel(node) > 0);
    }
  };
  walk(children, false);
  return ids;
}

function beginsWithHeading(node: Element): boolean {
  if (headingLevel(node) > 0) return true;
  const first = node.children.find((child) => textOf(child).trim() !== '');
  return isElement(first) && beginsWithHeading(first);
}

/** Unlinks links in list items if their target is not in the article. Skips items with several words besides links. */
function unlinkDeadEntries(
  children: readonly ElementContent[],
  ids: ReadonlySet<string>,
  leads: LinkReader,
): ElementContent[] {
  const unlinked = (link: Element): readonly ElementContent[] => {
    const id = leads(link);
    return id === '' || ids.has(id) ? [link] : link.children;
  };
  return rewriteElements(children, (item) => {
    if (item.tagName !== 'li' || entryOf(item).otherWords > 1) return item;
    const rewrite = (nodes: readonly ElementContent[]): ElementContent[] =>
      replaceChildren(nodes, (node) => {
        if (!isElement(node) || isList(node)) return node;
        return node.tagName === 'a' ? unlinked(node) : withChildren(node, rewrite(node.children));
      });
    return withChildren(item, rewrite(item.children));
  });
}

function markIn(children: readonly ElementContent[], isContents: (list: Element) => boolean): ElementContent[] {
  const marked: ElementContent[] = [];
  for (const child of children) {
    if (isElement(child) && isList(child) && isContents(child)) {
      const title = isTitle(marked.at(-1)) ? marked.splice(-1) : [];
      marked.push(element('section', { dataContents: '' }, [...title, child]));
    } else if (isElement(child) && !isList(child) && child.children.length > 0) {
      marked.push(withChildren(child, sameOr(child.children, markIn(child.children, isContents))));
    } else marked.push(child);
  }
  return marked;
}

/** Returns `before` if both arrays have the same nodes, so that `withChildren` does not copy an unchanged element. */
function sameOr(before: ElementContent[], after: ElementContent[]): ElementContent[] {
  const isSame = before.length === after.length && before.every((child, at) => child === after[at]);
  return isSame ? before : after;
}

function isTitle(node: ElementContent | undefined): boolean {
  if (!isElement(node, 'p', 'h2', 'h3', 'h4', 'h5', 'h6')) return false;
  const text = textOf(node).trim();
  if (text === '' || text.length > LONGEST_TITLE || SENTENCE_END.test(text)) return false;
  return linksIn(node.children).length === 0;
}
