/**
 * Asks the engine for data that the reader shows as soon as it arrives. Part of two lazy scripts: `tools` and `pages`
 * (multi-page articles).
 */
import type { AnswerTo, Question } from '../engine/types.ts';
import { reportOnce } from '../platform/errors.ts';
import { weaklyMemoised } from '../shared/memoised.ts';
import type { LiveReading } from './reading.ts';

const knownOf = weaklyMemoised((_reading: LiveReading) => ({ answers: new Map<string, unknown>(), arrived: 0 }));

/** Returns how many questions of {@link lookUp} have been answered. When this changes, the reader must be redrawn. */
export const countAnswers = (reading: LiveReading): number => knownOf(reading).arrived;

/**
 * Returns the answer to a question; null while it is unknown. Asks the engine only once, and calls `onAnswer` when the
 * answer arrives. `key`: questions of one type with the same key count as the same question.
 */
export function lookUp<Q extends Question>(
  reading: LiveReading,
  question: Q,
  key: string,
  onAnswer: () => void,
): AnswerTo<Q> | null {
  const of = knownOf(reading);
  const name = `${question.type} ${key}`;
  if (of.answers.has(name)) return of.answers.get(name) as AnswerTo<Q> | null;
  of.answers.set(name, null);
  void reading.ask(question).then(
    (answer) => {
      of.answers.set(name, answer);
      of.arrived++;
      onAnswer();
    },
    (error: unknown) => {
      // Forgets the question, so that the next draw of the reader asks it again.
      of.answers.delete(name);
      reportOnce(`"${question.type}" was not answered`, error);
    },
  );
  return null;
}
