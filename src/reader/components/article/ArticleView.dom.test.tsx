import { render } from 'preact';
import { afterEach, expect, test, vi } from 'vitest';
import { useIsPainted } from './ArticleView.tsx';

afterEach(() => vi.restoreAllMocks());

const Word = () => <>{useIsPainted() ? 'painted' : 'waiting'}</>;
const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

test('useIsPainted returns false until the first frame is painted, however late that is', async () => {
  let frame: FrameRequestCallback = () => {};
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) => {
    frame = callback;
    return 0;
  });
  const box = document.createElement('div');
  render(<Word />, box);
  await after(100);
  expect(box.textContent).toBe('waiting');
  frame(0);
  await vi.waitFor(() => expect(box.textContent).toBe('painted'));
  render(null, box);
});
