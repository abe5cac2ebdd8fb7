/**
 * Finds the role (body, caption, comment …) of each block of a page. The test decides which blocks are kept, in place
 * of the model.
 */

import { createContext } from '../src/algorithms/lectern/features/context.ts';
import { fillFeatures } from '../src/algorithms/lectern/features/matrix.ts';
import { commentProbability } from '../src/algorithms/lectern/model/current.ts';
import { PAGE_KINDS, type PageKind } from '../src/algorithms/types.ts';
import { createPage } from '../src/page/page.ts';
import { assignRoles } from '../src/selection/roles/rules.ts';
import type { BlockRole } from '../src/selection/roles/state.ts';
import { snapshotOfHtml } from './build-snapshot.ts';

export const SENTENCE = 'The ferry stayed in the harbour all night, because nobody dared to sail. ';
export const prose = (count = 3): string => `<p>${SENTENCE.repeat(count)}</p>`;

/**
 * Returns the role of each block, by the beginning of the block's text. By default, all blocks count as kept; with
 * `keeps`, only blocks whose text contains `keeps`.
 */
export function rolesOf(
  html: string,
  kind: PageKind | Partial<Record<PageKind, number>> = 'article',
  keeps = '',
  sure: number | ((text: string) => number) = 0.9,
): Record<string, BlockRole> {
  const snapshot = snapshotOfHtml(html);
  const context = createContext(createPage(snapshot));
  fillFeatures(context);
  const { blocks } = context.view;
  const textOf = (block: number) => snapshot.nodes.text[blocks.first[block] ?? 0] ?? '';
  const says = (block: number) => textOf(block).includes(keeps);
  const kept = Uint8Array.from({ length: blocks.size }, (_, block) => (says(block) ? 1 : 0));
  const body = Float32Array.from({ length: blocks.size }, (_, block) =>
    typeof sure === 'number' ? sure : sure(textOf(block)),
  );
  const probable = typeof kind === 'string' ? { [kind]: 1 } : kind;
  const kinds = Float64Array.from(PAGE_KINDS, (name) => probable[name] ?? 0);
  const scores = { body, kinds, commentProbability: (block: number) => commentProbability(context.x, block) };
  const { roles } = assignRoles(context, scores, kept);
  const texts = Array.from({ length: blocks.size }, () => '');
  for (const [node, block] of blocks.ofText.entries()) if (block >= 0) texts[block] += snapshot.nodes.text[node] ?? '';
  return Object.fromEntries(texts.map((text, block) => [text.trim().slice(0, 30), roles[block] ?? 'other']));
}

export const page = (body: string, title = 'Storm keeps the ferry in port'): string =>
  `<html><head><title>${title}</title></head><body>${body}</body></html>`;
