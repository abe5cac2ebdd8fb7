import type { ElementContent } from 'hast';
import { contentOf, element } from '../article/structure/hast.ts';
import type { Page } from '../page/page.ts';
import { visibleBlocks } from '../selection/trace.ts';
import { collapseSpace } from '../shared/text.ts';
import type { Scene } from './scene.ts';

/** Returns the text nodes among `nodes` as cleaned and sanitized content; null until the engine has made it. */
export function piecesOf({ page, write }: Scene, nodes: readonly number[]): readonly ElementContent[] | null {
  const texts = nodes.filter((node) => page.isText(node));
  const marks = texts.map((node) => ({ node, role: 'body' as const }));
  const article = write(marks);
  if (!article) return null;
  const pieces = contentOf(article.tree);
  return pieces.length > 0 ? pieces : linesOf(page, texts);
}

/** Returns text nodes as plain paragraphs, for nodes that the engine's cleaning removes from articles. */
function linesOf(page: Page, texts: readonly number[]): readonly ElementContent[] {
  const blocks = new Map<number, string>();
  for (const node of texts) {
    const block = page.blockOf(node);
    blocks.set(block, `${blocks.get(block) ?? ''}${page.textOf(node)}`);
  }
  return [...blocks.values()].map((text) => element('p', {}, collapseSpace(text).trim()));
}

/** Returns the visible text nodes of the block (paragraph) that contains a text node, ascending. */
export function textsOfBlock(page: Page, node: number): readonly number[] {
  return visibleBlocks(page).get(page.blockOf(node)) ?? [node];
}

/** Returns the visible text of the block that contains a text node, in one line. */
export function textOfBlock(page: Page, node: number): string {
  const text = textsOfBlock(page, node).map((id) => page.textOf(id));
  return collapseSpace(text.join('')).trim();
}
