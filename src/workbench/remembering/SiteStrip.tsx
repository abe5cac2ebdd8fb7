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

export function SiteStrip({ site, rows, onClose }: SiteStripProps) {
  return (
    <section class="strip site-strip" aria-label={`Remember for ${site}`}>
      <p>
        Remember for <b>{site}</b>, on this computer:
      </p>
      {rows.map(({ label, isOn, onToggle }) => (
        <label key={label}>
          <input type="checkbox" checked={isOn} onChange={onToggle} />
          {label}
        </label>
      ))}
      <button type="button" onClick={onClose}>
        Close
      </button>
    </section>
  );
}
