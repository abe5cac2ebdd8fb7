import { expect, it } from 'vitest';
import { embedTarget } from './providers.ts';

it.each([
  ['https://www.youtube.com/embed/abcdef123', 'https://www.youtube.com/watch?v=abcdef123'],
  ['https://www.youtube.com/embed/live_stream?channel=UC1', 'https://www.youtube.com/channel/UC1/live'],
  ['https://www.youtube.com/embed/live_stream', 'https://www.youtube.com/embed/live_stream'],
  ['https://www.youtube.com/embed/videoseries?list=PL1', 'https://www.youtube.com/playlist?list=PL1'],
])('links the player %s to the page %s', (address, page) => {
  expect(embedTarget(address)).toMatchObject({ site: 'YouTube', url: page });
});
