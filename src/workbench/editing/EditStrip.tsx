import type { Scene } from '../scene.ts';

interface EditStripProps {
  scene: Scene;
  commands: Readonly<Record<'undo' | 'redo' | 'end', (scene: Scene) => void>>;
}

export function EditStrip({ scene, commands: { undo, redo, end } }: EditStripProps) {
  const { done, undone } = scene.work.corrections;
  return (
    <section class="strip" aria-label="Correct the article">
      <button type="button" disabled={done.length === 0} onClick={() => undo(scene)}>
        Undo
      </button>
      <button type="button" disabled={undone.length === 0} onClick={() => redo(scene)}>
        Redo
      </button>
      <button type="button" onClick={() => end(scene)}>
        Done
      </button>
    </section>
  );
}
