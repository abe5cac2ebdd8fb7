import type { ComponentChildren } from 'preact';
import { message } from '../../../platform/wording/message.ts';
import { sameValue } from '../../../store/settings/appearance.ts';
import { optionLabel } from '../../../store/settings/options.ts';
import { DEFAULT_SETTINGS } from '../../../store/settings/parse.ts';
import { SETTINGS, type SettingGroup } from '../../../store/settings/table.ts';
import { Button, FileChoice, type Matches, type Tab } from '../page.tsx';
import { isShown, SettingControl } from './SettingControl.tsx';
import { change, exportFile, importFile, reset, stored } from './stored.ts';
import { aboutOf, groupName, groups, labelOf, type SettingName } from './words.ts';

/** The tab of all settings but keys. No section is collapsed, so that the search of the browser finds everything. */
export const settingsTab: Tab = {
  id: 'settings',
  label: 'optionsSettings',
  about: 'optionsSaved',
  view(search) {
    const inSections = groups().filter(({ group }) => group !== 'keys');
    const sections = [
      ...inSections.map(({ group, names }) => groupSection(group, names, search)),
      fileSection(search),
    ].filter((section) => section !== null);
    if (search) return sections.length > 0 ? sections : null;
    return (
      <div class="beside">
        <nav class="sections" aria-label={message('optionsSettings')}>
          {sections.map(({ props: { id, title } }) => (
            <a key={id} href={`#${id}`}>
              {title}
            </a>
          ))}
        </nav>
        <div>{sections}</div>
      </div>
    );
  },
};

function groupSection(group: SettingGroup, names: readonly SettingName[], search: Matches | null) {
  const controls = settingControls(names, search);
  return controls.length === 0 ? null : (
    <Section key={group} id={`settings-${group}`} title={groupName(group)} onReset={resetOf(names)}>
      {controls}
    </Section>
  );
}

export function settingControls(names: readonly SettingName[], search: Matches | null) {
  return names
    .filter(isShown)
    .filter((name) => !search || search(groupName(SETTINGS[name].group), labelOf(name), aboutOf(name), choicesOf(name)))
    .map((name) => <SettingControl key={name} name={name} settings={stored.settings} onChange={change} />);
}

/** Returns a function that resets these settings; undefined if all have their defaults. */
export function resetOf(names: readonly SettingName[]): (() => void) | undefined {
  const isChanged = names.some((name) => !sameValue(stored.settings[name], DEFAULT_SETTINGS[name]));
  return isChanged ? () => reset(names) : undefined;
}

function choicesOf(name: SettingName): string {
  const { control } = SETTINGS[name];
  return control.kind === 'choice' ? control.options.map(optionLabel).join(' ') : '';
}

function fileSection(search: Matches | null) {
  const words = ['optionsFile', 'optionsAboutFile', 'optionsExport', 'optionsImport', 'optionsResetAll'] as const;
  if (search && !search(...words.map((key) => message(key)))) return null;
  return (
    <Section key="file" id="settings-file" title={message('optionsFile')}>
      <p class="quiet">{message('optionsAboutFile')}</p>
      <div class="tools">
        <Button text={message('optionsExport')} onClick={exportFile} />
        <FileChoice label={message('optionsImport')} accept=".json,application/json" onChoose={importFile} />
        <Button text={message('optionsResetAll')} onClick={() => reset()} />
      </div>
    </Section>
  );
}

interface SectionProps {
  id: string;
  title: string;
  /** Whether to leave out the heading, because the tab's own heading is the same. */
  isAlone?: boolean;
  /** Resets the settings; absent if all have their defaults. */
  onReset?: (() => void) | undefined;
  children: ComponentChildren;
}

export function Section({ id, title, isAlone, onReset, children }: SectionProps) {
  return (
    <section id={id} {...(isAlone ? { 'aria-label': title } : { 'aria-labelledby': `${id}-title` })}>
      {(!isAlone || onReset) && (
        <div class="head">
          {!isAlone && <h2 id={`${id}-title`}>{title}</h2>}
          {onReset && (
            <Button
              kind="button quiet"
              text={message('optionsReset')}
              name={message('optionsResetGroup', title)}
              onClick={onReset}
            />
          )}
        </div>
      )}
      {children}
    </section>
  );
}
