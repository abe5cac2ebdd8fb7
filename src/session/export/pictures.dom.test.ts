import { expect, test } from 'vitest';
import { toBookPicture } from './pictures.ts';

const svg = (content: string) =>
  new Blob([`<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20">${content}</svg>`], {
    type: 'image/svg+xml',
  });

test('an SVG is converted to a PNG of the same size for e-books', async () => {
  const picture = await toBookPicture(svg('<rect width="40" height="20" fill="#c00"/>'));
  expect(picture?.type).toBe('image/png');
  const { width, height } = await createImageBitmap(new Blob([(picture?.bytes ?? '') as BlobPart]));
  expect([width, height]).toEqual([40, 20]);
});

test('scripts in an SVG do not run while it is converted', async () => {
  Object.assign(window, { ran: false });
  await toBookPicture(svg('<script>parent.ran = top.ran = true</script><image href="x" onerror="top.ran = true"/>'));
  expect(window).toMatchObject({ ran: false });
});

test('a file that is not a picture is not converted for e-books', async () => {
  expect(await toBookPicture(new Blob(['<svg'], { type: 'image/svg+xml' }))).toBeNull();
  expect(await toBookPicture(new Blob(['text'], { type: 'image/png' }))).toBeNull();
});
