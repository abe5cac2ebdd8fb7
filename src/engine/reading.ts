/** Stores one page and answers questions about it. Runs in the extension's worker, the web page, or the npm package. */
import { type Selection, USER_SELECTION } from '../algorithms/types.ts';
import { correctorOf } from '../article/corrections/corrector.ts';
import type { Correction } from '../article/corrections/types.ts';
import { makeArticle, type ReadArticle, readArticle, writeArticle } from '../article/make-article.ts';
import { traceArticle } from '../article/trace-article.ts';
import type { Article } from '../article/types.ts';
import { keepCurrentArticle } from '../page/current-article.ts';
import { createPage, type Page } from '../page/page.ts';
import type { PageSnapshot } from '../page/snapshot/types.ts';
import { reportOnce } from '../platform/errors.ts';
import { checkedAnswer, UnsoundSelection } from '../selection/check-answer.ts';
import { shownOf } from '../selection/opinions/gaps.ts';
import type { LastWord } from '../selection/trace.ts';
import { type Draft, isBlockObject } from '../selection/types.ts';
import { getOrMake } from '../shared/memoised.ts';
import { failedFinding } from './failed-finding.ts';
import { offersOfPage } from './page-offers.ts';
import { type Run, runAlgorithm } from './run-algorithm.ts';
import type {
  AlgorithmSource,
  AnswerTo,
  By,
  Finding,
  FirstFinding,
  KeptObject,
  KeptText,
  Opinion,
  Probability,
  Question,
} from './types.ts';

/** An article's text and everything that it was made from. */
interface Made {
  readonly run: Run;
  readonly read: ReadArticle;
  /** Returns the article. Builds it at the first call, because a comparison of algorithms needs only the text. */
  article(): Article;
}

/** Maximum number of stored articles with corrections: the shown one, and a few that it was compared with. */
const MAX_CORRECTED = 5;

/** A stored page. Each algorithm runs only once on it: questions that arrive while it runs wait for its result. */
export interface HeldReading {
  /** Resolves to the algorithm's result; null without an algorithm, or for text that the user selected. */
  begin(algorithm: string | null): Promise<FirstFinding | null>;
  ask<Q extends Question>(question: Q): Promise<AnswerTo<Q>>;
}

export function holdReading(snapshot: PageSnapshot, hasMoved: boolean, source: AlgorithmSource): HeldReading {
  const page = keepCurrentArticle(createPage(snapshot), hasMoved);
  const runs = new Map<string, Promise<Run>>();
  const articles = new Map<string, Promise<Made | null>>();
  let corrected: readonly { key: string; made: Promise<Made | null> }[] = [];

  function run(by: By): Promise<Run> {
    if (typeof by !== 'string') return ownAnswer(page, by);
    return getOrMake(runs, by, () => {
      const running = runAlgorithm(page, by, source);
      // Forget the result if the algorithm's code did not load, because it may load at the next try.
      void running.then(({ instead }) => {
        if (instead === 'not-loaded') for (const table of [runs, articles]) table.delete(by);
      });
      return running;
    });
  }

  function madeBy(by: By): Promise<Made | null> {
    const makeIt = () => make(page, run(by), []);
    return typeof by === 'string' ? getOrMake(articles, by, makeIt) : makeIt();
  }

  /** Resolves to the article with the user's corrections, or to the uncorrected one if they cannot be applied. */
  function madeWith(by: By, corrections: readonly Correction[]): Promise<Made | null> {
    if (corrections.length === 0) return madeBy(by);
    const key = JSON.stringify([by, corrections]);
    const known = corrected.find((entry) => entry.key === key);
    const made = known?.made ?? make(page, run(by), corrections).then((found) => found ?? madeBy(by));
    corrected = [{ key, made }, ...corrected.filter((entry) => entry.key !== key)].slice(0, MAX_CORRECTED);
    return made;
  }

  const answers: { readonly [T in Question['type']]: (question: Extract<Question, { type: T }>) => Promise<unknown> } =
    {
      find: async ({ by, corrections }) => {
        const made = await madeWith(by, corrections);
        return written(page, made) ?? written(page, await madeBy(by)) ?? failed(page, by);
      },
      opinion: async ({ by }) => {
        const made = await madeBy(by);
        return made ? opinionOf(made) : failed(page, by);
      },
      explain: async ({ by, corrections, areCommentsShown }) =>
        explained(await madeWith(by, corrections), areCommentsShown),
      probabilities: async ({ by }) => probabilitiesIn(await run(by)),
      write: async ({ algorithm, marks }) => makeArticle(page, checkedAnswer(page, { ...NO_ANSWER, algorithm, marks })),
      'other-page': async ({ by, snapshot: other }) => {
        const otherPage = createPage(other);
        return makeArticle(otherPage, (await runAlgorithm(otherPage, by, source, 'source')).answer);
      },
    };
  const ask = <Q extends Question>(question: Q) =>
    (answers[question.type] as (asked: Question) => Promise<AnswerTo<Q>>)(question);
  return {
    ask,
    async begin(algorithm) {
      if (algorithm === null || algorithm === USER_SELECTION) return null;
      return { algorithm, finding: await ask({ type: 'find', by: algorithm, corrections: [] }) };
    },
  };
}

const NO_ANSWER = { text: '', trace: [], confidence: null, page: null, empty: null };

async function ownAnswer(page: Page, answer: Selection): Promise<Run> {
  return { answer: checkedAnswer(page, { ...NO_ANSWER, ...answer, algorithm: USER_SELECTION }), instead: null };
}

async function make(page: Page, running: Promise<Run>, corrections: readonly Correction[]): Promise<Made | null> {
  const run = await running;
  const { algorithm } = run.answer;
  const failure =
    corrections.length === 0 ? `no article could be built from ${algorithm}` : 'the article could not be corrected';
  return orNull(failure, () => {
    const read = readArticle(page, run.answer, correctorOf(page, corrections));
    const { faults } = read.selection;
    if (faults.length > 0) reportOnce('unsound selection', new UnsoundSelection(algorithm, faults));
    let article: Article | undefined;
    return { run, read, article: () => (article ??= writeArticle(read)) };
  });
}

/** Returns the result of `work`. If `work` throws, logs the error with the text `failure`, and returns null. */
function orNull<T>(failure: string, work: () => T): T | null {
  try {
    return work();
  } catch (error) {
    reportOnce(failure, error);
    return null;
  }
}

function explained(made: Made | null, areCommentsShown: boolean): readonly LastWord[] | null {
  if (!made) return null;
  const failure = `${made.run.answer.algorithm} could not explain itself`;
  return orNull(failure, () => traceArticle(made.read, areCommentsShown));
}

function probabilitiesIn({ answer: { trace } }: Run): readonly Probability[] {
  return trace.flatMap(({ node, step, kept, probability }) =>
    probability === undefined ? [] : [{ node, step, kept, probability }],
  );
}

function failed({ snapshot }: Page, by: By): Finding {
  const page = { url: snapshot.url, title: snapshot.metadata.title };
  return failedFinding(page, typeof by === 'string' ? by : USER_SELECTION);
}

function opinionOf({ run, read }: Made): Opinion {
  const { algorithm, marks, confidence, page, empty } = run.answer;
  return { by: algorithm, answer: { algorithm, marks, confidence, page, empty }, kept: keptText(read.selection.text) };
}

function written(page: Page, made: Made | null): Finding | null {
  if (!made) return null;
  return orNull(`no article could be written from ${made.run.answer.algorithm}`, () => findingOf(page, made));
}

/** Returns the result. Rarely needed parts are getters; a host that sends the result as JSON reads all of them. */
function findingOf(page: Page, made: Made): Finding {
  const { run, read } = made;
  const article = made.article();
  const { text, commentMarks } = read.selection;
  let commented: Article | undefined;
  return {
    ...opinionOf(made),
    instead: run.instead,
    article,
    get commented() {
      if (!article.comments) return null;
      return (commented ??= writeArticle(read, { comments: true }));
    },
    get comments() {
      return read.selection.comments ? keptText(read.selection.comments) : null;
    },
    commentMarks,
    get accounted() {
      return [...shownOf(read.selection).accounted];
    },
    get offers() {
      return offersOfPage(page, text.marks);
    },
  };
}

export function keptText({ marks, objects, notes }: Draft): KeptText {
  return {
    marks,
    objects: objects.nodes.flatMap((node): KeptObject[] => {
      const object = objects.get(node);
      return object ? [{ node, kind: object.kind, isBlock: isBlockObject(object) }] : [];
    }),
    notes: notes.map(({ start, end }) => ({ start, end })),
  };
}
