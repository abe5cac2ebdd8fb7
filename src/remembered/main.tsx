/** Wires the page of what is remembered to the background, the store and files. */
import { render } from 'preact';
import { LONGEST_FILE, readMemoryFile, writeMemoryFile } from '../corrections/remembered/memory-file.ts';
import type { SiteMemory } from '../corrections/remembered/types.ts';
import { createAttempts, createExtensionPage } from '../extension-page/extension-page.ts';
import { keepFocus } from '../extension-page/keep-focus.ts';
import { datedName, saveText } from '../extension-page/save-text.ts';
import { readAlwaysRead, watchAlwaysRead } from '../messages/always-read-channel.ts';
import { readPlaces, watchPlaces } from '../messages/highlight-channel.ts';
import { readSites, watchSites } from '../messages/memory-channel.ts';
import { callBackgroundFromPopup } from '../messages/messenger.ts';
import { readSettings } from '../messages/settings-channel.ts';
import type { SitePattern } from '../sites/site-pattern.ts';
import { counted, message } from '../wording/message.ts';
import { type Entry, entriesOf, memoriesOf, patternsOf } from './entries.ts';
import { broughtBackNews, forgottenNews, switchedOffNews } from './news.ts';
import { RememberedPage } from './RememberedPage.tsx';
import type { RememberedActions, RememberedState } from './types.ts';

const page = createExtensionPage(message('rememberedTitle'), await readSettings(), () =>
  keepFocus(() => render(<RememberedPage state={{ ...state }} actions={actions} />, document.body)),
);
const attempt = createAttempts('what is remembered', () => update({ message: message('optionsNoAnswer') }));
const state: RememberedState = {
  sites: null,
  always: [],
  places: [],
  unread: 0,
  query: '',
  message: '',
  forgotten: null,
};

const call = callBackgroundFromPopup;

const actions: RememberedActions = {
  search: (query) => update({ query }),
  forgetCorrection(memory, id) {
    const corrections = memory.corrections.filter((one) => one.id === id);
    const { version, site } = memory;
    attempt(async () => {
      await call('forgetRemembered', { site, id });
      forgot(part({ version, site, corrections }), message('rememberedForgotten', site));
    });
  },
  switchCorrection: ({ site }, id, isOn) => attempt(() => call('switchRemembered', { site, id, isOn })),
  forgetChoice(memory, choice) {
    const { version, site } = memory;
    attempt(async () => {
      await call('changeChoices', { site, choices: { [choice]: null } });
      forgot(part({ version, site, corrections: [], [choice]: memory[choice] }), message('rememberedForgotten', site));
    });
  },
  switchOff: (site, pattern) =>
    attempt(async () => {
      const isStored = await switchOff([pattern]);
      update({ message: isStored ? switchedOffNews(site) : message('rememberedNotStored'), forgotten: null });
    }),
  forgetSite: (entry) => attempt(() => forgetEntries([entry])),
  forgetAll: () => attempt(() => forgetEntries(entriesOf(state.sites ?? [], state.always))),
  forgetPlaces: () =>
    attempt(async () => {
      await call('forgetPlaces');
      update({ message: message('rememberedPlacesGone'), forgotten: null });
    }),
  undo() {
    const forgotten = state.forgotten ?? [];
    attempt(async () => {
      const { isStored } = await call('addSites', { sites: memoriesOf(forgotten) });
      const said = isStored ? broughtBackNews(forgotten) : message('rememberedNotStored');
      update({ message: said, forgotten: isStored ? null : forgotten });
    });
  },
  exportFile() {
    saveText(writeMemoryFile(state.sites ?? []), datedName('remembered', 'json'), 'application/json');
    update({ message: message('optionsExported'), forgotten: null });
  },
  importFile: (file) => attempt(() => importFile(file)),
};

async function importFile(file: File): Promise<void> {
  const text = file.size > LONGEST_FILE ? ' '.repeat(LONGEST_FILE + 1) : await file.text();
  const { sites, added, refused, limited } = readMemoryFile(text, state.sites ?? []);
  const { isStored } = sites.length > 0 ? await call('addSites', { sites }) : { isStored: true };
  const news = added === 0 ? message('rememberedNothingNew') : counted('rememberedAdded', sites.length, added);
  const said = [
    refused !== '' && added === 0 ? '' : news,
    refused,
    limited,
    isStored ? '' : message('rememberedNotStored'),
  ];
  update({ message: said.filter((sentence) => sentence !== '').join(' '), forgotten: null });
}

/** The permissions go first: a file and a press bring back all the rest. */
async function forgetEntries(entries: readonly Entry[]): Promise<void> {
  const isStored = await switchOff(patternsOf(entries));
  const memories = memoriesOf(entries);
  if (memories.length > 0) await call('forgetSites', { sites: memories.map(({ site }) => site) });
  forgot(entries, isStored ? forgottenNews(entries) : message('rememberedNotStored'));
}

/** Whether all of it could be stored. The permissions are given back in any case. */
async function switchOff(patterns: readonly SitePattern[]): Promise<boolean> {
  const outcomes = await Promise.all(patterns.map((site) => call('setAlwaysRead', { site, isAlways: false })));
  return outcomes.every(({ isStored }) => isStored);
}

/** Something of a site, which goes without the rest. */
const part = (memory: SiteMemory): readonly Entry[] => [{ site: memory.site, memory, always: [] }];

function forgot(entries: readonly Entry[], said: string): void {
  update({ forgotten: memoriesOf(entries).length > 0 ? entries : null, message: said });
}

function update(change: Partial<RememberedState>): void {
  Object.assign(state, change);
  page.draw();
}

async function load(): Promise<void> {
  const [remembered, always, places] = await Promise.all([readSites(), readAlwaysRead(), readPlaces()]);
  update({ ...remembered, always, places: places.map(({ address }) => address) });
}

watchSites(() => attempt(load));
watchAlwaysRead(() => attempt(load));
watchPlaces(() => attempt(load));
attempt(load);
