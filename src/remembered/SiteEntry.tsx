import type { RememberedCorrection, SiteChoices } from '../corrections/remembered/types.ts';
import { historyInWords, OFF_IN_WORDS, signatureInWords } from '../corrections/remembered/words.ts';
import type { SitePattern } from '../sites/site-pattern.ts';
import { choicesInWords } from './choices.ts';
import type { Entry } from './entries.ts';
import type { RememberedActions } from './types.ts';

interface SiteEntryProps {
  entry: Entry;
  actions: RememberedActions;
}

/** All that is remembered of one site. */
export function SiteEntry({ entry, actions }: SiteEntryProps) {
  const { site, memory, always } = entry;
  const heading = `site-${site}`;
  return (
    <section class="site" aria-labelledby={heading}>
      <div class="head">
        <h2 id={heading}>{site}</h2>
        <button
          type="button"
          class="button quiet"
          aria-label={`Forget ${site}`}
          onClick={() => actions.forgetSite(entry)}
        >
          Forget site
        </button>
      </div>
      <ul>
        {always.map((pattern) => (
          <AlwaysRow key={pattern} pattern={pattern} onSwitchOff={() => actions.switchOff(site, pattern)} />
        ))}
        {choicesInWords(memory).map(({ choice, words }) => (
          <ChoiceRow
            key={choice}
            words={words}
            onForget={() => actions.forgetChoice(memory, choice as keyof SiteChoices)}
          />
        ))}
        {memory.corrections.map((one) => (
          <CorrectionRow
            key={one.id}
            one={one}
            onSwitch={(isOn) => actions.switchCorrection(memory, one.id, isOn)}
            onForget={() => actions.forgetCorrection(memory, one.id)}
          />
        ))}
      </ul>
    </section>
  );
}

const ALWAYS = 'Opens in the reader by itself on articles';

/** It can be switched off here and not on: browsers ask for a permission on the site's own pages. */
function AlwaysRow({ pattern, onSwitchOff }: { pattern: SitePattern; onSwitchOff(): void }) {
  const described = `always-${pattern}`;
  return (
    <li>
      <span class="what">
        {ALWAYS}
        <small id={described}>Of {pattern.slice(0, -2)}, with your browser’s permission for it</small>
      </span>
      <button
        type="button"
        class="button quiet"
        aria-label={`Switch off: ${ALWAYS}`}
        aria-describedby={described}
        onClick={onSwitchOff}
      >
        Switch off
      </button>
    </li>
  );
}

function ChoiceRow({ words, onForget }: { words: string; onForget(): void }) {
  return (
    <li>
      <span class="what">{words}</span>
      <Forget words={words} onForget={onForget} />
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
      <label>
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
            {one.off !== null && <b>{OFF_IN_WORDS[one.off]}</b>}
          </small>
        </span>
      </label>
      <Forget words={words} onForget={onForget} />
    </li>
  );
}

function Forget({ words, onForget }: { words: string; onForget(): void }) {
  return (
    <button type="button" class="button quiet" aria-label={`Forget: ${words}`} onClick={onForget}>
      Forget
    </button>
  );
}
