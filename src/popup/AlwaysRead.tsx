import { hostOf } from '../sites/site-pattern.ts';
import { message } from '../wording/message.ts';
import type { SiteState } from './types.ts';

interface AlwaysReadProps {
  site: SiteState;
  onChange(isAlways: boolean): void;
}

/** Shows what holds: the browser may say no. */
export function AlwaysRead({ site: { site, isAlways }, onChange }: AlwaysReadProps) {
  return (
    <label class="always">
      <input
        type="checkbox"
        role="switch"
        aria-label={message('popupAlways')}
        aria-describedby="always-means"
        aria-checked={isAlways}
        checked={isAlways}
        onChange={(event) => {
          const { checked } = event.currentTarget;
          event.currentTarget.checked = isAlways;
          onChange(checked);
        }}
      />
      <b>{message('popupAlways')}</b>
      <i aria-hidden="true" />
      <small id="always-means">{message('popupAlwaysMeans', hostOf(site))}</small>
    </label>
  );
}
