/** A page that reads wrongly, as a file for those who can mend it. */
export function ReportChoices({ onReport }: { onReport(withText: boolean): void }) {
  return (
    <details class="report" onToggle={({ currentTarget }) => currentTarget.scrollIntoView({ block: 'nearest' })}>
      <summary>Report this page…</summary>
      <p>Makes a file on your disk. Nothing is sent.</p>
      <div class="ways">
        <button type="button" class="chip" onClick={() => onReport(true)}>
          With its text
        </button>
        <button type="button" class="chip" onClick={() => onReport(false)}>
          With the text made unreadable
        </button>
      </div>
    </details>
  );
}
