import { inOurLanguage } from '../../platform/wording/message.ts';
import type { ReaderViewProps } from '../state/view.ts';

/** The quiet line above the headline, and the alternatives. */
export function Notice({ state: { notice, ways }, dispatch }: ReaderViewProps) {
  return (
    <div class="notice" {...inOurLanguage()}>
      <p>{notice}</p>
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
