import type { ComponentChildren } from 'preact';
import { message } from '../../platform/wording/message.ts';
import { Icon } from './Icon.tsx';
import * as icons from './icons.ts';
import { TextButton } from './TextButton.tsx';

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

/** Lets the user save a report for the developers, as a file, about a page that Lectern reads wrongly. */
export function ReportChoices({ onReport }: { onReport(withText: boolean): void }) {
  return (
    <Fold icon={icons.flag} label={message('report')}>
      <p>{message('reportWhy')}</p>
      <div class="ways">
        <TextButton class="chip" onClick={() => onReport(true)} text={message('reportWithText')} />
        <TextButton class="chip" onClick={() => onReport(false)} text={message('reportMasked')} />
      </div>
    </Fold>
  );
}
