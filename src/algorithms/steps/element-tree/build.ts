import { NodeKind, type PageSnapshot } from '../../../page/snapshot/types.ts';
import { at } from '../../../shared/column.ts';
import type { Population } from '../../types.ts';
import { isAbsent, isClosedFrame, perName, populationFlags } from '../population.ts';
import { insert } from './edit.ts';
import { COMMENT, createElement, createText, NO_ATTRIBUTES, type TreeElement } from './tree.ts';

/** An editable tree of elements, comments and the population's texts. Its root is the page's root element. */
export function buildTree(snapshot: PageSnapshot, population: Population): TreeElement {
  const { nodes, names } = snapshot;
  const flags = populationFlags(snapshot, population);
  const closed = perName(snapshot, (name) => isClosedFrame(name, population));
  const root = createElement(names[nodes.name[0] ?? 0] ?? 'html', 0, nodes.attributes[0] ?? NO_ATTRIBUTES);
  const open: TreeElement[] = [root];
  for (let node = 1; node < nodes.size; node++) {
    while (open.length > 1 && at(nodes.end, (open.at(-1) as TreeElement).source) <= node) open.pop();
    const parent = open.at(-1) as TreeElement;
    const kind = at(nodes.kind, node);
    if (kind === NodeKind.text) {
      // hidden content between two texts counts as a space, so that the texts do not become one word
      const spaced = parent.last?.kind === 'text' && parent.last.source !== node - 1;
      if (flags[node] === 1) insert(parent, createText(at(nodes.text, node), node, spaced));
    } else if (kind === NodeKind.comment) insert(parent, createElement(COMMENT, node));
    else if (isAbsent(snapshot, population, node)) node = at(nodes.end, node) - 1;
    else {
      const name = at(nodes.name, node);
      const element = createElement(at(names, name), node, at(nodes.attributes, node) ?? NO_ATTRIBUTES);
      insert(parent, element);
      if (at(closed, name)) node = at(nodes.end, node) - 1;
      else open.push(element);
    }
  }
  return root;
}
