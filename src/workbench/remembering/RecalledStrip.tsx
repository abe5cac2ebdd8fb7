interface RecalledStripProps {
  words: string;
  onUndo(): void;
  onChange(): void;
}

/** Says what was done because of other pages of the site. */
export function RecalledStrip({ words, onUndo, onChange }: RecalledStripProps) {
  return (
    <section class="strip quiet-strip" aria-label="Remembered for this site">
      <p>{words}</p>
      <button type="button" onClick={onUndo}>
        Undo
      </button>
      <button type="button" onClick={onChange}>
        Change
      </button>
    </section>
  );
}
