/** Wires the page of what is remembered to the background, the store and files. */
import { render } from 'preact';
import { LONGEST_FILE, readMemoryFile, writeMemoryFile } from '../corrections/remembered/memory-file.ts';
import type { SiteMemory } from '../corrections/remembered/types.ts';
import { readSites, watchSites } from '../messages/memory-channel.ts';
import { callBackgroundFromPopup } from '../messages/messenger.ts';
import { readSettings, watchSettings } from '../messages/settings-channel.ts';
import { reportOnce } from '../platform/errors.ts';
import { resolveTheme } from '../shared/theme.ts';
import { RememberedPage } from './RememberedPage.tsx';
import type { RememberedActions, RememberedState } from './types.ts';

const prefersDark = matchMedia('(prefers-color-scheme: dark)');
let { theme } = await readSettings();
const state: RememberedState = { sites: null, unread: 0, query: '', message: '', forgotten: null };

const call = callBackgroundFromPopup;
const NOT_STORED = 'Not all of it could be stored: the browser did not take it.';

const actions: RememberedActions = {
  search: (query) => update({ query }),
  forgetCorrection(memory, id) {
    const corrections = memory.corrections.filter((one) => one.id === id);
    const { version, site } = memory;
    attempt(async () => {
      await call('forgetRemembered', { site, id });
      forgot([{ version, site, corrections }], `Forgotten for ${site}.`);
    });
  },
  switchCorrection: ({ site }, id, isOn) => attempt(() => call('switchRemembered', { site, id, isOn })),
  forgetChoice(memory, choice) {
    const { version, site } = memory;
    attempt(async () => {
      await call('changeChoices', { site, choices: { [choice]: null } });
      forgot([{ version, site, corrections: [], [choice]: memory[choice] }], `Forgotten for ${site}.`);
    });
  },
  forgetSite: (memory) =>
    attempt(async () => {
      await call('forgetSites', { sites: [memory.site] });
      forgot([memory], `${memory.site} is forgotten.`);
    }),
  forgetAll() {
    const sites = state.sites ?? [];
    attempt(async () => {
      await call('forgetSites', { sites: sites.map(({ site }) => site) });
      forgot(sites, sites.length === 1 ? 'One site is forgotten.' : `${sites.length} sites are forgotten.`);
    });
  },
  undo() {
    const sites = state.forgotten ?? [];
    attempt(async () => {
      const { isStored } = await call('addSites', { sites });
      update({ message: isStored ? 'Remembered again.' : NOT_STORED, forgotten: isStored ? null : sites });
    });
  },
  exportFile() {
    saveText(writeMemoryFile(state.sites ?? []), `lectern-remembered-${new Date().toISOString().slice(0, 10)}.json`);
    update({ message: 'Saved as a file.', forgotten: null });
  },
  importFile: (file) => attempt(() => importFile(file)),
};

async function importFile(file: File): Promise<void> {
  const text = file.size > LONGEST_FILE ? ' '.repeat(LONGEST_FILE + 1) : await file.text();
  const { sites, added, refused, limited } = readMemoryFile(text, state.sites ?? []);
  const { isStored } = sites.length > 0 ? await call('addSites', { sites }) : { isStored: true };
  const news =
    added === 0
      ? 'Nothing new was in it.'
      : `Added ${added} from ${sites.length === 1 ? 'one site' : `${sites.length} sites`}.`;
  const said = [refused !== '' && added === 0 ? '' : news, refused, limited, isStored ? '' : NOT_STORED];
  update({ message: said.filter((sentence) => sentence !== '').join(' '), forgotten: null });
}

function forgot(forgotten: readonly SiteMemory[], message: string): void {
  update({ forgotten, message });
}

function saveText(text: string, name: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

function attempt(action: () => Promise<void>): void {
  action().catch((error: unknown) => {
    reportOnce('what is remembered', error);
    update({ message: 'Lectern did not answer. Reload this page and try again.' });
  });
}

function update(change: Partial<RememberedState>): void {
  Object.assign(state, change);
  document.documentElement.dataset.theme = resolveTheme(theme, prefersDark.matches);
  render(<RememberedPage state={{ ...state }} actions={actions} />, document.body);
}

async function load(): Promise<void> {
  update(await readSites());
}

watchSettings((settings) => {
  theme = settings.theme;
  update({});
});
watchSites(() => attempt(load));
prefersDark.addEventListener('change', () => update({}));
attempt(load);
