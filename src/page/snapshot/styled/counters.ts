/** Computes CSS counters (CSS Lists 3, section 4). Browsers display them, but scripts cannot read them. */
import { counted } from '../../../shared/counter-style.ts';
import type { LiveNodes } from './live-nodes.ts';

/** Computed counter properties of an element or its `::before`: names and numbers, or "none". */
interface CounterChanges {
  counterReset: string;
  counterSet: string;
  counterIncrement: string;
}

/** Place of an element in the tree, as rows of the node table. */
interface Scope {
  id: number;
  parent: number;
  /** The row after the parent's last descendant. */
  parentEnd: number;
}

interface Counter {
  name: string;
  value: number;
  parent: number;
  /** The first row after the counter's scope. */
  end: number;
}

/** The counters of a page. Elements must be visited in document order. */
export class Counters {
  /** The counters that apply to the current element, outermost first. */
  private counters: Counter[] = [];

  visit(changes: CounterChanges, scope: Scope): void {
    this.counters = this.counters.filter(({ end }) => scope.id < end);
    for (const [name, value] of pairsOf(changes.counterReset, 0)) this.reset(name, value, scope);
    for (const [name, value] of pairsOf(changes.counterIncrement, 1)) this.known(name, scope).value += value;
    for (const [name, value] of pairsOf(changes.counterSet, 0)) this.known(name, scope).value = value;
  }

  /** Returns the values of all counters with this name, outermost first; 0 if there is none. */
  values(name: string): readonly number[] {
    const values = this.counters.filter((counter) => counter.name === name).map(({ value }) => value);
    return values.length > 0 ? values : [0];
  }

  private reset(name: string, value: number, { parent, parentEnd }: Scope): void {
    // the new counter replaces a sibling's counter of this name, but is nested in an ancestor's counter of this name
    this.counters = this.counters.filter((counter) => counter.name !== name || counter.parent !== parent);
    this.counters.push({ name, value, parent, end: parentEnd });
  }

  private known(name: string, scope: Scope): Counter {
    const known = this.counters.findLast((counter) => counter.name === name);
    if (known) return known;
    this.reset(name, 0, scope);
    return this.counters.at(-1) as Counter;
  }
}

function pairsOf(written: string, usual: number): [string, number][] {
  if (written === 'none' || written === '') return [];
  return [...written.matchAll(/([^\s\d-][^\s]*|-[^\s\d][^\s]*)(?:\s+(-?\d+))?/g)].map(([, name = '', value]) => [
    name,
    value === undefined ? usual : Number(value),
  ]);
}

/**
 * Matches the parts of `content`: strings, functions such as `attr()` and `counter()`, and the slash, after which the
 * text is for screen readers.
 */
const PART = /"((?:[^"\\]|\\.)*)"|(?<![a-z-])([a-z-]+)\(((?:[^"()]|"(?:[^"\\]|\\.)*")*)\)|(\/)/g;
/** Matches the arguments of a function in `content`: strings and words. */
const ARGUMENT = /"((?:[^"\\]|\\.)*)"|[^\s,"]+/g;

export function hasContent(content: string): boolean {
  return content !== 'none' && content !== 'normal' && content !== '""' && content !== '';
}

export function countsIn(content: string): boolean {
  return /\bcounters?\(/.test(content);
}

/** Returns the text of a computed `content`, without pictures. `attribute` returns an attribute's value. */
export function textOfContent(content: string, counters: Counters, attribute: (name: string) => string): string {
  let text = '';
  for (const [, string, name, written = '', slash] of content.matchAll(PART)) {
    if (slash) break;
    if (name === undefined) text += unescaped(string ?? '');
    else text += textOfFunction(name, written, counters, attribute);
  }
  return text;
}

function textOfFunction(
  name: string,
  written: string,
  counters: Counters,
  attribute: (name: string) => string,
): string {
  const found = [...written.matchAll(ARGUMENT)];
  const between = found.find(([, string]) => string !== undefined)?.[1] ?? '';
  const [first = '', style = 'decimal'] = found.flatMap(([word, string]) => (string === undefined ? [word] : []));
  if (name === 'attr') return attribute(first);
  // other functions, such as `url()`, are pictures and give no text
  if (!countsIn(`${name}(`)) return '';
  const values = counters.values(first).map((value) => counted(value, style));
  return name === 'counter' ? (values.at(-1) ?? '') : values.join(unescaped(between));
}

/** Replaces the escapes of a computed string: `\"`, `\\`, and control characters such as the line break `\a `. */
function unescaped(text: string): string {
  return text.replace(/\\(?:([\da-f]{1,6})\s?|(.))/gi, (_escape, code: string | undefined, character: string) =>
    code === undefined ? character : String.fromCodePoint(Number.parseInt(code, 16)),
  );
}

/**
 * Elements that often change CSS counters: their counter properties are always read. Those of other elements are read
 * only if the element, or an element in it, shows a marker or generated text.
 */
const COUNTING = new Set('ol ul menu li dl dt dd h1 h2 h3 h4 h5 h6 section article div'.split(' '));
const LISTS: ReadonlySet<string> = new Set(['ol', 'ul', 'menu']);

/** Computes the values of a page's CSS counters at given elements, which must be visited in document order. */
export class CountedPage {
  private readonly counters = new Counters();
  private readonly around: ReadonlySet<number>;
  private next = 0;

  constructor(
    private readonly page: LiveNodes,
    /** Elements with a marker or generated text, each with the computed `content` of its `::before`; '' for none. */
    private readonly befores: ReadonlyMap<number, string>,
  ) {
    const around = new Set<number>();
    for (const item of befores.keys()) {
      for (let id = item; id >= 0 && !around.has(id); id = page.nodes.parent[id] as number) around.add(id);
    }
    this.around = around;
  }

  upTo(item: number): Counters {
    const { page, counters } = this;
    const { nodes } = page;
    for (; this.next <= item; this.next++) {
      const id = this.next;
      if (nodes.hidden[id] !== 0 || !this.mayCount(id)) continue;
      const parent = nodes.parent[id] as number;
      const parentEnd = parent < 0 ? nodes.size : (nodes.end[parent] as number);
      counters.visit(listChanges(page, id), { id, parent, parentEnd });
      if (this.befores.get(id))
        counters.visit(page.styleAt(id, '::before'), { id, parent: id, parentEnd: nodes.end[id] as number });
    }
    return counters;
  }

  private mayCount(id: number): boolean {
    return this.around.has(id) || (this.page.isElement(id) && COUNTING.has(this.page.nameOf(id)));
  }
}

/** Returns an element's changes to counters, including `list-item`, the counter by which browsers number list items. */
function listChanges(page: LiveNodes, id: number) {
  const { counterReset, counterSet, counterIncrement } = page.styleAt(id);
  const name = page.nameOf(id);
  const { start, reversed, value } = page.nodes.attributes[id] ?? {};
  if (LISTS.has(name)) {
    const first = reversed === undefined ? Number(start ?? 1) - 1 : Number(start ?? itemsOf(page, id)) + 1;
    return { counterReset: `${plain(counterReset)} list-item ${first || 0}`, counterSet, counterIncrement };
  }
  if (name !== 'li') return { counterReset, counterSet, counterIncrement };
  const step = page.nodes.attributes[page.nodes.parent[id] as number]?.reversed === undefined ? 1 : -1;
  const own = /^-?\d+$/.test(value ?? '') ? `${plain(counterSet)} list-item ${value}` : counterSet;
  return { counterReset, counterSet: own, counterIncrement: `${plain(counterIncrement)} list-item ${step}` };
}

const plain = (changes: string) => (changes === 'none' ? '' : changes.replace(/\blist-item(?:\s+-?\d+)?/g, ''));

function itemsOf({ nodes, nameOf }: LiveNodes, list: number): number {
  let items = 0;
  for (let id = list + 1; id < (nodes.end[list] as number); id = nodes.end[id] as number)
    if (nameOf(id) === 'li') items++;
  return items;
}
