import { message } from '../../wording/message.ts';

/** One thing that can be remembered for a site. */
export interface Row {
  label: string;
  isOn: boolean;
  onToggle(): void;
}

interface SiteStripProps {
  site: string;
  rows: readonly Row[];
  onClose(): void;
}

/** Stands for the site in a sentence in which it is set bold. */
const SITE = '\u2060';

export function SiteStrip({ site, rows, onClose }: SiteStripProps) {
  const [before, after] = message('rememberForHere', SITE).split(SITE);
  return (
    <section class="strip site-strip" aria-label={message('rememberFor', site)}>
      <p>
        {before}
        <b>{site}</b>
        {after}
      </p>
      {rows.map(({ label, isOn, onToggle }) => (
        <label key={label}>
          <input type="checkbox" checked={isOn} onChange={onToggle} />
          {label}
        </label>
      ))}
      <button type="button" onClick={onClose}>
        {message('close')}
      </button>
    </section>
  );
}
