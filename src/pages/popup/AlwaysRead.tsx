import { message } from '../../platform/wording/message.ts';
import { PermissionSwitch } from '../../reader/controls/PermissionSwitch.tsx';
import { hostOf } from '../../store/sites/site-pattern.ts';
import type { SiteState } from './types.ts';

interface AlwaysReadProps {
  site: SiteState;
  onChange(isAlways: boolean): void;
}

export function AlwaysRead({ site: { site, isAlways }, onChange }: AlwaysReadProps) {
  return (
    <label class="always">
      <PermissionSwitch label={message('popupAlways')} describedBy="always-means" isOn={isAlways} onChange={onChange} />
      <b>{message('popupAlways')}</b>
      <i aria-hidden="true" />
      <small id="always-means">{message('popupAlwaysMeans', hostOf(site))}</small>
    </label>
  );
}
