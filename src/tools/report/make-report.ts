/** Makes the report of a page for developers: the page as it was read, and the algorithms' results. */
import { type Mark, ROLES } from '../../algorithms/types.ts';
import type { Correction, CorrectionHistory } from '../../article/corrections/types.ts';
import type { Article, ArticleMetadata } from '../../article/types.ts';
import type { PlainAnswer } from '../../engine/types.ts';
import { type Attributes, NodeKind, type NodeTable, type PageSnapshot } from '../../page/snapshot/types.ts';
import type { LastWord } from '../../selection/trace.ts';
import { getOrMake } from '../../shared/memoised.ts';
import { holds } from '../../vocabulary/match.ts';
import { SECRET_META_NAMES } from '../../vocabulary/names/meta.ts';
import { createMask, maskSnapshot, maskValue, type ValueMask } from './mask/snapshot.ts';
import type { Random } from './mask/texts.ts';
import {
  type PackedMarks,
  type PackedNodes,
  type PackedSnapshot,
  PLAIN_COLUMNS,
  REPORT_FORMAT,
  REPORT_VERSION,
  type Report,
  type ReportedArticle,
  type ReportedWord,
  type Runs,
} from './types.ts';

export interface ReportSource {
  /** The snapshot that the algorithms received. */
  snapshot: PageSnapshot;
  /** For each algorithm that has run: its selection (`answer`), and the text nodes of the article made from that. */
  selections: readonly { answer: PlainAnswer; marks: readonly Mark[] }[];
  shown: {
    article: Pick<Article, 'algorithm' | 'words' | 'confidence' | 'metadata'>;
    areCommentsShown: boolean;
    marks: readonly Mark[];
  };
  trace: readonly LastWord[];
  corrections: CorrectionHistory | null;
  versions: Report['versions'];
  environment: Report['environment'];
}

export function makeReport(source: ReportSource, { withText, random }: { withText: boolean; random: Random }): Report {
  const { selections, corrections, versions, environment } = source;
  const snapshot = withoutSecrets(source.snapshot);
  const mask = withText ? null : createMask(source.snapshot, random);
  return {
    format: REPORT_FORMAT,
    version: REPORT_VERSION,
    withText,
    versions,
    environment,
    snapshot: packSnapshot(mask ? maskSnapshot(snapshot, mask) : snapshot),
    selections: [...selections]
      .sort((a, b) => order(source, a.answer) - order(source, b.answer))
      .map(({ answer: { algorithm, confidence, page, empty, marks }, marks: article }) => {
        return { algorithm, answer: packMarks(marks), article: packMarks(article), confidence, page, empty };
      }),
    shown: shownOf(source, mask),
    corrections: corrections && mask ? maskCorrections(corrections, mask) : corrections,
  };
}

const order = ({ shown }: ReportSource, { algorithm }: PlainAnswer) => (algorithm === shown.article.algorithm ? 0 : 1);

function shownOf({ shown, trace }: ReportSource, mask: ValueMask | null): ReportedArticle {
  const { article, areCommentsShown, marks } = shown;
  const { algorithm, words, confidence, metadata } = article;
  return {
    algorithm,
    areCommentsShown,
    words,
    confidence,
    marks: packMarks(marks),
    facts: factsOf(metadata, mask),
    sources: metadata.sources,
    trace: trace.map(({ node, isKept, pass, reason }): ReportedWord => [node, isKept, pass, mask ? '' : reason]),
  };
}

function factsOf(metadata: ArticleMetadata, mask: ValueMask | null): Record<string, string> {
  const { headline, byline, published, modified, site, section, description, url, language, licence } = metadata;
  const leadImage = metadata.leadImage?.src ?? '';
  const facts = { headline, byline, published, modified, site, section, description, url, licence, leadImage };
  const entries = Object.entries(facts).map(([name, value]) => [name, mask ? maskValue(value, mask) : value] as const);
  return { ...Object.fromEntries(entries), language };
}

function maskCorrections({ done, undone }: CorrectionHistory, mask: ValueMask): CorrectionHistory {
  const masked = (correction: Correction): Correction =>
    correction.kind === 'edit' ? { ...correction, text: maskValue(correction.text, mask) } : correction;
  return { done: done.map(masked), undone: undone.map(masked) };
}

/** Type of script elements that contain a formula. They stay in the report, because a formula is article text. */
const FORMULA_TYPE = /^math\//i;
const SECRET_META = holds(SECRET_META_NAMES);
const BUTTON_TYPE = /^(?:submit|button|reset)$/i;

/**
 * Removes what no report may contain, not even one with the page's real text (`withText`): scripts and styles, in which
 * pages store data about their users, and values of form fields. None of them contains text of the article.
 */
function withoutSecrets(snapshot: PageSnapshot): PageSnapshot {
  const { nodes, names, metadata } = snapshot;
  const nameOf = (node: number) => names[nodes.name[node] ?? -1] ?? '';
  const isSecret = (node: number) => {
    const name = nameOf(node);
    if (name === 'script') return !FORMULA_TYPE.test(nodes.attributes[node]?.type ?? '');
    return name === 'style' || name === 'textarea';
  };
  return {
    ...snapshot,
    nodes: {
      ...nodes,
      text: nodes.text.map((text, id) => (isSecret(nodes.parent[id] ?? -1) ? '' : text)),
      attributes: nodes.attributes.map((attributes, id) => attributes && cleanAttributes(nameOf(id), attributes)),
    },
    metadata: {
      ...metadata,
      meta: Object.fromEntries(Object.entries(metadata.meta).filter(([name]) => !SECRET_META.test(name))),
    },
  };
}

function cleanAttributes(element: string, attributes: Attributes): Attributes {
  if ('nonce' in attributes) return cleanAttributes(element, without(attributes, 'nonce'));
  const isHeld = element === 'input' && !BUTTON_TYPE.test(attributes.type ?? '');
  const isSecret = element === 'meta' && SECRET_META.test(attributes.name ?? attributes.property ?? '');
  if (isHeld && 'value' in attributes) return without(attributes, 'value');
  return isSecret ? without(attributes, 'content') : attributes;
}

function without(attributes: Attributes, name: string): Attributes {
  return Object.fromEntries(Object.entries(attributes).filter(([key]) => key !== name));
}

function packSnapshot(snapshot: PageSnapshot): PackedSnapshot {
  const { nodes, blocks: _derived, ...rest } = snapshot;
  return { ...rest, nodes: packNodes(nodes) };
}

function packNodes(nodes: NodeTable): PackedNodes {
  const { attributeSets, attributes } = packAttributes(nodes.attributes);
  const plain = PLAIN_COLUMNS.map((name) => [name, packRuns(nodes[name])] as const);
  return {
    ...(Object.fromEntries(plain) as Record<(typeof PLAIN_COLUMNS)[number], Runs>),
    size: nodes.size,
    up: packRuns(nodes.parent.map((parent, id) => id - parent)),
    rows: packRuns(nodes.end.map((end, id) => end - id)),
    text: nodes.text.filter((_text, id) => nodes.kind[id] === NodeKind.text),
    attributeSets,
    attributes: packRuns(attributes),
  };
}

function packAttributes(rows: NodeTable['attributes']) {
  const attributeSets: Attributes[] = [];
  const known = new Map<string, number>();
  const attributes = rows.map((row) => {
    if (row === null) return -1;
    return getOrMake(known, JSON.stringify(row), () => attributeSets.push(row) - 1);
  });
  return { attributeSets, attributes };
}

function packMarks(marks: readonly Mark[]): PackedMarks {
  return {
    count: marks.length,
    steps: packRuns(marks.map(({ node }, at) => node - (marks[at - 1]?.node ?? 0))),
    roles: packRuns(marks.map(({ role }) => ROLES.indexOf(role))),
    roleNames: ROLES,
    parts: marks.flatMap(({ start, end }, at) =>
      start === undefined && end === undefined ? [] : [[at, start ?? -1, end ?? -1]],
    ),
  };
}

/** Minimum count of equal numbers in a row that are packed as a pair (value, count). */
const SHORTEST = 4;

export function packRuns(values: readonly number[]): Runs {
  const runs: (number | [number, number])[] = [];
  for (let at = 0; at < values.length; ) {
    const value = values[at] as number;
    let end = at + 1;
    while (values[end] === value) end++;
    if (end - at >= SHORTEST) runs.push([value, end - at]);
    else for (; at < end; at++) runs.push(value);
    at = end;
  }
  return runs;
}
