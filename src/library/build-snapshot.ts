/** Builds snapshots without a browser: no positions, default `display`. No recursion: a tree may be very deep. */
import type { Comment, Element, ElementContent, Properties, Root, RootContent, Text } from 'hast';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { element, isElement } from '../article/structure/hast.ts';
import { deriveBlocks } from '../page/snapshot/blocks.ts';
import { isDataScript } from '../page/snapshot/declared.ts';
import { addRow, createNameTable, createNodeTable } from '../page/snapshot/node-table.ts';
import { StyleTable } from '../page/snapshot/style-table.ts';
import { type Attributes, Hidden, NodeKind, type NodeTable, type PageSnapshot } from '../page/snapshot/types.ts';
import { collapseSpace } from '../shared/text.ts';

const DISPLAY: ReadonlyMap<string, string> = new Map(
  Object.entries({
    none: 'head title meta link base style script template noscript datalist param area source track option optgroup',
    block:
      'html body address article aside blockquote center dd details dialog dir div dl dt fieldset figcaption figure ' +
      'footer form frameset h1 h2 h3 h4 h5 h6 header hgroup hr legend main menu nav ol p pre search section ul',
    'list-item': 'li summary',
    table: 'table',
    'table-row-group': 'tbody',
    'table-header-group': 'thead',
    'table-footer-group': 'tfoot',
    'table-row': 'tr',
    'table-cell': 'td th',
    'table-caption': 'caption',
    'inline-block': 'button input select textarea meter progress',
  }).flatMap(([display, names]) => names.split(' ').map((name) => [name, display])),
);

type Content = RootContent | ElementContent;

/** An element whose children are being added to the snapshot. */
interface Level {
  id: number;
  children: readonly Content[];
  next: number;
  hidden: number;
}

/** Builds the snapshot of a tree. A tree without `html` becomes the body. The first `title` is the page's title. */
export function buildSnapshot(tree: Root | Element, url = 'https://example.org/'): PageSnapshot {
  const builder = new Builder();
  builder.build(pageOf(tree));
  return builder.snapshot(url);
}

/** Builds the snapshot of HTML. The content of `noscript` elements is plain text, as in a browser that runs scripts. */
export function snapshotOfHtml(html: string, url?: string): PageSnapshot {
  return buildSnapshot({ type: 'root', children: fromParsed(parse(html).childNodes) }, url);
}

function pageOf(tree: Root | Element): Element {
  const top = tree.type === 'root' ? tree.children.find((child) => isElement(child, 'html')) : tree;
  if (top && isElement(top, 'html')) return top;
  const children = tree.type === 'root' ? (tree.children as ElementContent[]) : [tree];
  return element('html', {}, [element('head'), element('body', {}, children)]);
}

/** Converts parse5 nodes to hast. Attribute names keep their case, also in SVG and MathML. */
function fromParsed(nodes: readonly DefaultTreeAdapterTypes.ChildNode[]): ElementContent[] {
  const converted: ElementContent[] = [];
  const stack = [{ nodes, into: converted }];
  for (let level = stack.pop(); level; level = stack.pop())
    for (const node of level.nodes) {
      if ('tagName' in node) {
        const names = node.attrs.map(({ prefix, name, value }) => [prefix ? `${prefix}:${name}` : name, value]);
        const copy = element(node.tagName, Object.fromEntries(names));
        level.into.push(copy);
        stack.push({ nodes: node.childNodes, into: copy.children });
      } else if (node.nodeName === '#text' && 'value' in node) level.into.push({ type: 'text', value: node.value });
      else if ('data' in node) level.into.push({ type: 'comment', value: node.data });
    }
  return converted;
}

class Builder {
  private readonly names = createNameTable();
  private readonly styles = new StyleTable();
  private title = '';
  private readonly nodes: NodeTable = createNodeTable();

  build(root: Element): void {
    const stack: Level[] = [this.open(root, { id: -1, children: [], next: 0, hidden: 0 })];
    for (let level = stack.at(-1); level; level = stack.at(-1)) {
      const child = level.children[level.next++];
      if (!child) {
        this.nodes.end[level.id] = this.nodes.size;
        stack.pop();
      } else if (child.type === 'element') stack.push(this.open(child, level));
      else if (child.type === 'text' || child.type === 'comment') this.addLeaf(child, level);
    }
  }

  snapshot(url: string): PageSnapshot {
    const { nodes, title } = this;
    const { names } = this.names;
    const { styles } = this.styles;
    const blocks = deriveBlocks(nodes, styles, names);
    const language = nodes.attributes[0]?.lang ?? '';
    return {
      version: 1,
      url,
      contentType: 'text/html',
      direction: 'ltr',
      viewport: { width: 1280, height: 800, scrollX: 0, scrollY: 0 },
      names,
      styles,
      nodes,
      blocks,
      media: [],
      styled: { raised: [], lowered: [], struck: [], apart: [], checked: [], markers: [], written: [] },
      documents: [{ node: 0, url, baseUrl: url }],
      metadata: { title, language, canonicalUrl: '', meta: {}, jsonLd: [] },
    };
  }

  private open(tree: Element, level: Level): Level {
    const name = tree.tagName.toLowerCase();
    const attributes = attributesOf(tree.properties);
    const declarations = declarationsOf(attributes.style ?? '');
    const display = declarations.get('display') ?? ('hidden' in attributes ? 'none' : DISPLAY.get(name)) ?? 'inline';
    const isInvisible = declarations.get('visibility') === 'hidden';
    const own = display === 'none' ? Hidden.notRendered : isInvisible ? Hidden.visibility : 0;
    const hidden = name === 'noscript' ? Hidden.noscript : level.hidden || own;
    const whiteSpace = declarations.get('white-space') ?? (name === 'pre' || name === 'textarea' ? 'pre' : 'normal');
    const id = addRow(this.nodes, {
      kind: NodeKind.element,
      parent: level.id,
      name: this.names.intern(name),
      hidden,
      style: this.styleId(display, whiteSpace),
    });
    this.nodes.attributes[id] = Object.keys(attributes).length > 0 ? attributes : null;
    return { id, children: hasRecordedContent(name, attributes) ? tree.children : [], next: 0, hidden };
  }

  private addLeaf(leaf: Text | Comment, level: Level): void {
    const style = this.nodes.style[level.id] ?? 0;
    const isText = leaf.type === 'text';
    const kind = isText ? NodeKind.text : NodeKind.comment;
    const id = addRow(this.nodes, { kind, parent: level.id, name: isText ? 0 : 1, hidden: level.hidden, style });
    if (!isText) return;
    this.nodes.text[id] = leaf.value;
    if (this.title === '' && this.names.names[this.nodes.name[level.id] ?? 0] === 'title')
      this.title = collapseSpace(leaf.value).trim();
  }

  private styleId(display: string, whiteSpace: string): number {
    const face = whiteSpace === 'pre' ? 'monospace' : 'text';
    const textStyle = { whiteSpace, fontSize: '16px', fontWeight: '400', fontStyle: 'normal', face } as const;
    const { styles } = this;
    return styles.intern(styles.placementNumber(display, 'static', 'none'), styles.textStyleNumber(textStyle));
  }
}

/** Returns whether a snapshot records an element's content. Like `takeSnapshot`, omits styles and most scripts. */
function hasRecordedContent(name: string, { type }: Attributes): boolean {
  return name === 'script' ? isDataScript(type) : name !== 'style' && name !== 'template';
}

function attributesOf(properties: Properties): Record<string, string> {
  const attributes: Record<string, string> = {};
  for (const [property, value] of Object.entries(properties)) {
    if (value === null || value === undefined || value === false) continue;
    const name =
      property === 'className' ? 'class' : property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    attributes[name] = value === true ? '' : Array.isArray(value) ? value.join(' ') : String(value);
  }
  return attributes;
}

function declarationsOf(style: string): Map<string, string> {
  const pairs = style.split(';').map((declaration) => declaration.split(':').map((part) => part.trim().toLowerCase()));
  return new Map(pairs.map(([property = '', value = '']) => [property, value.replace(/!\s*important$/, '').trim()]));
}
