import type { ComponentChildren } from 'preact';
import { FileChoice } from '../extension-page/FileChoice.tsx';
import { Said } from '../extension-page/Said.tsx';
import { optionLabel } from '../settings/options.ts';
import { sameValue } from '../settings/same-value.ts';
import { SETTINGS } from '../settings/table.ts';
import { counted, message } from '../wording/message.ts';
import { keyRows } from './KeyRows.tsx';
import { isShown, SettingControl } from './SettingControl.tsx';
import { matcher } from './search.ts';
import type { OptionsProps } from './types.ts';
import { aboutOf, groupName, groups, labelOf, type SettingName } from './words.ts';

/** Everything that can be set, in one place. Nothing is folded: what is here is found by the browser's own search, too. */
export function OptionsPage({ state, actions }: OptionsProps) {
  const matches = matcher(state.query);
  const all = groups();
  const inSection = (group: (typeof all)[number]) => settingsSection({ state, actions, matches, ...group });
  const sections = [
    ...all.filter(({ group }) => group !== 'keys').map(inSection),
    sitesSection({ state, actions, matches }),
    // the longest list
    ...all.filter(({ group }) => group === 'keys').map(inSection),
    fileSection({ state, actions, matches }),
  ].filter((section) => section !== null);
  return (
    <main class="page">
      <h1>
        <img src="/icons/48.png" width="28" height="28" alt="" />
        {message('optionsTitle')}
      </h1>
      <p class="about">{message('optionsSaved')}</p>
      {state.isHeld && <p class="held">{message('optionsHeld')}</p>}
      <input
        type="search"
        class="search"
        aria-label={message('optionsSearch')}
        placeholder={message('optionsSearch')}
        value={state.query}
        onInput={(event) => actions.search(event.currentTarget.value)}
      />
      {sections.length > 0 ? sections : <p class="empty">{message('optionsNotFound', state.query.trim())}</p>}
      <Said said={state.message} undoLabel={message('optionsUndo')} onUndo={state.undo && actions.undo} />
    </main>
  );
}

interface SectionProps extends OptionsProps {
  matches(...texts: readonly string[]): boolean;
}

function settingsSection(props: SectionProps & { group: string; names: readonly SettingName[] }) {
  const { state, actions, matches, group, names } = props;
  const wanted = names.filter(
    (name) => isShown(name) && matches(groupName(group), labelOf(name), aboutOf(name), optionsOf(name)),
  );
  const keys = names.includes('keys') ? keyRows({ state, actions, matches }) : [];
  const hasShortcut = names.includes('keys') && matches(message('optionsKeys'), message('optionsShortcut'), 'Alt+R');
  if (wanted.length === 0 && keys.length === 0 && !hasShortcut) return null;
  const isChanged = names.some((name) => !sameValue(state.settings[name], SETTINGS[name].fallback));
  const onReset = isChanged ? () => actions.reset(names) : undefined;
  return (
    <Section key={group} id={group} title={groupName(group)} onReset={onReset}>
      {wanted.map((name) => (
        <SettingControl key={name} name={name} state={state} actions={actions} />
      ))}
      {hasShortcut && <Shortcut state={state} actions={actions} />}
      {keys.length > 0 && <ul class={state.settings.letterKeys ? '' : 'off'}>{keys}</ul>}
    </Section>
  );
}

/** The words of the choices are looked for as well. */
function optionsOf(name: SettingName): string {
  const { control } = SETTINGS[name];
  return control.kind === 'choice' ? control.options.map(optionLabel).join(' ') : '';
}

interface Titled {
  id: string;
  title: string;
  /** Absent where everything is as it was. */
  onReset?: (() => void) | undefined;
  children: ComponentChildren;
}

function Section({ id, title, onReset, children }: Titled) {
  return (
    <section id={id} aria-labelledby={`${id}-title`}>
      <div class="head">
        <h2 id={`${id}-title`}>{title}</h2>
        {onReset && (
          <button type="button" class="button quiet" aria-label={message('optionsResetGroup', title)} onClick={onReset}>
            {message('optionsReset')}
          </button>
        )}
      </div>
      {children}
    </section>
  );
}

/** The browser has it, and only its own page can change it. */
function Shortcut({ state: { shortcut }, actions }: OptionsProps) {
  return (
    <div class="row">
      <span class="name">
        <b>{message('optionsShortcut')}</b>
        <small>{message('optionsAboutShortcut')}</small>
      </span>
      <span class="caps">
        {shortcut !== null && <kbd class="cap">{shortcut === '' ? message('optionsKeyNone') : shortcut}</kbd>}
        <button type="button" class="button" onClick={actions.openShortcuts}>
          {message('optionsShortcutChange')}
        </button>
      </span>
    </div>
  );
}

function sitesSection({ state: { sites }, matches }: SectionProps) {
  const words = [message('optionsSites'), message('optionsAboutSites'), message('optionsSitesLink')];
  if (!matches(...words)) return null;
  return (
    <Section key="sites" id="sites" title={message('optionsSites')}>
      <div class="row">
        <span class="name">
          {sites !== null && <b>{sites === 0 ? message('optionsNoSites') : counted('optionsSitesCount', sites)}</b>}
          <small>{message('optionsAboutSites')}</small>
        </span>
        <a class="button" href="/src/remembered/index.html">
          {message('optionsSitesLink')}
        </a>
      </div>
    </Section>
  );
}

function fileSection({ actions, matches }: SectionProps) {
  const words = ['optionsFile', 'optionsAboutFile', 'optionsExport', 'optionsImport', 'optionsResetAll'] as const;
  if (!matches(...words.map((key) => message(key)))) return null;
  return (
    <Section key="file" id="file" title={message('optionsFile')}>
      <p class="quiet">{message('optionsAboutFile')}</p>
      <div class="tools">
        <button type="button" class="button" onClick={actions.exportFile}>
          {message('optionsExport')}
        </button>
        <FileChoice label={message('optionsImport')} accept=".json,application/json" onChoose={actions.importFile} />
        <button type="button" class="button" onClick={() => actions.reset()}>
          {message('optionsResetAll')}
        </button>
      </div>
    </Section>
  );
}
