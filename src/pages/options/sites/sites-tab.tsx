import { useRef } from 'preact/hooks';
import { counted, day, type MessageKey, message } from '../../../platform/wording/message.ts';
import type { OffReason, RememberedCorrection, SiteMemory } from '../../../store/remembered/types.ts';
import type { SitePattern } from '../../../store/sites/sites.ts';
import { PermissionSwitch } from '../../PermissionSwitch.tsx';
import { Button, FileChoice, type Matches, type Tab } from '../page.tsx';
import { choicesInWords, type Entry, signatureInWords } from './entries.ts';
import {
  addNever,
  allEntries,
  exportFile,
  follow,
  forget,
  forgetChoice,
  forgetCorrection,
  forgetPlaces,
  importFile,
  remembered,
  setEverywhere,
  switchCorrection,
  switchOff,
} from './remembered.ts';

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
      {remembered.sites?.length !== 0 && <Button text={message('optionsExport')} onClick={exportFile} />}
      {entries.length > 0 && <Button text={message('rememberedForgetAll')} onClick={() => forget(allEntries())} />}
      {entries.some(({ always }) => always.length > 0) && <p class="quiet">{message('rememberedFiles')}</p>}
    </div>
  );
}

/** The saved reading positions. The list is collapsed at first, so that others do not see what the user has read. */
function Places({ places }: { places: readonly string[] }) {
  return (
    <section class="site" aria-labelledby="places">
      <div class="head">
        <h2 id="places">{message('settingKeepPlaces')}</h2>
        <Button kind="button quiet" text={message('rememberedForgetPlaces')} onClick={forgetPlaces} />
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

/** The switch for automatic opening on all sites; while it is on, also a field to exclude a site. */
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

function SiteEntry({ entry }: { entry: Entry }) {
  const { site, memory, always } = entry;
  const heading = `site-${site}`;
  return (
    <section class="site" aria-labelledby={heading}>
      <div class="head">
        <h2 id={heading}>{site}</h2>
        <Button
          kind="button quiet"
          text={message('rememberedForgetSite')}
          name={message('rememberedForget', site)}
          onClick={() => forget([entry])}
        />
      </div>
      <ul>
        {always.map((pattern) => (
          <AlwaysRow key={pattern} pattern={pattern} onSwitchOff={() => switchOff(site, pattern)} />
        ))}
        {choicesInWords(memory).map(({ choice, words }) => (
          <li key={choice}>
            <span class="what">{words}</span>
            <Forget words={words} onForget={() => forgetChoice(memory, choice)} />
          </li>
        ))}
        {memory.corrections.map((one) => (
          <CorrectionRow key={one.id} one={one} memory={memory} />
        ))}
      </ul>
    </section>
  );
}

/** A site on which articles open automatically, and a button that ends this. Only the popup can turn it on again. */
function AlwaysRow({ pattern, onSwitchOff }: { pattern: SitePattern; onSwitchOff(): void }) {
  const described = `always-${pattern}`;
  return (
    <li>
      <span class="what">
        {message('rememberedAlways')}
        <small id={described}>{message('rememberedAlwaysOf', pattern.slice(0, -2))}</small>
      </span>
      <Button
        kind="button quiet"
        text={message('rememberedSwitchOff')}
        name={message('rememberedSwitchOffThis', message('rememberedAlways'))}
        aria-describedby={described}
        onClick={onSwitchOff}
      />
    </li>
  );
}

function CorrectionRow({ one, memory }: { one: RememberedCorrection; memory: SiteMemory }) {
  const words = signatureInWords(one.signature);
  const described = `history-${one.id}`;
  return (
    <li class={one.off === null ? '' : 'off'}>
      <label class="switch">
        <input
          type="checkbox"
          aria-label={words}
          aria-describedby={described}
          checked={one.off === null}
          onChange={(event) => switchCorrection(memory, one.id, event.currentTarget.checked)}
        />
        <i aria-hidden="true" />
        <span class="what">
          {words}
          <small id={described}>
            {historyInWords(one)}
            {one.off !== null && <b>{message(OFF[one.off])}</b>}
          </small>
        </span>
      </label>
      <Forget words={words} onForget={() => forgetCorrection(memory, one.id)} />
    </li>
  );
}

function Forget({ words, onForget }: { words: string; onForget(): void }) {
  return (
    <Button
      kind="button quiet"
      text={message('rememberedForgetOne')}
      name={message('rememberedForgetThis', words)}
      onClick={onForget}
    />
  );
}

/** Returns a text such as "Added on 3 May 2026, used on 12 pages". */
function historyInWords({ asked, used }: RememberedCorrection): string {
  return used === 0 ? message('rememberedUnused', day(asked)) : counted('rememberedUsed', used, day(asked));
}

const OFF: Readonly<Record<OffReason, MessageKey>> = {
  missed: 'rememberedOffMissed',
  'too-much': 'rememberedOffTooMuch',
  user: 'rememberedOffByYou',
};
