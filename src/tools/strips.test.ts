import { h } from 'preact';
import { expect, it, vi } from 'vitest';
import type { Feature } from './place.ts';
import type { Scene } from './scene.ts';
import { createStrips } from './strips.tsx';

const SCENE = {} as Scene;

function featureOf(name: string) {
  const Strip = () => name;
  const feature = {
    isOpen: false,
    leave: vi.fn(() => feature.isOpen),
    strip: () => (feature.isOpen ? h(Strip, {}) : null),
  };
  return { feature, Strip };
}

function bench() {
  const [check, edit, aloud] = [featureOf('check'), featureOf('edit'), featureOf('aloud')];
  const list: Feature = { leave: () => false };
  const features: readonly Feature[] = [list, check.feature, edit.feature, aloud.feature];
  const strips = createStrips(features);
  return { check, edit, aloud, list, strips, shown: () => strips.top(SCENE)?.type ?? null };
}

it('shows the controls of the tool that was opened last; after it closes, those of the tool opened before', () => {
  const { check, aloud, shown } = bench();
  expect(shown()).toBeNull();
  aloud.feature.isOpen = true;
  expect(shown()).toBe(aloud.Strip);
  check.feature.isOpen = true;
  expect(shown()).toBe(check.Strip);
  expect(shown()).toBe(check.Strip);
  check.feature.isOpen = false;
  expect(shown()).toBe(aloud.Strip);
});

it('shows the controls of an open tool when they change, even if another tool was opened later', () => {
  const { edit } = bench();
  const Recalled = () => 'recalled';
  const Site = () => 'site';
  const feature = { now: Recalled as typeof Site, strip: () => h(feature.now, {}) };
  const two = createStrips([edit.feature, feature]);
  const top = () => two.top(SCENE)?.type;
  expect(top()).toBe(Recalled);
  edit.feature.isOpen = true;
  expect(top()).toBe(edit.Strip);
  feature.now = Site;
  expect(top()).toBe(Site);
  edit.feature.isOpen = false;
  expect(top()).toBe(Site);
});

it('Esc closes layers over the text first, then the shown strip of controls', () => {
  const { check, edit, list, strips } = bench();
  edit.feature.isOpen = true;
  strips.top(SCENE);
  check.feature.isOpen = true;
  expect(strips.inside(SCENE).slice(0, 1)).toEqual([list]);
  expect(strips.inside(SCENE).slice(-2)).toEqual([check.feature, edit.feature]);
});
