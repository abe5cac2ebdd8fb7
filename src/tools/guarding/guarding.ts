/** Marks gaps (content of the main column that the article lacks), and lets the user show and add their content. */
import { message } from '../../platform/wording/message.ts';
import { gapContents } from '../../selection/opinions/gaps.ts';
import type { Gap } from '../../selection/opinions/types.ts';
import { decide, type Feature, focusOn, onPress, type ToolPlace } from '../place.ts';
import type { Scene } from '../scene.ts';
import type { GapCommand } from './decorations.ts';
import { awaitsGaps, gapsOf, workOut } from './known-gaps.ts';

/** Creates the tool that marks gaps. `look`: shows the web page with kept and left-out blocks (paragraphs) marked. */
export function createGuarding(place: ToolPlace, look: () => void): Feature {
  onPress(place, '[data-gap] [data-gap-does]', (button) => {
    const does = button.dataset.gapDoes as GapCommand;
    if (does === 'look') return look();
    const scene = place.scene();
    const line = button.closest<HTMLElement>('[data-gap]');
    const gap = scene && gapsOf(scene).find(({ before }) => String(before) === line?.dataset.gap);
    if (scene && gap) COMMANDS[does](place, scene, gap);
  });
  return { drawn: createLookUp(place) };
}

const COMMANDS = { toggle, keep };

function toggle({ dialog, setWork, whisper }: ToolPlace, { work }: Scene, gap: Gap): void {
  const isOpen = work.openGaps.includes(gap.before);
  const others = work.openGaps.filter((before) => before !== gap.before);
  setWork({ ...work, openGaps: isOpen ? others : [...others, gap.before] });
  whisper(isOpen ? message('saidHidden') : message('saidShown', gapContents(gap)));
  dialog
    .querySelector<HTMLElement>(`[data-gap="${gap.before}"] [data-gap-does=toggle]`)
    ?.focus({ preventScroll: true });
}

function keep(place: ToolPlace, scene: Scene, { before, nodes }: Gap): void {
  const openGaps = scene.work.openGaps.filter((other) => other !== before);
  decide(place, scene, { kind: 'keep', nodes }, message('saidGapKept'), { openGaps });
  // The pressed button disappears, so the focus moves to the added content.
  const piece =
    place.dialog.querySelector<HTMLElement>(`.article [data-node="${nodes[0]}"]`) ??
    place.dialog.querySelector<HTMLElement>('.page');
  if (piece) focusOn(piece);
}

/** Computes the gaps step by step while the browser is idle, and draws them if they have changed. */
function createLookUp({ scene: sceneNow, setWork, nodeOf, signal }: ToolPlace): (scene: Scene) => void {
  let of: object | null = null;
  return (scene) => {
    const { kept } = scene.shown;
    if (!awaitsGaps(scene) || of === kept) return;
    of = kept;
    const steps = workOut(scene, nodeOf);
    const next = () => {
      const now = sceneNow();
      if (signal.aborted || of !== kept || now?.shown.kept !== kept) {
        // The article is no longer shown. The computation may begin again if the user returns to the article.
        if (of === kept) of = null;
        return;
      }
      const { done, value } = steps.next();
      if (!done) requestIdleCallback(next);
      else if (value) setWork(now.work);
    };
    requestIdleCallback(next);
  };
}
