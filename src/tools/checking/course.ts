/** Starts and ends checking of the article, and remembers the algorithm to compare with (the partner). */
import { algorithmInfos, DEFAULT_ALGORITHM } from '../../algorithms/index.ts';
import { message } from '../../platform/wording/message.ts';
import { labelOf } from '../algorithms.ts';
import type { ToolPlace } from '../place.ts';
import type { Scene } from '../scene.ts';
import type { Check } from '../types.ts';
import type { Cards } from './cards.tsx';
import type { DifferenceWalk } from './walk.ts';

const FIRST_PARTNER = 'readability';

export class Course {
  /** The algorithm chosen for comparison; its script may still be loading. */
  partner = '';
  /** The algorithm of the article that was drawn last. */
  private shown = '';

  constructor(
    private readonly place: ToolPlace,
    private readonly cards: Cards,
    private readonly walk: DifferenceWalk,
  ) {}

  open = (view: Check['view']): void => {
    const scene = this.place.scene();
    if (!scene) return;
    const { work } = scene;
    const isOther = (id: string) =>
      id !== scene.shown.algorithm && algorithmInfos.some((algorithm) => algorithm.id === id);
    const other = [this.partner, FIRST_PARTNER, DEFAULT_ALGORITHM].find(isOther);
    this.cards.close();
    this.place.setWork({ ...work, isEditing: false, checking: { view, partner: work.checking?.partner ?? null } });
    this.place.whisper(message(view === 'page' ? 'xrayTitle' : 'checkTitle'));
    if (other && other !== work.checking?.partner) void this.choose(other);
  };

  end = (): void => {
    const scene = this.place.scene();
    if (!scene?.work.checking) return;
    this.cards.close();
    this.place.setWork({ ...scene.work, checking: null });
    this.place.dialog.querySelector<HTMLElement>('.page')?.focus({ preventScroll: true });
  };

  toggle = (): void => {
    if (this.place.scene()?.work.checking) this.end();
    else this.open('text');
  };

  async choose(algorithm: string): Promise<void> {
    const { place } = this;
    this.partner = algorithm;
    const isFound = (await place.compare(algorithm)) !== null;
    const scene = place.scene();
    if (!scene?.work.checking || this.partner !== algorithm) return;
    if (!isFound) place.announce(message('compareFoundNothing', labelOf(algorithm)));
    this.walk.current = -1;
    place.setWork({ ...scene.work, checking: { ...scene.work.checking, partner: isFound ? algorithm : null } });
  }

  /** If the user switches the reader to the compared algorithm (partner), the one shown before becomes the partner. */
  follow({ shown: { algorithm }, work }: Scene): void {
    const before = this.shown;
    this.shown = algorithm;
    // `work.checking.partner` cannot be used here, because it is set only after the partner has run.
    if (work.checking && before !== '' && before !== algorithm && this.partner === algorithm) void this.choose(before);
  }
}
