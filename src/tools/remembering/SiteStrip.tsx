import { message } from '../../platform/wording/message.ts';
import type { SiteChoices } from '../../store/remembered/types.ts';
import type { SiteChoice } from './what-to-remember.ts';

interface SiteStripProps {
  site: string;
  choices: readonly SiteChoice[];
  onChoose(choices: SiteChoices): void;
  onClose(): void;
}

/** Placeholder for the site, which is set bold in its sentence. */
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
