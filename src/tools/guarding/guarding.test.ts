/** Tests when the gaps of an article are computed, without computing them. */
import { afterEach, expect, it, vi } from 'vitest';
import type { ToolPlace } from '../place.ts';
import type { Scene } from '../scene.ts';
import { createGuarding } from './guarding.ts';

const known = new Set<object>();
vi.mock('../place.ts', () => ({ onPress: () => {}, decide: () => {}, focusOn: () => {} }));
vi.mock('./known-gaps.ts', () => ({
  gapsOf: () => [],
  awaitsGaps: ({ shown }: Scene) => !known.has(shown.kept),
  *workOut({ shown }: Scene) {
    yield;
    known.add(shown.kept);
    return true;
  },
}));

afterEach(() => vi.unstubAllGlobals());

it('if the user leaves an article before its missing text is found, searches again when the user returns', () => {
  const idle: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (work: () => void) => idle.push(work));
  const sceneOf = (kept: object) => ({ shown: { kept }, work: {} }) as unknown as Scene;
  const [first, second] = [sceneOf({ name: 'first' }), sceneOf({ name: 'second' })];
  known.add(second.shown.kept);
  let shown = first;
  const place = { scene: () => shown, setWork: vi.fn(), signal: new AbortController().signal };
  const { drawn } = createGuarding(place as unknown as ToolPlace, () => {});
  const draw = (scene: Scene) => {
    shown = scene;
    drawn?.(scene);
  };
  const work = () => {
    for (let step = idle.shift(); step; step = idle.shift()) step();
  };

  draw(first);
  draw(second);
  work();
  expect(known.has(first.shown.kept)).toBe(false);
  draw(first);
  work();
  expect(known.has(first.shown.kept)).toBe(true);
  expect(place.setWork).toHaveBeenCalledWith(first.work);
});
