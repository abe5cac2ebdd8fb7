import { message } from '../../platform/wording/message.ts';

interface RecalledStripProps {
  words: string;
  onUndo(): void;
  onChange(): void;
}

/** Shows which corrections from other pages of the site were applied. */
export function RecalledStrip({ words, onUndo, onChange }: RecalledStripProps) {
  return (
    <section class="strip quiet-strip" aria-label={message('recalledTitle')}>
      <p>{words}</p>
      <button type="button" onClick={onUndo}>
        {message('undo')}
      </button>
      <button type="button" onClick={onChange}>
        {message('recalledChange')}
      </button>
    </section>
  );
}
