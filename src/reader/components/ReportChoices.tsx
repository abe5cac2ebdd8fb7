import { message } from '../../platform/wording/message.ts';
import { Fold } from './Fold.tsx';
import * as icons from './icons.ts';

/**
 * Offers to save a report about a page that Lectern reads wrongly: a file for the developers, with or without the
 * page's text.
 */
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
