/** Checks the snapshot of a report: algorithms would loop on an invalid tree. */
import {
  type Attributes,
  type FrameDocument,
  HIDDEN_REASONS,
  type ListMarker,
  type Media,
  type MetadataHints,
  NodeKind,
  type PageSnapshot,
  type Style,
  type StyledMeaning,
  type WrittenText,
} from '../../page/snapshot/types.ts';
import {
  below,
  count,
  fail,
  fields,
  finite,
  flag,
  list,
  listOf,
  oneOf,
  record,
  text,
  textsByName,
  type ValueCheck,
} from './check.ts';
import { snapshotOf, type UnpackedNodes } from './pack-snapshot.ts';
import { unpackRuns } from './runs.ts';

/** Removes the prototype, because an attribute may be called `constructor`. */
const bare = <T extends object>(given: T): T => Object.assign(Object.create(null), given);

/** Most rows of a page; larger than any page that a browser shows. */
const MAX_SNAPSHOT_ROWS = 5_000_000;

const viewport = record<PageSnapshot['viewport']>({ width: finite, height: finite, scrollX: finite, scrollY: finite });

const plainStyle = record<Omit<Style, 'icons'>>({
  display: text,
  flow: oneOf('none', 'contents', 'inline', 'atomic', 'block'),
  position: text,
  float: text,
  whiteSpace: text,
  fontSize: finite,
  fontWeight: finite,
  italic: flag,
  monospace: flag,
});
const style: ValueCheck<Style> = (value, place) => {
  const { icons } = fields(value, place);
  return { ...plainStyle(value, place), ...(icons === true ? { icons } : {}) };
};

const hints: ValueCheck<MetadataHints> = record<MetadataHints>({
  title: text,
  language: text,
  canonicalUrl: text,
  meta: (value, place) => {
    const given = fields(value, place);
    for (const name of Object.keys(given)) listOf(text)(given[name], `${place}.${name}`);
    return bare(given as MetadataHints['meta']);
  },
  jsonLd: listOf(text),
});

const NOTHING_STYLED: StyledMeaning = {
  raised: [],
  lowered: [],
  struck: [],
  apart: [],
  checked: [],
  markers: [],
  written: [],
};

export function parseSnapshot(value: unknown, place: string): PageSnapshot {
  const given = fields(value, place);
  if (given.version !== 1) fail(`${place}.version`, '1');
  const names = [...listOf(text)(given.names, `${place}.names`)];
  const styles = [...listOf(style)(given.styles, `${place}.styles`)];
  const nodes = parseNodes(given.nodes, `${place}.nodes`, { names: names.length, styles: styles.length });
  const node = below(nodes.size);
  const media = record<Media>({ node, currentSrc: text, naturalWidth: finite, naturalHeight: finite, broken: flag });
  const document = record<FrameDocument>({ node, url: text, baseUrl: text });
  const nodesOf = (items: unknown, at: string) => [...listOf(node)(items, at)];
  const marker = record<ListMarker>({ node, style: text, text });
  const written = record<WrittenText>({ node, before: text, after: text, isBox: flag });
  const styled = record<StyledMeaning>({
    raised: nodesOf,
    lowered: nodesOf,
    struck: nodesOf,
    apart: nodesOf,
    checked: nodesOf,
    markers: (items, at) => [...listOf(marker)(items, at)],
    written: (items, at) => [...listOf(written)(items ?? [], at)],
  });
  const rest = record<Omit<PageSnapshot, 'version' | 'names' | 'styles' | 'nodes' | 'blocks'>>({
    url: text,
    contentType: text,
    direction: oneOf('ltr', 'rtl'),
    viewport,
    media: (items, at) => [...listOf(media)(items, at)],
    // reports of earlier versions have none
    styled: (value, at) => styled(value ?? NOTHING_STYLED, at),
    documents: (items, at) => [...listOf(document)(items, at)],
    metadata: hints,
  });
  return snapshotOf({ ...rest(given, place), version: 1, names, styles }, nodes);
}

function parseNodes(value: unknown, place: string, limits: { names: number; styles: number }): UnpackedNodes {
  const given = fields(value, place);
  const size = count(given.size, `${place}.size`);
  if (size > MAX_SNAPSHOT_ROWS) fail(`${place}.size`, `${MAX_SNAPSHOT_ROWS} at most`);
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
    hidden: column('hidden', index(HIDDEN_REASONS.length)),
    x: column('x', Number.isFinite),
    y: column('y', Number.isFinite),
    width: column('width', Number.isFinite),
    height: column('height', Number.isFinite),
    text: textsOf(given.text, kind, place),
    attributes: attributesOf(given, (limit) => column('attributes', (number) => index(limit + 1)(number + 1)), place),
  };
}

/** Returns parents and ends. Every subtree must be within that of its parent, and only elements have children. */
function treeOf(size: number, up: readonly number[], rows: readonly number[], kind: readonly number[], place: string) {
  const parent = up.map((steps, id) => id - steps);
  const end = rows.map((length, id) => id + length);
  /** Ends of the open elements, innermost last. */
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

function textsOf(value: unknown, kind: readonly number[], place: string): string[] {
  const texts = listOf(text)(value, `${place}.text`);
  let next = 0;
  const rows = kind.map((one) => (one === NodeKind.text ? (texts[next++] ?? '') : ''));
  return next === texts.length ? rows : fail(`${place}.text`, `a list of ${next} texts`);
}

function attributesOf(given: Readonly<Record<string, unknown>>, column: (limit: number) => number[], place: string) {
  const sets = list(given.attributeSets, `${place}.attributeSets`).map((value, at): Attributes => {
    return bare(textsByName(value, `${place}.attributeSets[${at}]`));
  });
  return column(sets.length).map((index) => sets[index] ?? null);
}
