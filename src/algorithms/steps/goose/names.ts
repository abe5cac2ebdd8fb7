/** Removes elements by their id, class and name attributes (docs/specs/goose.md, "Cleaning", steps 6 and 7). */
import type { Attributes } from '../../../page/snapshot/types.ts';
import type { TraceEntry } from '../../types.ts';
import { remove } from '../element-tree/edit.ts';
import { following, followingOutside, type TreeElement, type TreeNode } from '../element-tree/tree.ts';

export type NameAttribute = 'id' | 'class' | 'name';

/**
 * Bad names: parts of class names and ids that elements with article text do not have. Goose and Newspaper both use
 * this list. `\n?$` replaces Python's `$`, which also matches before a final line break.
 */
const BAD_NAME =
  /^side\n?$|combx|retweet|mediaarticlerelated|menucontainer|navbar|storytopbar-bucket|utility-bar|inline-share-tools|comment|PopularQuestions|contact|foot|cnn_strycaptiontxt|cnn_html_slideshow|cnn_strylftcntnt|meta\n?$|shoutbox|sponsor|tags|socialnetworking|cnnStryHghLght|cnn_stryspcvbx|^inset\n?$|pagetools|post-attributes|welcome_form|contentTools2|the_answers|communitypromo|runaroundLeft|subscribe|vcard|articleheadings|date|^print\n?$|popup|author-dropdown|tools|byline|konafilter|breadcrumbs|^fn\n?$|wp-caption-text|legende|ajoutVideo|timestamp|js_replies/;

/** `others` matches bad names that only one of the two original programs knows. */
export function badName(others: RegExp): RegExp {
  return new RegExp(`${BAD_NAME.source}|${others.source}`, 'i');
}

/** Ids and classes of captions, "more" links and social media widgets, tested one after the other. */
export const WIDGET_NAMES: readonly RegExp[] = [
  /^caption\n?$/i,
  / google /i,
  /^[^entry-]more.*\n?$/i,
  /[^-]facebook/i,
  /facebook-broadcasting/i,
  /[^-]twitter/i,
];

export interface NameRule {
  patterns: readonly RegExp[];
  attributes: readonly NameAttribute[];
  spared?: ReadonlySet<TreeElement>;
}

/** The text after an element stays. The originals test in a different order, with the same result. */
export function removeNamed(root: TreeElement, { patterns, attributes, spared }: NameRule): TraceEntry[] {
  const trace: TraceEntry[] = [];
  let node: TreeNode | null = following(root, root);
  while (node) {
    const asked = node.kind === 'element' && !spared?.has(node) ? node : null;
    const reason = asked && reasonToRemove(asked.attributes, patterns, attributes);
    node = reason === null ? following(node, root) : followingOutside(node, root);
    if (!asked || reason === null) continue;
    remove(asked);
    trace.push({ step: 'remove-named', node: asked.source, kept: false, reason });
  }
  return trace;
}

function reasonToRemove(
  values: Attributes,
  patterns: readonly RegExp[],
  attributes: readonly NameAttribute[],
): string | null {
  for (const attribute of attributes) {
    const value = values[attribute];
    if (!value) continue;
    for (const pattern of patterns) {
      const [match] = pattern.exec(value) ?? [];
      if (match !== undefined) return `${attribute} "${shortened(value)}" has "${shortened(match)}" in it`;
    }
  }
  return null;
}

function shortened(value: string): string {
  return value.length > 60 ? `${value.slice(0, 60)}…` : value;
}
