/** The import of a file of highlights: read with pauses, so that it can be watched and ended, and stored at once. */
import { LONGEST_FILE, type ReadFile, readFileInSteps } from '../../../store/highlights/file.ts';
import type { HighlightedPage, HighlightRefusal } from '../../../store/highlights/types.ts';

interface Importing {
  /** Ends it before anything is stored. */
  readonly signal: AbortSignal;
  /** Is told how much has been read (0 … 1), and at last null: what is being stored is stored. */
  progress(share: number | null): void;
  store(pages: readonly HighlightedPage[]): Promise<{ refusal: HighlightRefusal | null }>;
}

export interface Imported extends ReadFile {
  /** Why something of it was not stored. */
  readonly notStored: HighlightRefusal | null;
}

/** Longest work between two pauses (ms): the page answers meanwhile. */
const TURN = 30;

/** null where it was ended. */
export async function importFile(file: File, { signal, progress, store }: Importing): Promise<Imported | null> {
  progress(0);
  const read = await readWithPauses(file, signal, progress);
  if (!read || signal.aborted) return null;
  progress(null);
  const isAny = read.refusal === null && read.pages.length > 0;
  return { ...read, notStored: isAny ? (await store(read.pages)).refusal : null };
}

async function readWithPauses(
  file: File,
  signal: AbortSignal,
  progress: (share: number) => void,
): Promise<ReadFile | null> {
  // bytes of one character
  if (file.size > 4 * LONGEST_FILE) return { refusal: 'too-large', pages: [], refused: 0, limited: 0 };
  const steps = readFileInSteps(await file.text());
  let since = performance.now();
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) return step.value;
    if (performance.now() - since < TURN) continue;
    progress(step.value);
    await new Promise((resolve) => setTimeout(resolve));
    if (signal.aborted) return null;
    since = performance.now();
  }
}
