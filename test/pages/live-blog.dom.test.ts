/** Tests that the entries of a live blog are the article, and that similar boxes by several people are comments. */
import { afterEach, expect, it } from 'vitest';
import { removePages } from '../render.ts';
import { paragraphs, textOf } from './paper-page.ts';

afterEach(removePages);

const ENTRIES = [
  'The first boat has left the quay, and the crew waved to the children on the mole until the fog took them.',
  'The coast guard says that the second boat is late, because its engine had to be started by hand this morning.',
  'A seal was seen at the entrance to the harbour, which the keeper of the light takes for a good sign.',
  'The fog has lifted, and all four boats can be seen from the tower, an hour before the turn of the tide.',
];

const entries = (names: readonly string[]) =>
  ENTRIES.map(
    (text, index) =>
      `<div class="entry"><div class="entry-head"><time datetime="2024-07-18T1${index}:05">1${index}:05</time> <span class="author">${names[index % names.length]}</span></div><p>${text}</p></div>`,
  ).join('');

it('keeps the entries of a live blog if all have the same author', async () => {
  const text = await textOf(`${paragraphs()}<div class="entries">${entries(['Jon Lund'])}</div>`);
  for (const entry of ENTRIES) expect(text).toContain(entry);
});

it('takes boxes below an article for comments if several people wrote them', async () => {
  const text = await textOf(
    `${paragraphs()}<div class="entries">${entries(['Jon Lund', 'cyray', 'Di Moe', 'Eva F.'])}</div>`,
  );
  for (const entry of ENTRIES) expect(text).not.toContain(entry);
});
