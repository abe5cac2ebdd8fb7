import type { Element, ElementContent, Root, Text } from 'hast';
import { toText } from 'hast-util-to-text';
import { contentOf, element, isElement, rewriteElements } from '../article/structure/hast.ts';
import type { Article } from '../article/types.ts';
import { withNumbersInText } from './list-markers.ts';
import { portableTree, readingInLine } from './printable.ts';
import { formulaOf } from './tex-of-math.ts';

/** Returns plain text: blank lines between paragraphs, numbers in lists, tabs between cells, formulas as TeX. */
export function exportText(article: Article): string {
  return textOfTree(portableTree(article));
}

export function textOfTree(root: Root): string {
  const parts = hideDirections(readable(root))
    .map((child) =>
      toText({ type: 'root', children: [child] })
        .replace(/^\n+/, '')
        .trimEnd(),
    )
    .filter((text) => text !== '');
  return parts.join('\n\n').replace(STAND_IN, (standIn) => MARKS.charAt(standIn.charCodeAt(0) - FIRST_STAND_IN));
}

/** Rewrites what `hast-util-to-text` does not handle: formulas, `q`, numbers of list items, ruby and `summary`. */
function readable(root: Root) {
  return rewriteElements(contentOf(root), (element) => {
    if (element.tagName === 'math') return formulaInText(element);
    if (element.tagName === 'q') return [QUOTE, ...element.children, QUOTE];
    if (element.tagName === 'ol') return withNumbersInText(element);
    return readingInLine(element) ?? [element.tagName === 'summary' ? { ...element, tagName: 'p' } : element];
  });
}

/** Returns a formula as TeX between dollar signs, as in Markdown and most note apps. */
function formulaInText(math: Element): ElementContent {
  const { tex, isDisplay } = formulaOf(math);
  return isDisplay ? element('div', {}, `$$${tex}$$`) : { type: 'text', value: `$${tex}$` };
}

/** Quotation mark around `q` elements. The same for all languages, as in the Markdown export. */
const QUOTE: Text = { type: 'text', value: '"' };

const MARKS = '\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069';
const MARK = new RegExp(`[${MARKS}]`, 'g');
/**
 * Placeholder for the first of `MARKS`; the next code points are for the others. The text contains no placeholders,
 * because `sound` replaces noncharacters.
 */
const FIRST_STAND_IN = 0xfdd0;
const STAND_IN = /[\ufdd0-\ufddb]/g;

/** Replaces direction marks, such as U+200F, with placeholders, because `hast-util-to-text` would remove the marks. */
function hideDirections(children: readonly ElementContent[]): ElementContent[] {
  return children.map((child): ElementContent => {
    if (isElement(child)) return { ...child, children: hideDirections(child.children) };
    return child.type === 'text' ? { ...child, value: child.value.replace(MARK, standInFor) } : child;
  });
}

function standInFor(mark: string): string {
  return String.fromCharCode(FIRST_STAND_IN + MARKS.indexOf(mark));
}
