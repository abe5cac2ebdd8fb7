import { inOurLanguage } from '../../platform/wording/message.ts';
import type { ReaderCommands } from '../state/view.ts';
import type { Way } from '../types.ts';

interface NoticeProps {
  text: string;
  ways: readonly Way[];
  commands: ReaderCommands;
}

/** The quiet line above the headline, and the alternatives. */
export function Notice({ text, ways, commands }: NoticeProps) {
  return (
    <div class="notice" {...inOurLanguage()}>
      <p>{text}</p>
      {ways.length > 0 && (
        <p class="notice-ways">
          {ways.map(({ label, title, algorithm }) => (
            <button
              key={label}
              type="button"
              class="quiet"
              title={title}
              onClick={() => (algorithm === null ? commands.close() : commands.setAlgorithm(algorithm))}
            >
              {label}
            </button>
          ))}
        </p>
      )}
    </div>
  );
}
