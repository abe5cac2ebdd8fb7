import { message } from '../../../platform/wording/message.ts';
import { COLUMNS } from '../../../store/settings/options.ts';
import { Choice } from './Choice.tsx';
import type { LookProps } from './look-props.ts';

export function Columns({ appearance, onChange }: LookProps) {
  return (
    <Choice
      label={message('settingColumns')}
      name="columns"
      options={COLUMNS}
      value={appearance.columns}
      onChange={(columns) => onChange({ columns })}
    />
  );
}
