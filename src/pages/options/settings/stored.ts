/** The settings that the options page shows, and the page's actions on them. */
import { message } from '../../../platform/wording/message.ts';
import { callBackgroundFromPopup } from '../../../store/messages/messenger.ts';
import { areSettingsHeld, readSettled, settling } from '../../../store/messages/settings-channel.ts';
import { textOfFile } from '../../../store/own-file.ts';
import { DEFAULT_SETTINGS } from '../../../store/settings/parse.ts';
import type { Settings } from '../../../store/settings/types.ts';
import { attempt, saveText, say, sentences, undo, wear } from '../page.tsx';
import { readSettingsFile, SETTINGS_FILE, writeSettingsFile } from './settings-file.ts';
import { groups, type SettingName } from './words.ts';

const ALL = groups().flatMap(({ names }) => names);

/** The settings that the page shows. `isHeld`: the browser has failed to store some of them; Lectern will try again. */
export const stored = { settings: DEFAULT_SETTINGS, isHeld: false };

let looks = 0;

/**
 * Reloads the stored settings, which the reader or an options page in another browser tab may have changed. Ignores a
 * result that comes after a later call has begun.
 */
export async function look(): Promise<void> {
  const turn = ++looks;
  const [settings, isHeld] = await Promise.all([readSettled(), areSettingsHeld()]);
  if (!settings || turn !== looks) return;
  Object.assign(stored, { settings, isHeld });
  wear(settings);
}

export const change = (changed: Partial<Settings>, said = ''): void => attempt(() => store(changed, said));

/** Resets settings to their defaults; all settings if no names are given. */
export const reset = (names: readonly SettingName[] = ALL): void =>
  attempt(() => store(pick(DEFAULT_SETTINGS, names), message('optionsResetDone'), true));

export const exportFile = (): void => saveText(writeSettingsFile(stored.settings), 'settings', 'json');

export const importFile = (file: File): void =>
  attempt(async () => {
    const text = await textOfFile(file, SETTINGS_FILE);
    const { change: changed, refused } = readSettingsFile(text, stored.settings);
    if (Object.keys(changed).length > 0) await store(changed, sentences(message('optionsImported'), refused), true);
    else say(refused || message('optionsNothingNew'));
  });

async function store(changed: Partial<Settings>, said: string, canUndo = false): Promise<void> {
  const before = pick(stored.settings, Object.keys(changed) as SettingName[]);
  stored.settings = { ...stored.settings, ...changed };
  wear(stored.settings);
  const back = canUndo ? undo(() => change(before, message('optionsUndone'))) : null;
  say(said, back);
  try {
    const { isStored } = await settling(() => callBackgroundFromPopup('changeSettings', changed));
    if (!isStored) say(sentences(said, message('notStored')), back);
  } finally {
    // another browser tab may have changed the settings meanwhile
    await look();
  }
}

const pick = (settings: Settings, names: readonly SettingName[]): Partial<Settings> =>
  Object.fromEntries(names.map((name) => [name, settings[name]]));
