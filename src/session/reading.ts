/** One reading of the page: the page's DOM nodes, and what the engine has computed from the snapshot of them. */
import { algorithmInfos } from '../algorithms/index.ts';
import { type Selection, USER_SELECTION } from '../algorithms/types.ts';
import type { Correction } from '../article/corrections/types.ts';
import { failedFinding } from '../engine/failed-finding.ts';
import type { AnswerTo, By, Finding, Opinion, Question } from '../engine/types.ts';
import { createPage, type Page } from '../page/page.ts';
import type { LivePage } from '../page/snapshot/take.ts';
import type { PageSnapshot } from '../page/snapshot/types.ts';
import { isContextValid } from '../platform/browser.ts';
import { reportOnce } from '../platform/errors.ts';
import { intact } from '../platform/unclobbered.ts';
import { message } from '../platform/wording/message.ts';
import { getOrMake, weaklyMemoised } from '../shared/memoised.ts';
import { provided } from './lazy-script.ts';
import { load } from './load-script.ts';
import { createReadingHost, type HostSource, type ReadingHost } from './reading-host.ts';
import {
  describeLowConfidence,
  hasLowConfidence,
  type LowConfidence,
  SECOND_OPINIONS,
} from './state/low-confidence.ts';
import type { Found, Reading } from './state/state.ts';

export interface LiveReading extends Reading, ReadingHost {
  readonly nodes: readonly Node[];
  /** The result of each algorithm that has run, without the user's corrections; keys are algorithm ids. */
  readonly opinions: ReadonlyMap<string, Opinion>;
  /** Returns an algorithm's finding (its selection and the article) if the engine has already computed it. */
  known(algorithm: string, corrections?: readonly Correction[]): Finding | undefined;
  /** The finding that was shown last. The engine may be computing the next one. */
  readonly latest: Finding | undefined;
  /** Resolves to an algorithm's finding; asks the engine if necessary. Never rejects: a finding can state a failure. */
  find(algorithm: string, corrections?: readonly Correction[]): Promise<Finding>;
  /** Ids of the algorithms that have run or could not run. */
  readonly compared: ReadonlySet<string>;
  /** Runs an algorithm for comparison. Never rejects. */
  compare(algorithm: string): Promise<void>;
  /**
   * Returns the answer to another question; null while it is unknown. Asks the engine only once, and calls `onAnswer`
   * when the answer arrives. `key`: questions of one type with the same key count as the same question.
   */
  lookUp<Q extends Question>(question: Q, key: string, onAnswer: () => void): AnswerTo<Q> | null;
  /** Returns how many answers to {@link find} and {@link lookUp} have arrived. If it changes, redraw the reader. */
  countAnswers(): number;
  /** Returns how the engine must select the text: with the algorithm of this id, or as the user selected it. */
  byOf(algorithm: string): By;
  /** Returns what the reader shows, with a notice if the algorithm is unsure. Later results may change the notice. */
  shown(algorithm: string, finding: Finding, comments: boolean): Found;
}

/** Casts a `Reading`, the type in the session's state, to the full type. Safe: only this file creates readings. */
export const liveReading = (reading: Reading) => reading as LiveReading;

/** Maximum number of cached findings with corrections. A new one replaces the oldest. */
const MAX_CORRECTED = 5;

const NO_CORRECTIONS: readonly Correction[] = [];

const jsonOf = weaklyMemoised((by: readonly Correction[]) => JSON.stringify(by));

const keyOf = (algorithm: string, by: readonly Correction[]) => `${algorithm} ${jsonOf(by)}`;

export interface ReadingSource extends HostSource {
  document: Document;
  taken: LivePage;
  ranges: readonly Range[];
}

export function createReading(source: ReadingSource): LiveReading {
  const { taken, snapshot, hasMoved, ranges } = source;
  const plain = createPage(snapshot);
  let whole: Page | undefined;
  let selected: Selection | undefined;
  const byOf = (algorithm: string): By => {
    if (algorithm !== USER_SELECTION) return algorithm;
    selected ??= provided('pages')?.selectRanges({ page: plain, nodes: taken.nodes }, ranges);
    return selected ?? algorithm;
  };
  /**
   * Returns the page that the algorithms read. If it has several articles, only the one that the user is reading is
   * kept. The tools' script finds that article; until the script has loaded, the whole page is returned.
   */
  const page = () => (whole ??= provided('tools')?.currentPage(snapshot, hasMoved)) ?? plain;
  const host = createReadingHost(source);
  let latest: Finding | undefined;
  const findings = createFindings(source, host.ask, byOf);
  return {
    get page() {
      return page();
    },
    nodes: taken.nodes,
    hints: taken.snapshot.metadata,
    ...host,
    ...findings,
    get latest() {
      return latest;
    },
    byOf,
    shown(algorithm, finding, comments) {
      latest = finding;
      const { article: bare, kept, offers } = finding;
      const low = judge(page(), finding, findings.opinions, ranges.length > 0);
      const notice = [replacementNotice(algorithm, finding), low?.notice ?? ''].filter((part) => part !== '').join(' ');
      // `commented` may be a getter that makes the article with comments, so it is accessed only if needed.
      const article = (comments ? finding.commented : null) ?? bare;
      return { article, bare, marks: kept.marks, notice, ways: low?.ways ?? [], offers };
    },
  };
}

function createFindings(
  { document, snapshot, opening }: ReadingSource,
  ask: ReadingHost['ask'],
  byOf: LiveReading['byOf'],
) {
  const report = (what: string, error: unknown) => {
    if (isContextValid()) reportOnce(what, error);
  };
  const findings = new Map<string, Finding>();
  const opinions = new Map<string, Opinion>();
  const compared = new Set<string>();
  const asked = new Map<string, Promise<Finding>>();
  const comparing = new Map<string, Promise<void>>();
  let answers = 0;
  let corrected: readonly { key: string; finding: Finding }[] = [];

  function keep(algorithm: string, by: readonly Correction[], finding: Finding): Finding {
    answers++;
    if (by.length > 0) {
      corrected = [{ key: keyOf(algorithm, by), finding }, ...corrected].slice(0, MAX_CORRECTED);
    } else {
      findings.set(algorithm, finding);
      if (!isFinal(finding)) return finding;
      opinions.set(algorithm, finding);
      compared.add(algorithm);
    }
    return finding;
  }

  function known(algorithm: string, by: readonly Correction[] = NO_CORRECTIONS): Finding | undefined {
    if (by.length === 0) return findings.get(algorithm);
    return corrected.find(({ key }) => key === keyOf(algorithm, by))?.finding;
  }

  async function findNow(algorithm: string, by: readonly Correction[]): Promise<Finding> {
    try {
      if (algorithm === USER_SELECTION) await load('pages');
      // Uses `first` (the result sent when the snapshot was opened) only once: a further attempt follows a failure.
      const isFirst = by.length === 0 && !findings.has(algorithm);
      const first = isFirst ? await opening.then((open) => open.first).catch(() => null) : null;
      if (first?.algorithm === algorithm) return keep(algorithm, by, first.finding);
      return keep(algorithm, by, await ask({ type: 'find', by: byOf(algorithm), corrections: by }));
    } catch (error) {
      report(`${algorithm} could not be asked`, error);
      const [instead] = findings.values();
      const failed = failedFinding({ title: intact(document).title, url: snapshot.url }, algorithm);
      return keep(algorithm, by, instead ? { ...instead, instead: 'not-loaded' } : failed);
    }
  }

  function find(algorithm: string, by: readonly Correction[] = NO_CORRECTIONS): Promise<Finding> {
    const finding = known(algorithm, by);
    if (finding && isFinal(finding)) return Promise.resolve(finding);
    return onceAtATime(asked, keyOf(algorithm, by), () => findNow(algorithm, by));
  }

  async function compareNow(algorithm: string): Promise<void> {
    try {
      const opinion = await ask({ type: 'opinion', by: algorithm });
      if (!opinions.has(algorithm)) opinions.set(algorithm, opinion);
    } catch (error) {
      report(`${algorithm} could not be asked`, error);
    } finally {
      compared.add(algorithm);
    }
  }

  async function compare(algorithm: string): Promise<void> {
    if (!opinions.has(algorithm)) await onceAtATime(comparing, algorithm, () => compareNow(algorithm));
  }

  const lookUp = createLookUp(ask, () => answers++);
  return { opinions, compared, known, find, compare, lookUp, countAnswers: () => answers };
}

function createLookUp(ask: ReadingHost['ask'], onArrival: () => void): LiveReading['lookUp'] {
  const answers = new Map<string, unknown>();
  return (question, key, onAnswer) => {
    const name = `${question.type} ${key}`;
    if (answers.has(name)) return answers.get(name) as AnswerTo<typeof question> | null;
    answers.set(name, null);
    void ask(question).then(
      (answer) => {
        answers.set(name, answer);
        onArrival();
        onAnswer();
      },
      (error: unknown) => {
        // Forgets the question, so that the next draw of the reader asks it again.
        answers.delete(name);
        reportOnce(`"${question.type}" was not answered`, error);
      },
    );
    return null;
  };
}

/** Runs a task. If a task with the same key is already running, returns the promise of the running task instead. */
function onceAtATime<T>(underWay: Map<string, Promise<T>>, key: string, run: () => Promise<T>): Promise<T> {
  return getOrMake(underWay, key, () => run().finally(() => underWay.delete(key)));
}

/** Returns false if another attempt may succeed: all algorithms failed, or the chosen one's script did not load. */
export const isFinal = ({ by, instead }: Finding): boolean => by !== null && instead !== 'not-loaded';

/** Returns the sentence that tells the user that another algorithm replaced the chosen one; '' if none did. */
function replacementNotice(algorithm: string, { by, instead }: Finding): string {
  if (instead === null) return '';
  const labelOf = (id: string | null) => algorithmInfos.find((info) => info.id === id)?.label ?? id ?? '';
  const [one, all] =
    instead === 'failed'
      ? (['noticeFailed', 'noticeFailedAll'] as const)
      : (['noticeNotLoaded', 'noticeNotLoadedAll'] as const);
  return by === algorithm ? message(all, labelOf(algorithm)) : message(one, labelOf(algorithm), labelOf(by));
}

/** Returns the notice and suggestions if confidence is low, else null. `hasSelected`: the user has selected text. */
function judge(
  page: Page,
  { by, kept, article }: Finding,
  opinions: ReadonlyMap<string, Opinion>,
  hasSelected: boolean,
): LowConfidence | null {
  if (by === null || !hasLowConfidence(article)) return null;
  const others = SECOND_OPINIONS.flatMap((id) => {
    const other = opinions.get(id);
    return other ? [{ algorithm: other.by ?? id, marks: other.kept.marks }] : [];
  });
  const { language } = article.metadata;
  const found = provided('tools')?.findSecondOpinion(page, { algorithm: by, marks: kept.marks }, others, language);
  return describeLowConfidence(article, found ?? null, hasSelected);
}

/** Returns the reading of a page whose snapshot failed. All its findings report the failure. */
export function unreadable(document: Document): LiveReading {
  const { URL: url, title } = intact(document);
  const snapshot = { url, metadata: { title }, nodes: { size: 0 } } as unknown as PageSnapshot;
  const opening = Promise.reject(new Error('The page could not be read'));
  // Prevents an unhandled rejection; `find` reports the error.
  opening.catch(() => {});
  const taken = { snapshot, nodes: [] };
  const ownEngine = () => opening;
  const source = { document, taken, snapshot, hasMoved: false, isLarge: false, opening, ranges: [] };
  const reading = createReading({ ...source, chooseEngine: ownEngine, ownEngine });
  return { ...reading, page: null, hints: null };
}

/** Ids of the algorithms that need no data files. All of them run for comparison while the browser is idle. */
export const CLASSICS: readonly string[] = algorithmInfos.flatMap(({ id, carriesData }) => (carriesData ? [] : [id]));
