/** Looks at a page until it may be an article, and again while a script brings more text. */
import { worthReading } from './worth-reading.ts';

export interface Lookout {
  /** The page may be an article. */
  tell(): Promise<void>;
  /** Nothing more is to be told: its user has begun to do something, or the reader is there. */
  isOver(): boolean;
}

/** Scripts bring their text within this time after the page is at rest, or it is not looked for (ms). */
const TEXT_TIMEOUT = 12_000;
/** Text comes in pieces: the page is looked at when none has come for this long (ms). */
const QUIET = 350;
/** What was told is told again when the page has this many times the text: then it may have been something else. */
const MORE = 2;

/** Resolves when nothing more will be told. */
export async function untilArticle(
  document: Document,
  { tell, isOver }: Lookout,
  patience = TEXT_TIMEOUT,
): Promise<void> {
  const deadline = performance.now() + patience;
  const changes = watch(document);
  try {
    for (let told = 0; !isOver(); ) {
      const { worth, isMost } = worthReading(document);
      if (worth >= 1 && worth >= MORE * told) {
        told = worth;
        await tell();
      }
      if (isMost || !(await changes.next(deadline))) return;
    }
  } finally {
    changes.stop();
  }
}

/** Waits for changes of the text, and until they pause. */
function watch(document: Document) {
  let changed = 0;
  let onChange = () => {};
  const observer = new MutationObserver(() => {
    changed = performance.now();
    onChange();
  });
  // the body may be another one later
  observer.observe(document, { childList: true, characterData: true, subtree: true });
  const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
  return {
    /** Whether there were any since it was asked last. */
    async next(deadline: number): Promise<boolean> {
      const left = () => deadline - performance.now();
      if (changed === 0 && left() > 0) {
        const change = new Promise<void>((resolve) => {
          onChange = resolve;
        });
        await Promise.race([change, pause(left())]);
      }
      if (changed === 0) return false;
      for (let quiet = 0; quiet < QUIET && left() > 0; quiet = performance.now() - changed) await pause(QUIET - quiet);
      changed = 0;
      return true;
    },
    stop: () => observer.disconnect(),
  };
}
