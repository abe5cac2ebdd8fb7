import type { Element } from 'hast';
import type { ComponentChildren } from 'preact';
import { isElement, textOf } from '../../../article/structure/hast.ts';
import { message } from '../../../platform/wording/message.ts';

/** The page's own table of contents, folded because the outline has the same. */
export function Contents({ node, children }: { node: Element; children?: ComponentChildren[] }) {
  const [title] = node.children;
  const isTitled = title && !isElement(title, 'ul', 'ol');
  return (
    <details class="contents">
      <summary title={message('contentsWhy', 'O')}>{isTitled ? textOf(title) : message('contents')}</summary>
      {isTitled ? (children as ComponentChildren[]).slice(1) : children}
    </details>
  );
}
