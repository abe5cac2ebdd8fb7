import { inOurLanguage } from '../../platform/wording/message.ts';
import type { Dispatch } from '../events.ts';
import type { Way } from '../types.ts';

interface NoticeProps {
  text: string;
  ways: readonly Way[];
  dispatch: Dispatch;
}

/** The quiet line above the headline, and the alternatives. */
export function Notice({ text, ways, dispatch }: NoticeProps) {
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
              onClick={() =>
                dispatch(algorithm === null ? { type: 'closed' } : { type: 'algorithm-chosen', algorithm })
              }
            >
              {label}
            </button>
          ))}
        </p>
      )}
    </div>
  );
}
