import type { PageView } from '../../page/view.ts';
import { NodeKind } from '../../snapshot/types.ts';

/** What sites write on the button that copies a code block. */
const COPY_WORDS =
  /^(?:cop(?:y|ied|ier|ié|iar|iado)|copy (?:code|text|snippet|to clipboard)|copied to clipboard|kopier(?:en|t)|code kopieren|copia|kopiuj|kopiëren|копировать|скопировать|скопировано|复制|复制代码|複製|コピー|コピーする|복사|kopyala)!?$/i;
/** Longer texts, and larger subtrees, are no labels. */
const LONGEST_LABEL = 40;
const MOST_NODES = 64;

const CONTROL_NAMES = new Set(['button', 'textarea', 'select', 'input']);
const CONTROL_ROLES = new Set(['button', 'tab', 'tablist', 'toolbar']);
const CONTROL_CLASS =
  /(?:^|\s)(?:(?:btn|button|code)?[_-]?(?:copy|clipboard)(?:[_-]?(?:btn|button|code|icon|to[_-]clipboard))?|nav-tabs|tabs?|tab-?(?:list|bar|nav)|tabbed-labels)(?=$|\s)/i;

/** Buttons and tabs: they belong to the page. */
export function isControl(page: PageView, node: number): boolean {
  return CONTROL_NAMES.has(page.nameOf(node)) || CONTROL_ROLES.has(page.attributesOf(node).role ?? '');
}

/** The same for elements that stand on or beside a code block, where names and words say enough. */
export function isCodeControl(page: PageView, node: number): boolean {
  if (isControl(page, node) || CONTROL_CLASS.test(page.attributesOf(node).class ?? '')) return true;
  return COPY_WORDS.test(labelOf(page, node));
}

/** The text of an element that holds no more than a label; else ''. */
export function labelOf({ snapshot: { nodes } }: PageView, node: number): string {
  const end = nodes.end[node] as number;
  if (end - node > MOST_NODES) return '';
  let label = '';
  for (let id = node + 1; id < end && label.length <= LONGEST_LABEL; id++) {
    if (nodes.kind[id] === NodeKind.text && nodes.hidden[id] === 0) label += nodes.text[id];
  }
  const text = label.replace(/\s+/g, ' ').trim();
  return text.length <= LONGEST_LABEL ? text : '';
}
