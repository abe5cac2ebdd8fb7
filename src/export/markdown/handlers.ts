import type { Element, ElementContent, Parents } from 'hast';
import { defaultHandlers, type Handle, type State } from 'hast-util-to-mdast';
import type { FootnoteDefinition, PhrasingContent, RootContent, Text } from 'mdast';
import type { Math as DisplayMath, InlineMath } from 'mdast-util-math';
import { isElement, rewriteElements, textOf } from '../../article/structure/hast.ts';
import { formulaOf } from '../math.ts';
import { type NoteLabels, noteOfReference, notesIn, withoutBackLinks } from './notes.ts';

/** A text in both kinds of tree; a new one each time, since the library changes texts. */
const space = (): Text => ({ type: 'text', value: ' ' });

/** What the library has no Markdown for, or drops: formulas, notes, captions of tables. */
export function handlersFor(labels: NoteLabels): Record<string, Handle> {
  return {
    code: writeCode,
    kbd: writeCode,
    samp: writeCode,
    var: writeCode,
    // there is no other word for it in the tree; `markdown.ts` writes it with two signs of equality
    mark: (state, element) =>
      'dataHighlight' in element.properties
        ? ({ type: 'highlight', children: state.all(element) } as never)
        : state.all(element),
    math: writeFormula,
    table: writeTable,
    sup: (state, element) => {
      const label = labels.get(noteOfReference(element));
      return label === undefined ? state.all(element) : { type: 'footnoteReference', identifier: label, label };
    },
    section: (state, element) =>
      'dataFootnotes' in element.properties ? writeNotes(state, element, labels) : state.toFlow(state.all(element)),
  };
}

/** Code spans hold text alone, without breaks, and touch what they mark. (Blocks of code have a handler of their own.) */
const writeCode: Handle = (state, element): PhrasingContent[] => {
  const text = rewriteElements(element.children, (inner) => (inner.tagName === 'br' ? [space()] : [inner]))
    .map(textOf)
    .join('')
    .replace(/\s+/g, ' ');
  const value = text.trim();
  if (value === '') return text === '' ? [] : [space()];
  // In a table, a backslash before a bar in code has no way of being written.
  const isCode = !(state.inTable && value.includes('\\|'));
  const code: PhrasingContent = { type: isCode ? 'inlineCode' : 'text', value };
  return [...(text.startsWith(' ') ? [space()] : []), code, ...(text.endsWith(' ') ? [space()] : [])];
};

const writeFormula: Handle = (state, element, parent): InlineMath | DisplayMath => {
  const { tex: written, isDisplay } = formulaOf(element);
  const tex = withoutMarkup(written);
  if (isDisplay && standsAlone(parent)) return { type: 'math', value: tex };
  const line = tex.replaceAll('\n', ' ');
  return { type: 'inlineMath', value: state.inTable ? line.replaceAll('|', '\\vert ') : line };
};

function standsAlone(parent: Parents | undefined): boolean {
  return parent?.type === 'root' || isElement(parent, 'blockquote', 'li', 'dd', 'figure', 'section');
}

/** The caption above its table: Markdown's tables have none. */
const writeTable: Handle = (state, element) => {
  const caption = element.children.find((child): child is Element => isElement(child, 'caption'));
  const table = defaultHandlers.table(state, element);
  return caption ? [...state.toFlow(state.all(caption)), table] : table;
};

/** What stands before the notes (a heading), the notes that are referred to, and the others as a list. */
function writeNotes(state: State, section: Element, labels: NoteLabels): RootContent[] {
  const isReferredTo = (note: Element) => labels.has(String(note.properties.id));
  const notes = notesIn(section);
  const definitions = notes.filter(isReferredTo).map((note): FootnoteDefinition => {
    const label = labels.get(String(note.properties.id)) ?? '';
    const children = state.toFlow(state.all({ ...note, children: withoutBackLinks(note.children) }));
    return {
      type: 'footnoteDefinition',
      identifier: label,
      label,
      children: children as FootnoteDefinition['children'],
    };
  });
  const rest = section.children.flatMap((child): ElementContent[] => {
    if (!isElement(child, 'ol')) return [child];
    const children = child.children.filter((note) => !isElement(note, 'li') || !isReferredTo(note));
    return children.some((note) => isElement(note)) ? [{ ...child, children }] : [];
  });
  return [...state.toFlow(state.all({ ...section, children: rest })), ...definitions];
}

/**
 * A formula that no Markdown parser takes for a tag, a link or code, as one without formulas would: what TeX itself shows
 * stays the same.
 */
function withoutMarkup(tex: string): string {
  return withoutOpenBrackets(tex)
    .replace(/<(?=[a-z/!?])/gi, '\\lt ')
    .replace(/\](?=[([:])/g, '] ')
    .replaceAll('`', '\\lq ')
    .replace(/~(?=~)/g, '~{}');
}

/** Half-open ranges: what comes after the formula could close a bracket, and make a link. */
function withoutOpenBrackets(tex: string): string {
  const open: number[] = [];
  for (const { 0: bracket, index } of tex.matchAll(/[[\]]/g)) {
    if (bracket === '[') open.push(index);
    else open.pop();
  }
  const isOpen = new Set(open);
  return tex.replace(/\[/g, (bracket, index: number) => (isOpen.has(index) ? '\\lbrack ' : bracket));
}
