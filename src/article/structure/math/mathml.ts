import type { Element, ElementContent } from 'hast';
import { mathName, NOT_SHOWN } from '../../../page/formulas/formula-elements.ts';
import type { Page } from '../../../page/page.ts';
import { own } from '../../../shared/own.ts';
import { collapseSpace } from '../../../shared/text.ts';
import { element } from '../hast.ts';
import { MATHML_ATTRIBUTES, MATHML_LAYOUT, MATHML_TOKENS } from './formula.ts';
import { inAlphabet } from './letters.ts';

/** Maximum depth of a formula (levels); deeper parts are flattened. */
const DEEPEST = 24;

/** Elements that MathML Core lacks, and the closest element that it has. */
const REPLACED: Readonly<Record<string, string>> = {
  mlabeledtr: 'mtr',
  mfenced: 'mrow',
  menclose: 'mrow',
  merror: 'mrow',
};

/** An element of the page that the walk has entered but not left. */
interface Open {
  end: number;
  element: Element;
  node: number;
}

export function mathContent(page: Page, math: number): ElementContent[] {
  const end = page.endOf(math);
  const top = element('mrow');
  const open: Open[] = [{ end, element: top, node: math }];
  for (let id = math + 1; id < end; ) {
    closeUntil(page, open, id);
    const parent = open.at(-1) as Open;
    if (page.isText(id)) addText(page, parent, page.textOf(id));
    const name = page.isElement(id) ? mathName(page, id) : '';
    const isLeftOut = NOT_SHOWN.has(name);
    if (!isLeftOut && canStandIn(name, parent.element.tagName, open.length)) {
      open.push({ end: page.endOf(id), element: openElement(page, parent, id), node: id });
    }
    id = isLeftOut ? page.endOf(id) : id + 1;
  }
  closeUntil(page, open, end);
  return top.children;
}

function canStandIn(name: string, parent: string, depth: number): boolean {
  if (MATHML_TOKENS.has(parent)) return false;
  return MATHML_TOKENS.has(name) || (depth <= DEEPEST && (MATHML_LAYOUT.has(name) || Object.hasOwn(REPLACED, name)));
}

function openElement(page: Page, { element: parent, node: parentNode }: Open, id: number): Element {
  const name = mathName(page, id);
  const opened = element(own(REPLACED, name) ?? name, attributesOf(page, id));
  if (mathName(page, parentNode) === 'mfenced' && parent.children.length > 1) parent.children.push(sign(','));
  if (name === 'mfenced') opened.children.push(sign(page.attributesOf(id).open ?? '('));
  parent.children.push(opened);
  return opened;
}

function closeUntil(page: Page, open: Open[], id: number): void {
  for (let last = open.at(-1); last && last.end <= id; last = open.at(-1)) {
    open.pop();
    if (mathName(page, last.node) === 'mfenced')
      last.element.children.push(sign(page.attributesOf(last.node).close ?? ')'));
  }
}

function sign(value: string): Element {
  return element('mo', {}, value);
}

/** Outside elements for text such as `mi`, drops white space, and puts other text into a new `mtext`. */
function addText(page: Page, { element: parent, node }: Open, text: string): void {
  const value = inAlphabet(collapseSpace(text), page.attributesOf(node).mathvariant ?? '');
  if (parent.tagName === 'mtext') parent.children.push({ type: 'text', value });
  else if (MATHML_TOKENS.has(parent.tagName)) parent.children.push({ type: 'text', value: value.trim() });
  else if (value.trim() !== '') parent.children.push(element('mtext', {}, value));
}

function attributesOf(page: Page, node: number): Element['properties'] {
  const attributes = Object.entries(page.attributesOf(node));
  return Object.fromEntries(attributes.filter(([name, value]) => own(MATHML_ATTRIBUTES, name)?.test(value)));
}
