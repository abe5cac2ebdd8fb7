import { counted, day, type MessageKey, message } from '../../../platform/wording/message.ts';
import type { OffReason, RememberedCorrection } from '../../../store/remembered/types.ts';
import type { SitePattern } from '../../../store/sites/sites.ts';
import { choicesInWords, type Entry, signatureInWords } from './entries.ts';
import { forget, forgetChoice, forgetCorrection, switchCorrection, switchOff } from './remembered.ts';

export function SiteEntry({ entry }: { entry: Entry }) {
  const { site, memory, always } = entry;
  const heading = `site-${site}`;
  return (
    <section class="site" aria-labelledby={heading}>
      <div class="head">
        <h2 id={heading}>{site}</h2>
        <button
          type="button"
          class="button quiet"
          aria-label={message('rememberedForget', site)}
          onClick={() => forget([entry])}
        >
          {message('rememberedForgetSite')}
        </button>
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
          <CorrectionRow
            key={one.id}
            one={one}
            onSwitch={(isOn) => switchCorrection(memory, one.id, isOn)}
            onForget={() => forgetCorrection(memory, one.id)}
          />
        ))}
      </ul>
    </section>
  );
}

/** Can only switch this off, because switching it on needs a permission, which only the popup requests. */
function AlwaysRow({ pattern, onSwitchOff }: { pattern: SitePattern; onSwitchOff(): void }) {
  const described = `always-${pattern}`;
  return (
    <li>
      <span class="what">
        {message('rememberedAlways')}
        <small id={described}>{message('rememberedAlwaysOf', pattern.slice(0, -2))}</small>
      </span>
      <button
        type="button"
        class="button quiet"
        aria-label={message('rememberedSwitchOffThis', message('rememberedAlways'))}
        aria-describedby={described}
        onClick={onSwitchOff}
      >
        {message('rememberedSwitchOff')}
      </button>
    </li>
  );
}

interface CorrectionRowProps {
  one: RememberedCorrection;
  onSwitch(isOn: boolean): void;
  onForget(): void;
}

function CorrectionRow({ one, onSwitch, onForget }: CorrectionRowProps) {
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
          onChange={(event) => onSwitch(event.currentTarget.checked)}
        />
        <i aria-hidden="true" />
        <span class="what">
          {words}
          <small id={described}>
            {historyInWords(one)}
            {one.off !== null && <b>{offInWords(one.off)}</b>}
          </small>
        </span>
      </label>
      <Forget words={words} onForget={onForget} />
    </li>
  );
}

function Forget({ words, onForget }: { words: string; onForget(): void }) {
  return (
    <button type="button" class="button quiet" aria-label={message('rememberedForgetThis', words)} onClick={onForget}>
      {message('rememberedForgetOne')}
    </button>
  );
}

/** Returns a text such as "Added on 3 May 2026, used on 12 pages". */
function historyInWords({ asked, used }: RememberedCorrection): string {
  return used === 0 ? message('rememberedUnused', day(asked)) : counted('rememberedUsed', used, day(asked));
}

const offInWords = (reason: OffReason) => message(OFF[reason]);

const OFF: Readonly<Record<OffReason, MessageKey>> = {
  missed: 'rememberedOffMissed',
  'too-much': 'rememberedOffTooMuch',
  user: 'rememberedOffByYou',
};
