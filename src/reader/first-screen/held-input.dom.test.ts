import { afterEach, expect, test, vi } from 'vitest';
import { createOverlay } from '../overlay/create-overlay.ts';
import { show } from '../overlay/stay-open.ts';
import { holdInput } from './held-input.ts';

const overlay = createOverlay(document);
const picture = new Image();

afterEach(() => overlay.host.remove());

function hold() {
  overlay.dialog.replaceChildren(picture);
  document.body.append(overlay.host);
  show(overlay.dialog);
  return holdInput(overlay, () => {});
}

test('the first screen keeps one load event per picture for the reader, but no events made by scripts', async () => {
  const input = hold();
  for (const type of ['load', 'error']) picture.dispatchEvent(new Event(type));
  for (const number of [1, 2]) {
    picture.src = `data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="${number}" height="1"/>`;
    await new Promise((loaded) => picture.addEventListener('load', loaded, { once: true }));
  }
  expect(input.release()).toEqual([{ type: 'load', target: picture }]);
});

test('before the reader’s script has loaded, the first screen notices a dialog that the page opens', async () => {
  const input = hold();
  expect(input.isCovered()).toBe(false);
  const dialog = document.body.appendChild(document.createElement('dialog'));
  dialog.showModal();
  await vi.waitFor(() => expect(input.isCovered()).toBe(true));
  dialog.remove();
  input.release();
});
