import { CITATION_STYLES } from '../../../export/citation/types.ts';
import { SAVE_FORMATS } from '../../../platform/wording/export-formats.ts';
import { message } from '../../../platform/wording/message.ts';
import { shownKey } from '../../../platform/wording/own-keys.ts';
import type { ReaderViewProps } from '../../state/view.ts';
import { Fold } from '../Fold.tsx';
import { Icon } from '../Icon.tsx';
import * as icons from '../icons.ts';

export function CopyPanel({ state, dispatch, tools, commands }: ReaderViewProps) {
  return (
    <>
      <fieldset>
        <legend>{message('copy')}</legend>
        <Item icon={icons.copy} label={message('copyRich')} shortcut="C" onClick={() => commands.copy('rich')} />
        <Item icon={icons.layers} label={message('saveTextTitle')} onClick={() => commands.copy('text')} />
        <Item icon={icons.markdown} label="Markdown" shortcut="M" onClick={() => commands.copy('markdown')} />
        <Item icon={icons.link} label={message('copyLink')} shortcut="L" onClick={commands.copyLink} />
        <Fold icon={icons.quote} label={message('copyCitation')}>
          <div class="chips three">
            {CITATION_STYLES.map(({ style, label }) => (
              <button key={style} type="button" class="chip" onClick={() => commands.cite(style)}>
                {label}
              </button>
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
            <button key={format} type="button" class="chip" title={title} onClick={() => commands.save(format)}>
              {label}
            </button>
          ))}
        </div>
      </fieldset>
      <WithHighlights tools={tools} />
      <fieldset>
        <legend>{message('print')}</legend>
        <Item icon={icons.print} label={message('printPage')} shortcut="Ctrl P" onClick={commands.print} />
        <label class="check">
          <input
            type="checkbox"
            checked={state.appearance.printLinks}
            onChange={({ currentTarget }) =>
              dispatch({ type: 'appearance-chosen', change: { printLinks: currentTarget.checked } })
            }
          />
          {message('printLinks')}
        </label>
      </fieldset>
    </>
  );
}

function WithHighlights({ tools }: Pick<ReaderViewProps, 'tools'>) {
  const isIn = tools.highlightsInExports();
  if (isIn === null) return null;
  return (
    <label class="check">
      <input
        type="checkbox"
        checked={isIn}
        onChange={({ currentTarget }) => tools.ask({ kind: 'highlights-in-exports', isIn: currentTarget.checked })}
      />
      {message('highlightsInExportsLong')}
    </label>
  );
}

function Item(props: { icon: string; label: string; shortcut?: string; onClick(): void }) {
  const { icon, label, shortcut, onClick } = props;
  return (
    <button type="button" class="item" aria-keyshortcuts={shortcut?.replace('Ctrl ', 'Control+')} onClick={onClick}>
      <Icon path={icon} />
      {label}
      {shortcut && <Key name={shortcut} />}
    </button>
  );
}

function Key({ name }: { name: string }) {
  const shown = shownKey(name);
  return shown === '' ? null : (
    <span class="key" aria-hidden="true">
      {shown}
    </span>
  );
}
