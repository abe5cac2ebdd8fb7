import { COLUMNS } from '../../../settings/options.ts';
import { message } from '../../../wording/message.ts';
import { Choice } from './Choice.tsx';
import type { LookProps } from './look-props.ts';

/** Pages of columns need rows of columns, which not all browsers have (CSS Multi-column Layout Level 2). */
export function Columns({ appearance, onChange }: LookProps) {
  const canPage = CSS.supports('column-wrap', 'wrap');
  return (
    <>
      <Choice
        label={message('settingColumns')}
        name="columns"
        options={COLUMNS}
        value={canPage ? appearance.columns : 'one'}
        isDisabled={!canPage}
        onChange={(columns) => onChange({ columns })}
      />
      {!canPage && <p class="hint">{message('appearanceNoPages')}</p>}
    </>
  );
}
