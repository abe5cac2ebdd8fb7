/** An algorithm's answer as it goes through messages: short, as most of its marks say the same. */
import type { Mark, Selection } from '../../algorithms/types.ts';

/** An answer without its trace and its text, which few ask for and which are longer than the rest. */
export interface PlainAnswer extends Pick<Selection, 'algorithm' | 'confidence' | 'page' | 'empty'> {
  /** Text nodes that are kept whole, as body, in document order. */
  body: readonly number[];
  /** All other marks, in document order. */
  others: readonly Mark[];
}

export function plainAnswer({ algorithm, confidence, page, empty, marks }: Selection): PlainAnswer {
  const body: number[] = [];
  const others: Mark[] = [];
  for (const mark of marks) {
    if (mark.role === 'body' && mark.start === undefined && mark.end === undefined) body.push(mark.node);
    else others.push(mark);
  }
  return { algorithm, confidence, page, empty, body, others };
}

/** The marks of the answer, in document order. */
export function marksOf({ body, others }: PlainAnswer): Mark[] {
  const marks: Mark[] = [];
  let next = 0;
  for (const node of body) {
    for (; (others[next]?.node ?? Number.POSITIVE_INFINITY) < node; next++) marks.push(others[next] as Mark);
    marks.push({ node, role: 'body' });
  }
  return [...marks, ...others.slice(next)];
}
