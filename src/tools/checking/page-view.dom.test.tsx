import { h } from 'hastscript';
import { render } from 'preact';
import { afterEach, expect, it } from 'vitest';
import { buildSnapshot } from '../../../test/build-snapshot.ts';
import { createPage } from '../../page/page.ts';
import type { ToolPlace } from '../place.ts';
import type { Scene } from '../scene.ts';
import { NO_WORK } from '../types.ts';
import type { Cards } from './cards.tsx';
import { PageView } from './page-view.tsx';

const dialog = document.createElement('dialog');

afterEach(() => {
  render(null, dialog);
  dialog.remove();
});

it('leaves the wheel with Ctrl to the browser, which zooms', () => {
  document.body.append(dialog);
  const page = createPage(buildSnapshot(h('main', h('p', 'A paragraph of the page.'))));
  const work = { ...NO_WORK, checking: { view: 'page', partner: null } };
  const scene = { page, opinions: [], work } as unknown as Scene;
  const { signal } = new AbortController();
  const place = { dialog, signal, scene: () => scene, nodeOf: () => undefined, explain: () => new Promise(() => {}) };
  const view = new PageView(
    place as unknown as ToolPlace,
    {} as Cards,
    () => null,
    () => {},
  );
  view.follow(scene);
  render(view.layer(scene), dialog);
  const wheel = (ctrlKey: boolean) =>
    new WheelEvent('wheel', { ctrlKey, deltaY: 100, bubbles: true, cancelable: true });
  const layer = dialog.querySelector('.live-page');
  const [zoom, scroll] = [wheel(true), wheel(false)];
  for (const event of [zoom, scroll]) layer?.dispatchEvent(event);
  expect(zoom.defaultPrevented).toBe(false);
  expect(scroll.defaultPrevented).toBe(true);
  view.follow(null);
});
