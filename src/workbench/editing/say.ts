/** What is said of corrections. */
import type { Correction, GivenRole } from '../../corrections/types.ts';
import type { TextObject } from '../../selection/objects/types.ts';
import type { Scene } from '../scene.ts';
import { firstWords } from './blocks.ts';

/** In the order of the menu. */
export const ROLE_NAMES: Readonly<Record<GivenRole, string>> = {
  body: 'Text',
  headline: 'Headline',
  byline: 'Author',
  caption: 'Caption',
  comment: 'Comment',
};

export const FIELD_NAMES = { headline: 'headline', byline: 'author', date: 'date' } as const;

const OBJECT_NAMES: Readonly<Record<TextObject['kind'], string>> = {
  picture: 'a picture',
  embed: 'an embed',
  formula: 'a formula',
  code: 'code',
  glyph: 'a sign',
};

/** Nodes that are looked through for words. */
const MOST_NODES = 60;

/** The first words of some nodes, or what stands there without words. */
export function wordsOfNodes(nodes: readonly number[], { page, uncorrected }: Scene): string {
  const texts = nodes.slice(0, MOST_NODES).filter((node) => page.isText(node));
  const words = firstWords(texts.map((node) => page.textOf(node)).join(' '));
  if (words !== '') return words;
  const { text, comments } = uncorrected.read.selection;
  const [first = -1] = nodes;
  const object = text.objects.get(first) ?? comments?.objects.get(first);
  return object ? OBJECT_NAMES[object.kind] : 'a part of the page';
}

/** A correction in words: "Removed: The first words…". */
export function describe(correction: Correction, scene: Scene): string {
  switch (correction.kind) {
    case 'remove':
      return `Removed: ${wordsOfNodes(correction.nodes, scene)}`;
    case 'keep':
      return `Put back: ${wordsOfNodes(correction.nodes, scene)}`;
    case 'role':
      return `${ROLE_NAMES[correction.role]}: ${wordsOfNodes(correction.nodes, scene)}`;
    case 'edit':
      return `${correction.text === '' ? 'Removed' : 'Changed'}: the ${FIELD_NAMES[correction.field]}`;
    case 'container':
      return 'Chosen: a part of the page';
  }
}
