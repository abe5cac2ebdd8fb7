import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Mark, Selection } from '../../algorithms/types.ts';
import { marksOf, plainAnswer } from './plain-answer.ts';

const REST = { algorithm: 'goose', text: '', trace: [], confidence: 0.5, page: null, empty: null } as const;

const marks: fc.Arbitrary<Mark[]> = fc
  .uniqueArray(
    fc.record(
      {
        node: fc.nat(300),
        role: fc.constantFrom('body' as const, 'headline' as const, 'comment' as const),
        start: fc.nat(9),
        end: fc.integer({ min: 10, max: 20 }),
      },
      { requiredKeys: ['node', 'role'] },
    ),
    { selector: ({ node }) => node },
  )
  .map((all) => all.sort((a, b) => a.node - b.node));

test('an answer comes out of a message as it went in, but for its reasons', () => {
  fc.assert(
    fc.property(marks, (given) => {
      const answer: Selection = { ...REST, marks: given };
      const { body, others, ...rest } = JSON.parse(JSON.stringify(plainAnswer(answer)));
      expect(marksOf({ body, others, ...rest })).toEqual(given);
      expect(rest).toEqual({ algorithm: 'goose', confidence: 0.5, page: null, empty: null });
    }),
  );
});
