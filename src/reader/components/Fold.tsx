import type { ComponentChildren } from 'preact';
import { message } from '../../platform/wording/message.ts';
import { Icon } from './Icon.tsx';
import * as icons from './icons.ts';

/** A section of a menu for rarely used controls, closed at first. It scrolls into view when the user opens it. */
export function Fold({ icon, label, children }: { icon: string; label: string; children: ComponentChildren }) {
  return (
    <details class="fold" onToggle={({ currentTarget }) => currentTarget.scrollIntoView({ block: 'nearest' })}>
      <summary class="item">
        <Icon path={icon} />
        {label}
        <Icon path={icons.caret} size={16} class="caret" />
      </summary>
      {children}
    </details>
  );
}

/** Offers to save a file for the developers about a page that Lectern reads wrongly. */
export function ReportChoices({ onReport }: { onReport(withText: boolean): void }) {
  return (
    <Fold icon={icons.flag} label={message('report')}>
      <p>{message('reportWhy')}</p>
      <div class="ways">
        <button type="button" class="chip" onClick={() => onReport(true)}>
          {message('reportWithText')}
        </button>
        <button type="button" class="chip" onClick={() => onReport(false)}>
          {message('reportMasked')}
        </button>
      </div>
    </Fold>
  );
}
