import { expect, test, vi } from 'vitest';
import { announceClick, onClickAnnounced } from './wake.ts';

test('tells a worker about each click, and nobody if no worker listens', async () => {
  announceClick();
  const serve = vi.fn();
  onClickAnnounced(serve);
  announceClick();
  announceClick();
  await vi.waitFor(() => expect(serve).toHaveBeenCalledTimes(2));
});
