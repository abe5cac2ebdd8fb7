import type { Element, ElementContent, Parents, Root } from 'hast';
import { defaultHandlers, type Handle, type State } from 'hast-util-to-mdast';
import type { FootnoteDefinition, PhrasingContent, RootContent, Text } from 'mdast';
import type { Math as DisplayMath, InlineMath } from 'mdast-util-math';
import { ANCHOR_PREFIX } from '../../article/structure/anchors.ts';
import { contentOf, elementsIn, isElement, rewriteElements, textOf } from '../../article/structure/hast.ts';
import { formulaOf } from '../tex-of-math.ts';

/** Returns a text node with a space; a new node for each call, because the library modifies text nodes. */
const space = (): Text => ({ type: 'text', value: ' ' });

/** Returns handlers for elements that the library drops or writes wrongly, such as formulas, notes and captions. */
export function handlersFor(labels: NoteLabels): Record<string, Handle> {
  return {
    code: writeCode,
    kbd: writeCode,
    samp: writeCode,
    var: writeCode,
    // Markdown trees have no node type for the user's highlights; `markdown.ts` writes this type as `==text==`.
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

/** Writes inline code on one line, and moves the spaces at its ends out of the code. */
const writeCode: Handle = (state, element): PhrasingContent[] => {
  const text = rewriteElements(element.children, (inner) => (inner.tagName === 'br' ? [space()] : [inner]))
    .map(textOf)
    .join('')
    .replace(/\s+/g, ' ');
  const value = text.trim();
  if (value === '') return text === '' ? [] : [space()];
  // in a table, code cannot contain a backslash before a vertical bar, so plain text is written instead
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

/** Writes the caption above its table, because tables in Markdown have no captions. */
const writeTable: Handle = (state, element) => {
  const caption = element.children.find((child): child is Element => isElement(child, 'caption'));
  const table = defaultHandlers.table(state, element);
  return caption ? [...state.toFlow(state.all(caption)), table] : table;
};

/** Writes a notes section: its heading, a list of the notes without a reference, and the others as footnotes. */
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

/** Changes TeX so that parsers without formula support find no tag, link or code in it. The formula stays the same. */
function withoutMarkup(tex: string): string {
  return withoutOpenBrackets(tex)
    .replace(/<(?=[a-z/!?])/gi, '\\lt ')
    .replace(/\](?=[([:])/g, '] ')
    .replaceAll('`', '\\lq ')
    .replace(/~(?=~)/g, '~{}');
}

/** Replaces unclosed brackets (as in half-open intervals), because a later bracket could close them and make a link. */
function withoutOpenBrackets(tex: string): string {
  const open: number[] = [];
  for (const { 0: bracket, index } of tex.matchAll(/[[\]]/g)) {
    if (bracket === '[') open.push(index);
    else open.pop();
  }
  const isOpen = new Set(open);
  return tex.replace(/\[/g, (bracket, index: number) => (isOpen.has(index) ? '\\lbrack ' : bracket));
}

/** Labels of footnotes in Markdown, by the id of the note; only notes with a reference have one. */
type NoteLabels = ReadonlyMap<string, string>;

/** Finds notes to write as footnotes. Those without a reference stay list items: renderers would drop the footnotes. */
export function noteLabels(root: Root): NoteLabels {
  const targets = new Set<string>();
  const notes: string[] = [];
  for (const element of elementsIn(contentOf(root))) {
    if ('dataFootnoteRef' in element.properties) targets.add(targetOf(element));
    if ('dataFootnotes' in element.properties)
      notes.push(...notesIn(element).map((note) => String(note.properties.id)));
  }
  return new Map(notes.filter((id) => targets.has(id)).map((id) => [id, labelOf(id)]));
}

/** Returns the id of the note that a `sup` refers to, if the `sup` contains only the link to that note; else ''. */
function noteOfReference(sup: Element): string {
  const [link, ...others] = sup.children;
  const isReference = isElement(link, 'a') && 'dataFootnoteRef' in link.properties && others.length === 0;
  return isReference ? targetOf(link) : '';
}

function notesIn(section: Element): Element[] {
  return section.children
    .filter((child): child is Element => isElement(child, 'ol'))
    .flatMap((list) => list.children.filter((child): child is Element => isElement(child, 'li')));
}

/** Removes the links from notes back to the text, because Markdown renderers add their own. */
function withoutBackLinks(children: readonly ElementContent[]): ElementContent[] {
  return rewriteElements(children, (element) => ('dataFootnoteBackref' in element.properties ? [] : [element]));
}

function targetOf(link: Element): string {
  return String(link.properties.href ?? '').slice(1);
}

function labelOf(id: string): string {
  const name = id.slice(ANCHOR_PREFIX.length).replace(/^fn-?/, '');
  return name.replace(/[^\w-]+/g, '-') || 'note';
}
