interface SaidProps {
  /** '' for nothing. */
  said: string;
  undoLabel: string;
  /** null where there is no way back. */
  onUndo: (() => void) | null;
}

/** What has happened, with the way back. */
export function Said({ said, undoLabel, onUndo }: SaidProps) {
  return (
    <div class={said === '' ? 'said' : 'said shown'}>
      <span role="status">{said}</span>
      {onUndo && (
        <button type="button" class="button" onClick={onUndo}>
          {undoLabel}
        </button>
      )}
    </div>
  );
}
