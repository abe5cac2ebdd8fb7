import type { Scene } from '../scene.ts';

interface EditStripProps {
  scene: Scene;
  commands: Readonly<Record<'undo' | 'redo' | 'remember' | 'end', (scene: Scene) => void>>;
}

export function EditStrip({ scene, commands: { undo, redo, remember, end } }: EditStripProps) {
  const { done, undone } = scene.work.corrections;
  return (
    <section class="strip" aria-label="Correct the article">
      <button type="button" disabled={done.length === 0} onClick={() => undo(scene)}>
        Undo
      </button>
      <button type="button" disabled={undone.length === 0} onClick={() => redo(scene)}>
        Redo
      </button>
      {done.length > 0 && (
        <button type="button" onClick={() => remember(scene)}>
          Remember for this site
        </button>
      )}
      <button type="button" onClick={() => end(scene)}>
        Done
      </button>
    </section>
  );
}
