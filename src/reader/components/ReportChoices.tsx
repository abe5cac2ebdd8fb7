import { message } from '../../wording/message.ts';

/** A page that reads wrongly, as a file for those who can mend it. */
export function ReportChoices({ onReport }: { onReport(withText: boolean): void }) {
  return (
    <details class="report" onToggle={({ currentTarget }) => currentTarget.scrollIntoView({ block: 'nearest' })}>
      <summary>{message('report')}</summary>
      <p>{message('reportWhy')}</p>
      <div class="ways">
        <button type="button" class="chip" onClick={() => onReport(true)}>
          {message('reportWithText')}
        </button>
        <button type="button" class="chip" onClick={() => onReport(false)}>
          {message('reportMasked')}
        </button>
      </div>
    </details>
  );
}
