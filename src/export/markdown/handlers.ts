import type { Element, ElementContent, Parents } from 'hast';
import { defaultHandlers, type Handle, type State } from 'hast-util-to-mdast';
import type { FootnoteDefinition, PhrasingContent, RootContent, Text } from 'mdast';
import type { Math as DisplayMath, InlineMath } from 'mdast-util-math';
import { isElement, rewriteElements, textOf } from '../../article/structure/hast.ts';
import { formulaOf } from '../math.ts';
import { type NoteLabels, noteOfReference, notesIn, withoutBackLinks } from './notes.ts';

/** Returns a space for both kinds of tree; a new node each time, because the library modifies texts. */
const space = (): Text => ({ type: 'text', value: ' ' });

/** Returns handlers for what the library cannot write or drops: formulas, notes, table captions. */
export function handlersFor(labels: NoteLabels): Record<string, Handle> {
  return {
    code: writeCode,
    kbd: writeCode,
    samp: writeCode,
    var: writeCode,
    // The tree has no type for highlights; `markdown.ts` writes them as `==text==`.
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

/** Writes a code span: only text, without line breaks or outer spaces. (Code blocks have a separate handler.) */
const writeCode: Handle = (state, element): PhrasingContent[] => {
  const text = rewriteElements(element.children, (inner) => (inner.tagName === 'br' ? [space()] : [inner]))
    .map(textOf)
    .join('')
    .replace(/\s+/g, ' ');
  const value = text.trim();
  if (value === '') return text === '' ? [] : [space()];
  // In a table, code cannot contain a backslash before a bar.
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

/** Writes the caption above its table, because Markdown tables have none. */
const writeTable: Handle = (state, element) => {
  const caption = element.children.find((child): child is Element => isElement(child, 'caption'));
  const table = defaultHandlers.table(state, element);
  return caption ? [...state.toFlow(state.all(caption)), table] : table;
};

/** Returns the content before the notes (a heading), the unreferenced notes as a list, and the referenced ones as footnotes. */
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
 * Rewrites a formula so that Markdown parsers without formula support do not read a tag, a link or code in it. The TeX
 * output stays the same.
 */
function withoutMarkup(tex: string): string {
  return withoutOpenBrackets(tex)
    .replace(/<(?=[a-z/!?])/gi, '\\lt ')
    .replace(/\](?=[([:])/g, '] ')
    .replaceAll('`', '\\lq ')
    .replace(/~(?=~)/g, '~{}');
}

/** Replaces unclosed brackets (half-open ranges); a later bracket could close them and make a link. */
function withoutOpenBrackets(tex: string): string {
  const open: number[] = [];
  for (const { 0: bracket, index } of tex.matchAll(/[[\]]/g)) {
    if (bracket === '[') open.push(index);
    else open.pop();
  }
  const isOpen = new Set(open);
  return tex.replace(/\[/g, (bracket, index: number) => (isOpen.has(index) ? '\\lbrack ' : bracket));
}
