import { useRef } from 'preact/hooks';
import { counted, message } from '../../../platform/wording/message.ts';
import { PermissionSwitch } from '../../../reader/controls/PermissionSwitch.tsx';
import { FileChoice } from '../files.tsx';
import type { Matches, Tab } from '../page.ts';
import { choicesInWords, type Entry } from './entries.ts';
import {
  addNever,
  allEntries,
  exportFile,
  follow,
  forget,
  forgetPlaces,
  importFile,
  remembered,
  setEverywhere,
} from './remembered.ts';
import { SiteEntry } from './SiteEntry.tsx';

export const sitesTab: Tab = {
  id: 'sites',
  label: 'optionsSites',
  about: 'rememberedAbout',
  start: follow,
  view(search) {
    if (remembered.sites === null) return null;
    const { places, unread } = remembered;
    const entries = allEntries();
    if (search) return foundEntries(entries, search);
    return (
      <>
        <Everywhere isOn={remembered.everywhere} />
        <Tools entries={entries} />
        {entries.map((entry) => (
          <SiteEntry key={entry.site} entry={entry} />
        ))}
        {entries.length === 0 && places.length === 0 && (
          <div class="empty">
            <p>{message('rememberedNothing')}</p>
            <p class="quiet">{message('rememberedHow')}</p>
          </div>
        )}
        {places.length > 0 && <Places places={places} />}
        {unread > 0 && <p class="quiet">{counted('rememberedUnread', unread)}</p>}
      </>
    );
  },
};

function foundEntries(entries: readonly Entry[], search: Matches) {
  const found = entries.filter(({ site, memory, always }) =>
    search(
      site,
      ...choicesInWords(memory).map(({ words }) => words),
      always.length > 0 ? message('rememberedAlways') : '',
    ),
  );
  return found.length === 0 ? null : found.map((entry) => <SiteEntry key={entry.site} entry={entry} />);
}

function Tools({ entries }: { entries: readonly Entry[] }) {
  return (
    <div class="tools">
      <FileChoice
        label={message('optionsImport')}
        name={message('rememberedImportFile')}
        accept=".json,application/json"
        onChoose={importFile}
      />
      {remembered.sites?.length !== 0 && (
        <button type="button" class="button" onClick={exportFile}>
          {message('optionsExport')}
        </button>
      )}
      {entries.length > 0 && (
        <button type="button" class="button" onClick={() => forget(allEntries())}>
          {message('rememberedForgetAll')}
        </button>
      )}
      {entries.some(({ always }) => always.length > 0) && <p class="quiet">{message('rememberedFiles')}</p>}
    </div>
  );
}

/** The saved reading positions. The section is collapsed at first, because it shows what the user has read. */
function Places({ places }: { places: readonly string[] }) {
  return (
    <section class="site" aria-labelledby="places">
      <div class="head">
        <h2 id="places">{message('settingKeepPlaces')}</h2>
        <button type="button" class="button quiet" onClick={forgetPlaces}>
          {message('rememberedForgetPlaces')}
        </button>
      </div>
      <details>
        <summary>{counted('rememberedPlaces', places.length)}</summary>
        <ul>
          {places.map((address) => (
            <li key={address}>
              <bdi class="what">{address}</bdi>
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}

/** The switch for all sites, and a field to exclude one. Excluded sites are in the list of sites. */
function Everywhere({ isOn }: { isOn: boolean }) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <section class="site" aria-label={message('rememberedEverywhere')}>
      <ul>
        <li>
          <label class="switch">
            <PermissionSwitch
              label={message('rememberedEverywhere')}
              describedBy="everywhere-means"
              isOn={isOn}
              onChange={setEverywhere}
            />
            <i aria-hidden="true" />
            <span class="what">
              {message('rememberedEverywhere')}
              <small id="everywhere-means">{message('rememberedEverywhereMeans')}</small>
            </span>
          </label>
        </li>
      </ul>
      {isOn && (
        <form
          class="tools never"
          onSubmit={(event) => {
            event.preventDefault();
            if (field.current && addNever(field.current.value)) field.current.value = '';
          }}
        >
          <input
            ref={field}
            type="text"
            inputMode="url"
            autocapitalize="off"
            spellcheck={false}
            placeholder={message('rememberedNeverField')}
            aria-label={message('rememberedNeverField')}
          />
          <button type="submit" class="button">
            {message('rememberedNeverAdd')}
          </button>
        </form>
      )}
    </section>
  );
}
