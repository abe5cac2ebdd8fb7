import { afterEach, describe, expect, it } from 'vitest';
import { COLUMNS, columnOf } from '../../../test/columns.ts';
import { removePages } from '../../../test/render.ts';
import type { Mark } from '../../algorithms/types.ts';
import type { PageSnapshot } from '../../page/snapshot/types.ts';
import { agreement } from './second-opinion.ts';

afterEach(removePages);

const marksOf = ({ nodes }: PageSnapshot, pattern: RegExp): Mark[] =>
  nodes.text.flatMap((text, node) => (pattern.test(text) ? [{ node, role: 'body' as const }] : []));

describe('agreement', () => {
  it('a result with all running text of the main column agrees fully with it, with or without links', async () => {
    const { snapshot, column } = await columnOf(COLUMNS);
    expect(agreement(column, marksOf(snapshot, /^Main/))).toBe(1);
    expect(agreement(column, marksOf(snapshot, /^(?:Main|Link)/))).toBe(1);
  });

  it('a result agrees less with the main column if text is missing or superfluous', async () => {
    const { snapshot, column } = await columnOf(COLUMNS);
    const of = (pattern: RegExp) => agreement(column, marksOf(snapshot, pattern));
    expect(of(/^Main: a story/)).toBeLessThan(0.2);
    expect(of(/^(?:Main|Side)/)).toBeCloseTo(2 / 2.5, 1);
    expect(of(/^(?:Main|Side|Bar)/)).toBeLessThan(of(/^(?:Main|Side)/));
    expect(of(/^Side/)).toBe(0);
    expect(agreement(column, [])).toBe(0);
  });

  it('agreement with the main column ignores comments', async () => {
    const { snapshot, column } = await columnOf(COLUMNS);
    const comments = marksOf(snapshot, /^Side/).map(({ node }): Mark => ({ node, role: 'comment' }));
    expect(agreement(column, [...marksOf(snapshot, /^Main/), ...comments])).toBe(1);
  });
});
