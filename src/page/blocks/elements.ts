/** Reads tag, role, naming attributes and hashes of elements. Similar elements have equal hashes. */
import { groupNames, names } from '../../shared/lists.ts';
import { type Attributes, NodeKind, type PageSnapshot } from '../snapshot/types.ts';
import { type AttributeName, CLASS_GROUP_NAMES, type ClassGroup, namesOf } from './attribute-names.ts';
import { joinHashes } from './word-hash.ts';

export type { AttributeName };

/** Groups of tags and ARIA roles with the same meaning. A text's distance to each group is a feature of the model. */
export const TAG_GROUPS = /* @__PURE__ */ names(
  'article main nav header footer form table list figure blockquote dialog li a button pre heading dl time',
);
export type TagGroup = (typeof TAG_GROUPS)[number];

/** Tags whose group has another name. */
const GROUP_OF_TAG = /* @__PURE__ */ groupNames({ list: 'ul ol', form: 'search', heading: 'h1 h2 h3 h4 h5 h6' });
const GROUP_OF_ROLE = /* @__PURE__ */ groupNames({
  article: 'article',
  main: 'main',
  nav: 'navigation',
  header: 'banner',
  footer: 'contentinfo',
  form: 'form search',
  dialog: 'dialog alertdialog',
  button: 'button',
  heading: 'heading',
  list: 'list',
  li: 'listitem',
});

/** Facts about the page's elements: one array per property, indexed by node. */
export type PageElements = ReturnType<typeof readElements>;

const MOST = 65_535;

export function readElements(snapshot: PageSnapshot) {
  const { nodes, names } = snapshot;
  const { size } = nodes;
  const tagBits = Int32Array.from(names, (name) => bitOf(GROUP_OF_TAG.get(name) ?? name));
  const linkName = names.indexOf('a');
  const depth = new Uint16Array(size);
  /** Number of child elements. */
  const children = new Uint16Array(size);
  /** The groups of the element's tag and role, as bits in the order of {@link TAG_GROUPS}. */
  const tags = new Int32Array(size);
  /** The groups of the words in the element's class and other names, as bits (`vocabulary/model/class-groups.ts`). */
  const groups = new Int32Array(size);
  /** Hash of tag and class names without their digits, which only tell similar elements apart (`post-1`, `post-2`). */
  const signature = new Int32Array(size);
  /** Hash of the element's signature and those of its parent and grandparent. */
  const signaturePath = new Int32Array(size);
  /** 1 for links, and for elements and text nodes inside a link. */
  const inLink = new Uint8Array(size);
  /** The element's naming attributes (class, id and others), for which the model has weights; null if it has none. */
  const namesById: (readonly AttributeName[] | null)[] = [];
  for (let id = 0; id < size; id++) {
    const parent = nodes.parent[id] as number;
    const kind = nodes.kind[id] as number;
    namesById.push(null);
    if (kind === NodeKind.text && parent >= 0) inLink[id] = inLink[parent] as number;
    if (kind !== NodeKind.element) continue;
    const name = nodes.name[id] as number;
    const attributes = nodes.attributes[id] as Attributes | null;
    tags[id] = tagBits[name] as number;
    let own = name + 1;
    if (attributes) {
      const given = namesOf(attributes);
      if (given) {
        for (const part of given) groups[id] = (groups[id] as number) | part.groups;
        namesById[id] = given;
        if (attributes.class) own = joinHashes(own, (given[0] as AttributeName).hash);
        const { role } = attributes;
        if (role) tags[id] = (tags[id] as number) | bitOf(GROUP_OF_ROLE.get(role) ?? '');
      }
    }
    signature[id] = own;
    if (parent < 0) {
      signaturePath[id] = own;
      continue;
    }
    if ((children[parent] as number) < MOST) children[parent] = (children[parent] as number) + 1;
    depth[id] = Math.min((depth[parent] as number) + 1, MOST);
    const grandparent = nodes.parent[parent] as number;
    const above = grandparent < 0 ? 0 : (signature[grandparent] as number);
    signaturePath[id] = joinHashes(own, joinHashes(signature[parent] as number, above));
    inLink[id] = name === linkName ? 1 : (inLink[parent] as number);
  }
  return { depth, children, tags, groups, signature, signaturePath, inLink, names: namesById };
}

function bitOf(group: string): number {
  const index = (TAG_GROUPS as readonly string[]).indexOf(group);
  return index < 0 ? 0 : 1 << index;
}

/** Returns a function that tells whether an element's class, id or other name contains a word of a group. */
export function isNamedAfter({ groups }: PageElements, group: ClassGroup): (element: number) => boolean {
  const bit = 1 << CLASS_GROUP_NAMES.indexOf(group);
  return (element) => ((groups[element] as number) & bit) !== 0;
}
