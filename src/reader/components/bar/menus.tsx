/** The contents of two menus of the bar: copying and saving, and "More". */

import { CITATION_STYLES } from '../../../export/citation/types.ts';
import { SAVE_FORMATS } from '../../../platform/wording/export-formats.ts';
import { type MessageKey, message } from '../../../platform/wording/message.ts';
import { ariaKeys, shownKey } from '../../../platform/wording/own-keys.ts';
import type { MenuItem } from '../../port.ts';
import type { ReaderViewProps } from '../../state/view.ts';
import { Fold, ReportChoices } from '../Fold.tsx';
import { Icon } from '../Icon.tsx';
import * as icons from '../icons.ts';
import { TextButton } from '../TextButton.tsx';

export function CopyPanel({ state, dispatch, tools, commands }: ReaderViewProps) {
  const isIn = tools.highlightsInExports();
  return (
    <>
      <fieldset>
        <legend>{message('copy')}</legend>
        <Item icon={icons.copy} label={message('copyRich')} keys="C" run={() => commands.copy('rich')} />
        <Item icon={icons.layers} label={message('saveTextTitle')} run={() => commands.copy('text')} />
        <Item icon={icons.markdown} label="Markdown" keys="M" run={() => commands.copy('markdown')} />
        <Item icon={icons.link} label={message('copyLink')} keys="L" run={commands.copyLink} />
        <Fold icon={icons.quote} label={message('copyCitation')}>
          <div class="chips three">
            {CITATION_STYLES.map(({ style, label }) => (
              <TextButton key={style} class="chip" onClick={() => commands.cite(style)} text={label} />
            ))}
          </div>
        </Fold>
      </fieldset>
      <fieldset>
        <legend>
          {message('saveAs')} <Key name="S" />
        </legend>
        <div class="chips four save">
          {SAVE_FORMATS.map(({ format, label, title }) => (
            <TextButton key={format} class="chip" title={title} onClick={() => commands.save(format)} text={label} />
          ))}
        </div>
      </fieldset>
      {isIn !== null && (
        <Check
          label="highlightsInExportsLong"
          isOn={isIn}
          onChange={(next) => tools.ask({ kind: 'highlights-in-exports', isIn: next })}
        />
      )}
      <fieldset>
        <legend>{message('print')}</legend>
        <Item icon={icons.print} label={message('printPage')} keys="Ctrl P" run={commands.print} />
        <Check
          label="printLinks"
          isOn={state.appearance.printLinks}
          onChange={(printLinks) => dispatch({ type: 'appearance-chosen', change: { printLinks } })}
        />
      </fieldset>
    </>
  );
}

interface CheckProps {
  label: MessageKey;
  isOn: boolean;
  onChange(isOn: boolean): void;
}

function Check({ label, isOn, onChange }: CheckProps) {
  return (
    <label class="check">
      <input type="checkbox" checked={isOn} onChange={({ currentTarget }) => onChange(currentTarget.checked)} />
      {message(label)}
    </label>
  );
}

function Item({ icon, label, keys, isOn, run }: Omit<MenuItem, 'id'>) {
  return (
    <button type="button" class="item" aria-pressed={isOn} aria-keyshortcuts={keys && ariaKeys(keys)} onClick={run}>
      <Icon path={isOn ? icons.check : icon} />
      {label}
      {keys && <Key name={keys} />}
    </button>
  );
}

/**
 * Shows the user's key for an action; shows nothing if the user has no key for it. `name` is the action's default key,
 * which the user may have replaced by another key.
 */
function Key({ name }: { name: string }) {
  const shown = shownKey(name);
  return shown === '' ? null : (
    <span class="key" aria-hidden="true">
      {shown}
    </span>
  );
}

export function MoreMenu({ state, tools, commands }: ReaderViewProps) {
  const isRead = state.article !== null && !state.article.empty;
  const rows = (items: readonly MenuItem[]) =>
    items.map((item) => <Item key={item.id} {...item} run={() => press(item)} />);
  const press = (item: MenuItem) => {
    commands.toggle('more');
    item.run();
  };
  const check = menuItem('check', 'checkTitle', 'X', icons.compare, () => tools.ask({ kind: 'check' }));
  const article = [menuItem('edit', 'editTitle', 'E', icons.edit, tools.edit), { ...check, isOn: state.isChecked }];
  const reading = [
    menuItem('aloud', 'moreAloud', 'K', icons.aloud, () => tools.ask({ kind: 'aloud' })),
    menuItem('focus', 'moreFocus', 'F', icons.focus, () => tools.ask({ kind: 'focus' })),
    menuItem('highlights', 'moreHighlights', 'H', icons.highlight, () =>
      tools.key(new KeyboardEvent('keydown', { key: 'h' })),
    ),
  ];
  return (
    <>
      {isRead && <fieldset aria-label={message('moreArticle')}>{rows(article)}</fieldset>}
      {isRead && <fieldset aria-label={message('moreReading')}>{rows([...reading, ...tools.menu()])}</fieldset>}
      <fieldset aria-label={message('moreHelp')}>
        {rows([menuItem('keys', 'keysTitle', '?', icons.keyboard, () => commands.toggle('keys'))])}
        <ReportChoices onReport={commands.report} />
      </fieldset>
    </>
  );
}

const menuItem = (id: string, label: MessageKey, keys: string, icon: string, run: () => void): MenuItem => ({
  id,
  label: message(label),
  keys,
  icon,
  run,
});
