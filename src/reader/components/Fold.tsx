import type { ComponentChildren } from 'preact';
import { Icon } from './Icon.tsx';
import * as icons from './icons.ts';

/** Folds away rarely used controls in a menu; scrolls them into view when opened. */
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
