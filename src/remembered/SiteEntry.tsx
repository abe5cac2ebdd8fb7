import type { RememberedCorrection, SiteChoices, SiteMemory } from '../corrections/remembered/types.ts';
import { historyInWords, OFF_IN_WORDS, signatureInWords } from '../corrections/remembered/words.ts';
import { choicesInWords } from './choices.ts';
import type { RememberedActions } from './types.ts';

interface SiteEntryProps {
  memory: SiteMemory;
  actions: RememberedActions;
}

/** All that is remembered of one site. */
export function SiteEntry({ memory, actions }: SiteEntryProps) {
  const { site, corrections } = memory;
  const heading = `site-${site}`;
  return (
    <section class="site" aria-labelledby={heading}>
      <div class="head">
        <h2 id={heading}>{site}</h2>
        <button
          type="button"
          class="button quiet"
          aria-label={`Forget ${site}`}
          onClick={() => actions.forgetSite(memory)}
        >
          Forget site
        </button>
      </div>
      <ul>
        {choicesInWords(memory).map(({ choice, words }) => (
          <ChoiceRow
            key={choice}
            words={words}
            onForget={() => actions.forgetChoice(memory, choice as keyof SiteChoices)}
          />
        ))}
        {corrections.map((one) => (
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
