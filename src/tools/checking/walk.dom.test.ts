import { afterEach, expect, it, vi } from 'vitest';
import type { ToolPlace } from '../place.ts';
import type { Scene } from '../scene.ts';
import { NO_WORK, type Work } from '../types.ts';
import type { Difference } from './differences.ts';
import type { PageView } from './page-view.tsx';
import { DifferenceWalk } from './walk.ts';

let differences: Difference[] = [];
vi.mock('./comparison.ts', () => ({ comparisonOf: () => ({ differences }) }));

afterEach(() => vi.restoreAllMocks());

const difference = (node: number): Difference => ({ side: 'second', nodes: [node], kinds: new Map(), words: 3 });

it('when the user accepts the last difference of the article, the difference before it is selected', () => {
  const works: Work[] = [];
  const scene = { work: { ...NO_WORK, checking: { view: 'text', partner: 'goose' } } } as unknown as Scene;
  const dialog = document.createElement('dialog');
  const place = { dialog, scene: () => scene, setWork: (work: Work) => works.push(work), whisper: () => {} };
  const walk = new DifferenceWalk(place as unknown as ToolPlace, {} as PageView, () => {});
  differences = [difference(1), difference(2), difference(3)];
  walk.previous();
  expect(walk.current).toBe(2);
  differences = differences.slice(0, 2);
  walk.settle();
  expect(walk.current).toBe(1);
  walk.accept(scene);
  expect(works.at(-1)?.corrections.done).toEqual([{ kind: 'keep', nodes: [2] }]);
});
