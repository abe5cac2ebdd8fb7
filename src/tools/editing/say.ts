import type { Correction, EditableField, GivenRole } from '../../article/corrections/types.ts';
import type { ArticleMetadata } from '../../article/types.ts';
import { type MessageKey, message } from '../../platform/wording/message.ts';
import type { TextObject } from '../../selection/types.ts';
import { shortened } from '../../shared/text.ts';
import type { Scene } from '../scene.ts';

export const ROLE_NAMES: Readonly<Record<GivenRole, MessageKey>> = {
  body: 'roleBody',
  headline: 'roleHeadline',
  byline: 'roleAuthor',
  caption: 'roleCaption',
  comment: 'roleComment',
};

const FIELD_NAMES = { headline: 'roleHeadline', byline: 'roleAuthor', date: 'fieldDate' } as const;

export const fieldName = (field: EditableField) => message(FIELD_NAMES[field]);

/** Returns the text that an input field contains at first; a date as `2024-05-31`. */
export function fieldValue(field: EditableField, { headline, byline, published, modified }: ArticleMetadata): string {
  if (field === 'date') return (published || modified).slice(0, 10);
  return field === 'headline' ? headline : byline;
}

const REMOVED = { headline: 'saidHeadlineRemoved', byline: 'saidAuthorRemoved', date: 'saidDateRemoved' } as const;
const CHANGED = { headline: 'saidHeadlineChanged', byline: 'saidAuthorChanged', date: 'saidDateChanged' } as const;

const OBJECT_NAMES: Readonly<Record<TextObject['kind'], MessageKey>> = {
  picture: 'objectPicture',
  embed: 'objectEmbed',
  formula: 'objectFormula',
  code: 'objectCode',
  glyph: 'objectSign',
};

const MAX_WORD_NODES = 60;
/** Maximum length of the quoted text in a block's name (UTF-16 units). */
const MAX_QUOTED = 40;

/** Returns the first words of removed or kept nodes, or a word like "picture" if they have no text. */
export function wordsOfNodes(nodes: readonly number[], { page, uncorrected }: Scene): string {
  const texts = nodes.slice(0, MAX_WORD_NODES).filter((node) => page.isText(node));
  const words = shortened(texts.map((node) => page.textOf(node)).join(' '), MAX_QUOTED);
  if (words !== '') return words;
  const { kept, comments } = uncorrected;
  const object = [...kept.objects, ...(comments?.objects ?? [])].find(({ node }) => node === nodes[0]);
  return message(object ? OBJECT_NAMES[object.kind] : 'objectPart');
}

/** Describes a correction in words, such as "Removed: The first words…". */
export function describe(correction: Correction, scene: Scene): string {
  switch (correction.kind) {
    case 'remove':
      return message('saidRemovedWhat', wordsOfNodes(correction.nodes, scene));
    case 'keep':
      return message('saidPutBackWhat', wordsOfNodes(correction.nodes, scene));
    case 'role':
      return message('labelAndWords', message(ROLE_NAMES[correction.role]), wordsOfNodes(correction.nodes, scene));
    case 'edit':
      return message((correction.text === '' ? REMOVED : CHANGED)[correction.field]);
    case 'container':
      return message('saidPartChosen');
  }
}
