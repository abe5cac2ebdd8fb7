/** Wires the page of options to the background, the store and files. */
import { render } from 'preact';
import { createAttempts, createExtensionPage } from '../extension-page/extension-page.ts';
import { datedName, saveText } from '../extension-page/save-text.ts';
import { readAlwaysRead, watchAlwaysRead } from '../messages/always-read-channel.ts';
import { readSites, watchSites } from '../messages/memory-channel.ts';
import { callBackgroundFromPopup } from '../messages/messenger.ts';
import { areSettingsHeld, readSettings, watchSettings } from '../messages/settings-channel.ts';
import { openShortcuts, shortcutOf } from '../platform/shortcuts.ts';
import { parseSettings } from '../settings/parse.ts';
import type { Settings } from '../settings/types.ts';
import { hostOf } from '../sites/site-pattern.ts';
import { message } from '../wording/message.ts';
import { CHOOSABLE, chooseKey, exchangeKeys, originalKey } from './key-choice.ts';
import { OptionsPage } from './OptionsPage.tsx';
import { LONGEST_FILE, readSettingsFile, writeSettingsFile } from './settings-file.ts';
import type { OptionsActions, OptionsState } from './types.ts';
import { groups, type SettingName } from './words.ts';

const DEFAULTS = parseSettings(undefined);
const ALL = groups().flatMap(({ names }) => names);
/** The last look at the store; what an earlier one finds out later is old. */
let looks = 0;

const state: OptionsState = {
  settings: await readSettings(),
  query: '',
  message: '',
  undo: null,
  isHeld: await areSettingsHeld(),
  choosing: null,
  shortcut: null,
  sites: null,
};

const page = createExtensionPage(message('optionsTitle'), state.settings, () =>
  render(<OptionsPage state={{ ...state }} actions={actions} />, document.body),
);
const attempt = createAttempts('options', () => {
  update({ message: message('optionsNoAnswer') });
  void look();
});

const actions: OptionsActions = {
  search: (query) => update({ query }),
  change: (change) => attempt(() => store(change, '')),
  reset: (names) => attempt(() => store(pick(DEFAULTS, names ?? ALL), message('optionsResetDone'), true)),
  undo: () => attempt(() => store(state.undo ?? {}, message('optionsUndone'))),
  exportFile() {
    saveText(writeSettingsFile(state.settings), datedName('settings', 'json'), 'application/json');
    update({ message: message('optionsExported'), undo: null });
  },
  importFile: (file) => attempt(() => importFile(file)),
  choose(key) {
    if (key === null && !state.choosing) return;
    update({
      choosing: key === null ? null : { key, taken: '' },
      message: key === null ? '' : message('optionsKeyHelp'),
    });
  },
  press,
  openShortcuts: () => attempt(openShortcuts),
};

/** @param canUndo what it was before is kept until something else is changed */
async function store(change: Partial<Settings>, said: string, canUndo = false): Promise<void> {
  const before = pick(state.settings, Object.keys(change) as SettingName[]);
  update({ settings: { ...state.settings, ...change }, message: said, undo: canUndo ? before : null });
  const { isStored } = await callBackgroundFromPopup('changeSettings', change);
  if (!isStored) update({ message: [said, message('notStored')].filter((part) => part !== '').join(' ') });
  // another tab may have written at the same time, and the same as was stored before
  await look();
}

const pick = (settings: Settings, names: readonly SettingName[]): Partial<Settings> =>
  Object.fromEntries(names.map((name) => [name, settings[name]]));

async function importFile(file: File): Promise<void> {
  const text = file.size > LONGEST_FILE ? ' '.repeat(LONGEST_FILE + 1) : await file.text();
  const { change, refused } = readSettingsFile(text, state.settings);
  const isNews = Object.keys(change).length > 0;
  const news = isNews ? message('optionsImported') : message('optionsNothingNew');
  const said = [!isNews && refused !== '' ? '' : news, refused].filter((part) => part !== '').join(' ');
  if (isNews) await store(change, said, true);
  else update({ message: said, undo: null });
}

function press(event: KeyboardEvent): boolean {
  const { choosing, settings } = state;
  if (!choosing || event.isComposing || event.ctrlKey || event.altKey || event.metaKey) return false;
  const { key, taken } = choosing;
  const chosen = (keys: string) => {
    update({ choosing: null });
    attempt(() => store({ keys }, message('optionsKeyChosen')));
    return true;
  };
  const stay = (said: string, by = '') => {
    update({ choosing: { key, taken: by }, message: said });
    return true;
  };
  if (event.key === 'Escape') {
    update({ choosing: null, message: '' });
    return true;
  }
  if (event.key === 'Backspace' || event.key === 'Delete') {
    const keys = originalKey(settings.keys, key);
    return keys === null ? stay(message('optionsKeyTakenBack')) : chosen(keys);
  }
  const choice = chooseKey(settings.keys, key, event.key);
  if (choice.kind === 'none') return false;
  if (choice.kind === 'digit') return stay(message('optionsKeyDigit'));
  if (choice.kind === 'chosen') return chosen(choice.keys);
  if (taken === choice.by) return chosen(exchangeKeys(settings.keys, key, taken));
  const does = CHOOSABLE.get(choice.by);
  return stay(message('optionsKeyTaken', event.key.toUpperCase(), does ? message(does) : ''), choice.by);
}

function update(change: Partial<OptionsState>): void {
  Object.assign(state, change);
  page.wear(state.settings);
  page.draw();
}

/** What holds, whoever has written it. */
async function look(): Promise<void> {
  const turn = ++looks;
  const [settings, isHeld] = await Promise.all([readSettings(), areSettingsHeld()]);
  if (turn === looks) update({ settings, isHeld });
}

async function countSites(): Promise<void> {
  const [{ sites }, always] = await Promise.all([readSites(), readAlwaysRead()]);
  const names = new Set([...sites.map(({ site }) => site), ...always.map((pattern) => hostOf(pattern))]);
  update({ sites: names.size });
}

watchSettings(() => void look());
watchSites(() => attempt(countSites));
watchAlwaysRead(() => attempt(countSites));
update({});
attempt(countSites);
attempt(async () => update({ shortcut: await shortcutOf('toggle-reader') }));
