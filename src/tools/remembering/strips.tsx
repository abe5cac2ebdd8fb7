import { message } from '../../platform/wording/message.ts';
import type { SiteChoices } from '../../store/remembered/types.ts';
import type { SiteChoice } from './what-to-remember.ts';

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

interface SiteStripProps {
  site: string;
  choices: readonly SiteChoice[];
  onChoose(choices: SiteChoices): void;
  onClose(): void;
}

/** Placeholder for the site's name in a translated sentence; the name itself is set in bold. */
const SITE = '\u2060';

export function SiteStrip({ site, choices, onChoose, onClose }: SiteStripProps) {
  const [before, after] = message('rememberForHere', SITE).split(SITE);
  return (
    <section class="strip site-strip" aria-label={message('rememberFor', site)}>
      <p>
        {before}
        <b>{site}</b>
        {after}
      </p>
      {choices.map(({ label, isOn, choices: wanted }) => (
        <label key={label}>
          <input type="checkbox" checked={isOn} onChange={() => onChoose(wanted)} />
          {label}
        </label>
      ))}
      <button type="button" onClick={onClose}>
        {message('close')}
      </button>
    </section>
  );
}
