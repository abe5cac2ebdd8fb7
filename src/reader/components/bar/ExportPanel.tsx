import { CITATION_STYLES, type CitationStyle } from '../../../export/citation/types.ts';
import type { CopyFormat } from '../../../shared/copy-format.ts';
import { SAVE_FORMATS, type SaveFormat } from '../../../shared/save-formats.ts';
import { Icon } from '../Icon.tsx';
import * as icons from '../icons.ts';
import { ReportChoices } from '../ReportChoices.tsx';

export interface ExportPanelCommands {
  copy(format: CopyFormat): void;
  /** Of what is selected, or else of the page. */
  copyLink(): void;
  cite(style: CitationStyle): void;
  save(format: SaveFormat): void;
  print(): void;
  /** Makes a file of the page for developers. */
  report(withText: boolean): void;
  setPrintLinks(printLinks: boolean): void;
}

/** Everything that can be taken out of the reader: onto the clipboard, into a file, onto paper. */
export function ExportPanel({ printLinks, commands }: { printLinks: boolean; commands: ExportPanelCommands }) {
  return (
    <>
      <fieldset>
        <legend>Copy</legend>
        <Item icon={icons.copy} label="Formatted text" shortcut="C" onClick={() => commands.copy('rich')} />
        <Item icon={icons.layers} label="Plain text" onClick={() => commands.copy('text')} />
        <Item icon={icons.markdown} label="Markdown" shortcut="M" onClick={() => commands.copy('markdown')} />
        <Item icon={icons.link} label="Link to page or selection" shortcut="L" onClick={commands.copyLink} />
      </fieldset>
      <fieldset>
        <legend>Copy a citation</legend>
        <div class="chips three">
          {CITATION_STYLES.map(({ style, label }) => (
            <button key={style} type="button" class="chip" onClick={() => commands.cite(style)}>
              {label}
            </button>
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend>
          Save as <Key name="S" />
        </legend>
        <div class="chips four save">
          {SAVE_FORMATS.map(({ format, label, title }) => (
            <button key={format} type="button" class="chip" title={title} onClick={() => commands.save(format)}>
              {label}
            </button>
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend>Paper and PDF</legend>
        <Item icon={icons.print} label="Print" shortcut="Ctrl P" onClick={commands.print} />
        <label class="check">
          <input
            type="checkbox"
            checked={printLinks}
            onChange={({ currentTarget }) => commands.setPrintLinks(currentTarget.checked)}
          />
          With addresses after links
        </label>
      </fieldset>
      <ReportChoices onReport={commands.report} />
    </>
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
  return (
    <span class="key" aria-hidden="true">
      {name}
    </span>
  );
}
