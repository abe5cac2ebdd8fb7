/** Imports a file of highlights: reads it with pauses, in which the user can cancel, then stores all at once. */
import { letOthers, withPauses } from '../../../shared/let-others.ts';
import { HIGHLIGHTS_FILE, type ReadFile, readFileInSteps, refuse } from '../../../store/highlights/file.ts';
import type { HighlightedPage, HighlightRefusal } from '../../../store/highlights/types.ts';

interface Importing {
  /** Cancels the import while the file is read; has no effect once storing has begun. */
  readonly signal: AbortSignal;
  /** Called with the share read so far (0 … 1), and with null when storing begins, which cannot be cancelled. */
  progress(share: number | null): void;
  store(pages: readonly HighlightedPage[]): Promise<{ refusal: HighlightRefusal | null }>;
}

export interface Imported extends ReadFile {
  readonly notStored: HighlightRefusal | null;
}

/** Imports the file; resolves to null if the user cancelled. */
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
  // a character has at most 4 bytes; `readFileInSteps` refuses other files that are too long
  if (file.size > 4 * HIGHLIGHTS_FILE.longest) return refuse('optionsFileTooLarge');
  return withPauses(readFileInSteps(await file.text()), async (share) => {
    progress(share);
    await letOthers();
    return !signal.aborted;
  });
}
