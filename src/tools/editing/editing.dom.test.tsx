import { afterEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { Correction } from '../../article/corrections/types.ts';
import { addHost } from '../../reader/overlay/create-overlay.ts';
import type { ToolPlace } from '../place.ts';
import type { Scene } from '../scene.ts';
import { NO_WORK, type Work } from '../types.ts';
import { Editing } from './editing.tsx';

const host = document.createElement('div');
const dialog = document.createElement('dialog');
host.attachShadow({ mode: 'open' }).append(dialog);
let lifetime = new AbortController();

afterEach(() => {
  lifetime.abort();
  host.remove();
});

it.each([
  ['{Control>}z{/Control}', []],
  ['{Control>}Z{/Control}', []],
  ['{Control>}y{/Control}', ['byline', 'date']],
  ['{Control>}Y{/Control}', ['byline', 'date']],
])('undoes or redoes a correction with Ctrl, also with Caps Lock: %s', async (keys, fields) => {
  lifetime = new AbortController();
  const { signal } = lifetime;
  document.body.append(host);
  addHost(host, signal);
  dialog.show();
  dialog.focus();
  const edit = (field: 'byline' | 'date'): Correction => ({ kind: 'edit', field, text: '' });
  const corrections = { done: [edit('byline')], undone: [edit('date')] };
  const scene = { work: { ...NO_WORK, isEditing: true, corrections } } as unknown as Scene;
  const works: Work[] = [];
  const place = { dialog, signal, scene: () => scene, setWork: (work: Work) => works.push(work), announce: () => {} };
  new Editing(
    place as unknown as ToolPlace,
    () => {},
    () => {},
    () => null,
  );
  await userEvent.keyboard(keys);
  expect(works).toHaveLength(1);
  const done = works[0]?.corrections.done ?? [];
  expect(done.map((correction) => correction.kind === 'edit' && correction.field)).toEqual(fields);
});
