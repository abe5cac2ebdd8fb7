import { INLINE_NAMES } from '../../page/element-names.ts';
import type { Fold } from '../../page/folds/folds.ts';
import type { Page } from '../../page/page.ts';
import type { Style } from '../../page/snapshot/types.ts';

/** Elements that are shown with an opened fold although they contain no text. */
const WITHOUT_TEXT: ReadonlySet<string> = new Set(['br', 'hr', 'img', 'picture', 'figure', 'video']);

/** Returns the page with the folds open: their text is visible, and their block elements break lines. */
export function unfold(page: Page, folds: readonly Fold[], collapsed: ReadonlySet<number>): Page {
  const { nodes } = page;
  const hidden = nodes.hidden.slice();
  const style = nodes.style.slice();
  const styles = page.snapshot.styles.slice();
  // Show only the elements around opened text: other elements would become empty boxes, which end a line.
  for (const text of collapsed) {
    for (let id = text; id >= 0 && hidden[id] !== 0; id = page.parentOf(id)) hidden[id] = 0;
  }
  const made = new Map<string, number>();
  let done = 0;
  for (const { root } of folds) {
    if (root < done) continue;
    done = page.endOf(root);
    const around = page.styleOf(page.parentOf(root));
    for (let id = root; id < done; id++) {
      if (WITHOUT_TEXT.has(page.nameOf(id)) && hidden[page.parentOf(id)] === 0) hidden[id] = 0;
      const old = styles[style[id] as number];
      if (!old || !around || (old.flow !== 'none' && old.fontSize > 0)) continue;
      const isInline = isInlineElement(page, page.isText(id) ? page.parentOf(id) : id);
      const key = `${style[id]} ${isInline} ${around.fontSize}`;
      const number = made.get(key) ?? styles.push(shown(old, around, isInline)) - 1;
      made.set(key, number);
      style[id] = number;
    }
  }
  return page.opened({ ...page.snapshot, styles, nodes: { ...nodes, hidden, style } });
}

function isInlineElement(page: Page, node: number): boolean {
  const name = page.nameOf(node);
  return Object.hasOwn(INLINE_NAMES, name) || name === 'span' || name === 'font';
}

/** Returns the style of an opened element. A hidden element has no font size, so it gets that of the text around it. */
function shown(style: Style, around: Style, isInline: boolean): Style {
  const flow = style.flow !== 'none' ? style.flow : isInline ? 'inline' : 'block';
  const display = style.display === 'none' ? flow : style.display;
  return { ...style, flow, display, fontSize: style.fontSize || around.fontSize };
}
