import { intact } from '../../platform/unclobbered.ts';
import { wantWhole } from '../overlay/whole-article.ts';

/** Longest wait for pictures (ms); one that has not loaded is printed as a gap. */
const PATIENCE_MS = 4000;

/** Opens the browser's print dialog, after loading the pictures that the user has not scrolled to yet. */
export async function printArticle(dialog: HTMLElement): Promise<void> {
  wantWhole(dialog);
  const pictures = [...dialog.querySelectorAll('img')];
  for (const picture of pictures) picture.loading = 'eager';
  const pause = new Promise<void>((resolve) => setTimeout(resolve, PATIENCE_MS));
  // Pictures that do not load remove themselves.
  const arrival = Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
  await Promise.race([arrival, pause]);
  intact(dialog.ownerDocument).defaultView?.print();
}
