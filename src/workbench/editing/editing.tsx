/** Correcting: while it is on, blocks of the article can be removed and put back, and every step can be undone. */
import { correct, redo, undo } from '../../corrections/history.ts';
import type { Correction, CorrectionHistory } from '../../corrections/types.ts';
import type { Feature } from '../feature.ts';
import type { WorkbenchPlace } from '../place.ts';
import type { Scene } from '../scene.ts';
import { EditStrip } from './EditStrip.tsx';
import { nodesOfBlock } from './nodes-of-block.ts';

export interface Editing extends Feature {
  toggle(): void;
}

export function createEditing({ dialog, scene: sceneNow, setWork, announce, remember }: WorkbenchPlace): Editing {
  const setHistory = ({ work }: Scene, corrections: CorrectionHistory) => setWork({ ...work, corrections });
  const make = (scene: Scene, correction: Correction) => setHistory(scene, correct(scene.work.corrections, correction));
  const commands = {
    undo: (scene: Scene) => setHistory(scene, undo(scene.work.corrections)),
    redo: (scene: Scene) => setHistory(scene, redo(scene.work.corrections)),
    remember: () => remember?.(),
    end: ({ work }: Scene) => setWork({ ...work, isEditing: false }),
  };

  function removeFocused(scene: Scene): boolean {
    const focused = (dialog.getRootNode() as ShadowRoot).activeElement?.closest('[data-node]');
    const nodes = focused ? nodesOfBlock(focused, scene) : [];
    if (nodes.length === 0) return false;
    make(scene, { kind: 'remove', nodes });
    announce('Removed');
    return true;
  }

  function toggle(): void {
    const scene = sceneNow();
    if (scene) setWork({ ...scene.work, isEditing: !scene.work.isEditing });
  }

  return {
    toggle,
    strip: (scene) => (scene.work.isEditing ? <EditStrip scene={scene} commands={commands} /> : null),
    key(event, scene) {
      if (event.key.toLowerCase() === 'e') {
        toggle();
        return true;
      }
      const isRemoving = event.key === 'Delete' || event.key === 'Backspace';
      return scene.work.isEditing && isRemoving && removeFocused(scene);
    },
    leave(scene) {
      if (scene.work.isEditing) toggle();
      return scene.work.isEditing;
    },
    drawn: ({ work }) => makeFocusable(dialog, work.isEditing),
  };
}

/** While the article is corrected, every block of it is a stop of the Tab key. */
function makeFocusable(dialog: HTMLElement, isEditing: boolean): void {
  const article = dialog.querySelector('.article');
  if (!article) return;
  article.classList.toggle('editing', isEditing);
  for (const block of article.querySelectorAll<HTMLElement>('[data-node]')) {
    if (isEditing) block.tabIndex = 0;
    else block.removeAttribute('tabindex');
  }
}
