import type { Element, ElementContent } from 'hast';
import { hasLetterOrDigit } from '../../shared/letters.ts';
import { addToList } from '../../shared/lists.ts';
import { withoutHash } from '../../shared/url.ts';
import { says } from '../../vocabulary/match.ts';
import { element, isElement, rewriteElements, textOf } from '../structure/hast.ts';
import { headingsIn, levelOf } from './heading-levels.ts';
import type { CleanPass } from './types.ts';

/** Matches the text of a heading's link to itself, such as "Permalink". Pages add this text for screen readers. */
const ANCHOR_WORDS = says('whole', 'headingLinks');
const ANCHOR_SENTENCE = /^(?:(?:perma|direct )?link to |copy link)/i;

/** Drops a heading's link to itself if it is a sign such as "¶" or says "Permalink"; of others, keeps the text. */
export const dropHeadingAnchors: CleanPass = (children, { ownUrls }) => {
  const own = new Set(ownUrls.map(withoutHash));
  const unwrap = (nodes: readonly ElementContent[], heading: string): ElementContent[] =>
    nodes.flatMap((node): ElementContent[] => {
      if (!isElement(node)) return [node];
      const href = String(node.properties.href ?? '');
      const isAnchor = node.tagName === 'a' && href.includes('#') && own.has(withoutHash(href));
      if (isAnchor && isSign(textOf(node).trim(), heading)) return [];
      const inner = unwrap(node.children, heading);
      return isAnchor ? inner : [{ ...node, children: inner }];
    });
  return rewriteElements(children, (element) =>
    /^h[1-6]$/.test(element.tagName)
      ? [{ ...element, children: trimEnd(unwrap(element.children, textOf(element).trim())) }]
      : element,
  );
};

/** Footnote markers. The text of a link is kept if it contains one of them, unlike "¶". */
const MARKER = /[*†‡]/;

function isSign(text: string, heading: string): boolean {
  const isOther = !hasLetterOrDigit(text) && !MARKER.test(text);
  return text !== heading && (isOther || ANCHOR_WORDS.test(text) || ANCHOR_SENTENCE.test(text));
}

/** Removes white space at the end of a heading, which is left over when a link such as "¶" is dropped. */
function trimEnd(nodes: ElementContent[]): ElementContent[] {
  const last = nodes[nodes.length - 1];
  return last?.type === 'text' ? [...nodes.slice(0, -1), { ...last, value: last.value.trimEnd() }] : nodes;
}

const HEADING = /^h[1-6]$/;
const BLOCKS = 'blockquote details dl figure h1 h2 h3 h4 h5 h6 hr ol pre section table ul'.split(' ');

/** A heading in Markdown has only one line. Words after the list, code or section become a second heading. */
export const splitHeadings: CleanPass = (children) =>
  rewriteElements(children, (element) => {
    const isMixed = HEADING.test(element.tagName) && element.children.some((child) => isElement(child, ...BLOCKS));
    return isMixed ? split(element) : [element];
  });

function split({ tagName, properties, children }: Element): ElementContent[] {
  const parts: ElementContent[] = [];
  let line: Element | null = null;
  for (const child of children) {
    if (isElement(child, ...BLOCKS)) {
      parts.push(child);
      line = null;
    } else if (line) line.children.push(child);
    else if (child.type !== 'text' || child.value.trim() !== '') {
      const isFirst = !parts.some((part) => isElement(part, tagName));
      const start = child.type === 'text' ? { ...child, value: child.value.trimStart() } : child;
      line = { type: 'element', tagName, properties: isFirst ? properties : {}, children: [start] };
      parts.push(line);
    }
  }
  return parts;
}

/** If a section has one heading this often, all its repeated headings are names of speakers. */
const OFTEN = 3;

/** Turns names of speakers into bold lines: the same names over and over are useless in an outline. */
export const flattenSpeakers: CleanPass = (children) => {
  const speakers = speakersIn(headingsIn(children));
  if (speakers.size === 0) return [...children];
  return rewriteElements(children, (each) => {
    if (!speakers.has(each)) return each;
    return { ...each, tagName: 'p', children: [element('strong', {}, each.children)] };
  });
};

function speakersIn(headings: readonly Element[]): ReadonlySet<Element> {
  /** Section and level → text of a heading → the headings of this section and level with this text. */
  const groups = new Map<string, Map<string, Element[]>>();
  const above: number[] = [];
  for (const [index, heading] of headings.entries()) {
    const level = levelOf(heading);
    while (above.length > 0 && levelOf(headings[above.at(-1) ?? 0] as Element) >= level) above.pop();
    const key = `${above.at(-1)} ${level}`;
    const group = groups.get(key) ?? new Map<string, Element[]>();
    addToList(group, textOf(heading).trim(), heading);
    groups.set(key, group);
    above.push(index);
  }
  const repeated = [...groups.values()].map((group) => [...group.values()].filter(({ length }) => length > 1));
  return new Set(repeated.filter((group) => group.some(({ length }) => length >= OFTEN)).flat(2));
}
