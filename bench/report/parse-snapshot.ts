/**
 * Parses the snapshot of a report. Checks that its nodes form a tree, because algorithms would never end on a cycle.
 */
import * as v from 'valibot';
import { deriveBlocks } from '../../src/page/snapshot/blocks.ts';
import { type Attributes, Hidden, NodeKind, type NodeTable, type PageSnapshot } from '../../src/page/snapshot/types.ts';
import { OWN_FIELDS, shape } from '../../src/shared/own-fields.ts';
import { below, byName, COUNT, FINITE, fail, sound } from './check.ts';
import { unpackRuns } from './unpack.ts';

/** Copies an object to one without a prototype, because attributes may have names like `constructor`. */
const bare = <T extends object>(given: T): T => Object.assign(Object.create(null), given);

/** Maximum number of nodes of a snapshot. Browsers cannot show pages with more nodes. */
const MAX_SNAPSHOT_ROWS = 5_000_000;

const STYLE = shape({
  display: v.string(),
  flow: v.picklist(['none', 'contents', 'inline', 'atomic', 'block']),
  position: v.string(),
  float: v.string(),
  whiteSpace: v.string(),
  fontSize: FINITE,
  fontWeight: FINITE,
  italic: v.boolean(),
  monospace: v.boolean(),
  icons: v.exactOptional(v.literal(true)),
});

const SNAPSHOT = shape({
  version: v.literal(1),
  url: v.string(),
  contentType: v.string(),
  direction: v.picklist(['ltr', 'rtl']),
  viewport: shape({ width: FINITE, height: FINITE, scrollX: FINITE, scrollY: FINITE }),
  names: v.array(v.string()),
  styles: v.array(STYLE),
  metadata: shape({
    title: v.string(),
    language: v.string(),
    canonicalUrl: v.string(),
    meta: v.pipe(byName(v.array(v.string())), v.transform(bare)),
    jsonLd: v.array(v.string()),
  }),
});

/** Returns a schema for the parts of a snapshot that refer to nodes. */
function partsWith(node: ReturnType<typeof below>) {
  const nodes = v.array(node);
  return shape({
    media: v.array(
      shape({ node, currentSrc: v.string(), naturalWidth: FINITE, naturalHeight: FINITE, broken: v.boolean() }),
    ),
    // Optional, because reports of earlier versions do not have this part.
    styled: v.nullish(
      shape({
        raised: nodes,
        lowered: nodes,
        struck: nodes,
        apart: nodes,
        checked: nodes,
        markers: v.array(shape({ node, style: v.string(), text: v.string() })),
        written: v.nullish(v.array(shape({ node, before: v.string(), after: v.string(), isBox: v.boolean() })), []),
      }),
      { raised: [], lowered: [], struck: [], apart: [], checked: [], markers: [], written: [] },
    ),
    documents: v.array(shape({ node, url: v.string(), baseUrl: v.string() })),
  });
}

export function parseSnapshot(value: unknown, place: string): PageSnapshot {
  const head = sound(SNAPSHOT, value, place);
  const limits = { names: head.names.length, styles: head.styles.length };
  const nodes = parseNodes(sound(OWN_FIELDS, value, place).nodes, `${place}.nodes`, limits);
  return snapshotOf({ ...head, ...sound(partsWith(below(nodes.size)), value, place) }, nodes);
}

/** The node table of a report file, with its columns unpacked and checked. */
type UnpackedNodes = Omit<NodeTable, 'block'>;

/** Returns the page snapshot of a report file. Its blocks (paragraphs) are computed again, by the current rules. */
function snapshotOf(rest: Omit<PageSnapshot, 'nodes' | 'blocks'>, unpacked: UnpackedNodes): PageSnapshot {
  const nodes: NodeTable = { ...unpacked, block: unpacked.kind.map(() => -1) };
  return { ...rest, nodes, blocks: deriveBlocks(nodes, rest.styles, rest.names) };
}

const NODES = shape({
  size: v.pipe(COUNT, v.maxValue(MAX_SNAPSHOT_ROWS, `${MAX_SNAPSHOT_ROWS} at most`)),
  text: v.array(v.string()),
  attributeSets: v.array(
    v.pipe(
      byName(v.string()),
      v.transform((given): Attributes => bare(given)),
    ),
  ),
});

function parseNodes(value: unknown, place: string, limits: { names: number; styles: number }): UnpackedNodes {
  const { size, text, attributeSets } = sound(NODES, value, place);
  const given = sound(OWN_FIELDS, value, place);
  const column = (name: string, is: (value: number) => boolean): number[] => {
    const values = unpackRuns(given[name], size);
    return values?.every(is) ? values : fail(`${place}.${name}`, `${size} numbers that fit`);
  };
  const index = (limit: number) => (number: number) => Number.isInteger(number) && number >= 0 && number < limit;
  const kind = column('kind', index(3));
  const tree = treeOf(size, column('up', Number.isInteger), column('rows', Number.isInteger), kind, place);
  return {
    size,
    kind,
    ...tree,
    name: column('name', index(limits.names)),
    style: column('style', index(limits.styles)),
    hidden: column('hidden', index(Object.keys(Hidden).length)),
    x: column('x', Number.isFinite),
    y: column('y', Number.isFinite),
    width: column('width', Number.isFinite),
    height: column('height', Number.isFinite),
    text: textsOf(text, kind, place),
    attributes: column('attributes', (number) => index(attributeSets.length + 1)(number + 1)).map(
      (set) => attributeSets[set] ?? null,
    ),
  };
}

/**
 * Returns the parent of each node and the end of its subtree. Throws if a subtree is not inside the subtree of its
 * parent, or if a node that is not an element has children.
 */
function treeOf(size: number, up: readonly number[], rows: readonly number[], kind: readonly number[], place: string) {
  const parent = up.map((steps, id) => id - steps);
  const end = rows.map((length, id) => id + length);
  /** Elements whose subtree has not ended yet, innermost last. */
  const open: number[] = [];
  for (let id = 0; id < size; id++) {
    while (open.length > 0 && (end[open.at(-1) as number] as number) <= id) open.pop();
    const around = open.at(-1) ?? -1;
    const last = around < 0 ? size : (end[around] as number);
    const isValidSnapshot = parent[id] === around && (end[id] as number) > id && (end[id] as number) <= last;
    if (!isValidSnapshot || (kind[id] !== NodeKind.element && end[id] !== id + 1))
      fail(`${place}, row ${id},`, 'in a tree');
    if (end[id] !== id + 1) open.push(id);
  }
  return { parent, end };
}

function textsOf(texts: readonly string[], kind: readonly number[], place: string): string[] {
  let next = 0;
  const rows = kind.map((one) => (one === NodeKind.text ? (texts[next++] ?? '') : ''));
  return next === texts.length ? rows : fail(`${place}.text`, `a list of ${next} texts`);
}
