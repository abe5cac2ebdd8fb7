import { intact } from '../../platform/unclobbered.ts';
import { wantWhole } from '../overlay/whole-article.ts';

/** A picture that has not come by then is printed as a gap. */
const PATIENCE_MS = 4000;

/** Opens the browser's print dialog, with the pictures that nobody has scrolled to yet. */
export async function printArticle(dialog: HTMLElement): Promise<void> {
  wantWhole(dialog);
  const pictures = [...dialog.querySelectorAll('img')];
  for (const picture of pictures) picture.loading = 'eager';
  const pause = new Promise<void>((resolve) => setTimeout(resolve, PATIENCE_MS));
  // Those that do not arrive take themselves out.
  const arrival = Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
  await Promise.race([arrival, pause]);
  intact(dialog.ownerDocument).defaultView?.print();
}
