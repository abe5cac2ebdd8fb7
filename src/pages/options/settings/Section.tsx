import type { ComponentChildren } from 'preact';
import { message } from '../../../platform/wording/message.ts';

interface SectionProps {
  id: string;
  title: string;
  /** Whether the heading of the tab already names it. */
  isAlone?: boolean;
  /** Absent if all its settings have their defaults. */
  onReset?: (() => void) | undefined;
  children: ComponentChildren;
}

/** Settings that belong together. */
export function Section({ id, title, isAlone, onReset, children }: SectionProps) {
  return (
    <section id={id} {...(isAlone ? { 'aria-label': title } : { 'aria-labelledby': `${id}-title` })}>
      {(!isAlone || onReset) && (
        <div class="head">
          {!isAlone && <h2 id={`${id}-title`}>{title}</h2>}
          {onReset && (
            <button
              type="button"
              class="button quiet"
              aria-label={message('optionsResetGroup', title)}
              onClick={onReset}
            >
              {message('optionsReset')}
            </button>
          )}
        </div>
      )}
      {children}
    </section>
  );
}
