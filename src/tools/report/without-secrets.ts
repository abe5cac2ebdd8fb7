/**
 * Removes content that no report holds, with text or without: scripts and styles, in which pages keep data about their
 * user, and values of form fields. None of it is text of the article.
 */
import { type Attributes, NodeKind, type PageSnapshot } from '../../page/snapshot/types.ts';
import { holds } from '../../vocabulary/match.ts';
import { SECRET_META_NAMES } from '../../vocabulary/names/secrets.ts';

/** Type of a script with a formula, which is part of the article. */
const FORMULA_TYPE = /^math\//i;
const SECRET_META = holds(SECRET_META_NAMES);
const BUTTON_TYPE = /^(?:submit|button|reset)$/i;

export function withoutSecrets(snapshot: PageSnapshot): PageSnapshot {
  const { nodes, names, metadata } = snapshot;
  const nameOf = (node: number) => names[nodes.name[node] ?? -1] ?? '';
  const isCode = (node: number) => {
    const name = nameOf(node);
    return name === 'style' || (name === 'script' && !FORMULA_TYPE.test(nodes.attributes[node]?.type ?? ''));
  };
  const isField = (node: number) => nameOf(node) === 'textarea';
  const isKept = (node: number) => !isCode(node) && !isField(node);
  return {
    ...snapshot,
    nodes: {
      ...nodes,
      text: nodes.text.map((text, id) =>
        nodes.kind[id] !== NodeKind.text || isKept(nodes.parent[id] ?? -1) ? text : '',
      ),
      attributes: nodes.attributes.map((attributes, id) => attributes && cleanAttributes(nameOf(id), attributes)),
    },
    metadata: {
      ...metadata,
      meta: Object.fromEntries(Object.entries(metadata.meta).filter(([name]) => !SECRET_META.test(name))),
    },
  };
}

function cleanAttributes(element: string, attributes: Attributes): Attributes {
  if ('nonce' in attributes) return cleanAttributes(element, without(attributes, 'nonce'));
  const isHeld = element === 'input' && !BUTTON_TYPE.test(attributes.type ?? '');
  const isSecret = element === 'meta' && SECRET_META.test(attributes.name ?? attributes.property ?? '');
  if (isHeld && 'value' in attributes) return without(attributes, 'value');
  return isSecret ? without(attributes, 'content') : attributes;
}

function without(attributes: Attributes, name: string): Attributes {
  return Object.fromEntries(Object.entries(attributes).filter(([key]) => key !== name));
}
