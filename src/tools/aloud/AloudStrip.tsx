import { language, message } from '../../platform/wording/message.ts';
import { close } from '../../reader/components/icons.ts';
import { ALOUD_RATE } from '../../store/settings/options.ts';
import { StripButton } from '../strips.tsx';
import type { PlayerState, Trouble } from './core/player.ts';
import type { Voice } from './core/voices.ts';

export function AloudStrip({ view, commands }: { view: AloudView; commands: AloudCommands }) {
  const { player, question, isAway, voice, isOfOtherLanguage } = view;
  const isSpeaking = player.status === 'speaking';
  const playing = isSpeaking ? 'pause' : 'play';
  return (
    <section class="strip aloud" aria-label={message('aloudTitle')}>
      <span class="aloud-walk">
        <StripButton
          icon={PATHS.back}
          iconClass="aloud-icon back"
          label={message('aloudBack')}
          keys="["
          onClick={() => commands.move(-1)}
        />
        <StripButton
          icon={PATHS[playing]}
          iconClass={`aloud-icon ${playing}`}
          label={message(isSpeaking ? 'aloudPause' : 'aloudPlay')}
          keys="K"
          onClick={commands.toggle}
        />
        <StripButton
          icon={PATHS.forward}
          iconClass="aloud-icon forward"
          label={message('aloudForward')}
          keys="]"
          onClick={() => commands.move(1)}
        />
      </span>
      <Rate rate={player.rate} onChoose={commands.setRate} />
      <Voices view={view} onChoose={commands.setVoice} />
      {isAway && isSpeaking && (
        <button type="button" class="quiet aloud-there" onClick={commands.goThere}>
          {message('aloudGoThere')}
        </button>
      )}
      <StripButton icon={close} label={message('aloudClose')} keys="Esc" isLast onClick={commands.close} />
      <p class="aloud-said" role="status">
        {question ? null : sentence(view)}
        {!question && voice && !voice.isLocal && ` ${message('aloudRemoteVoice')}`}
        {!question && isOfOtherLanguage && ` ${message('aloudOtherLanguage')}`}
      </p>
      {question && <Question question={question} onAnswer={commands.answer} />}
    </section>
  );
}

const TROUBLES = {
  silent: 'aloudSilent',
  refused: 'aloudRefused',
  network: 'aloudNetwork',
  failed: 'aloudFailed',
  'no-voice': 'aloudNoVoice',
} as const satisfies Record<Trouble, string>;

function sentence({ player, isWaiting }: AloudView): string {
  if (isWaiting) return message('aloudWaiting');
  if (player.trouble) return message(TROUBLES[player.trouble]);
  return player.sentences.length === 0 ? message('aloudNothing') : '';
}

function Rate({ rate, onChoose }: { rate: number; onChoose(rate: number): void }) {
  const { min, max, step } = ALOUD_RATE;
  const steps = Array.from({ length: Math.round((max - min) / step) + 1 }, (_unused, index) => min + index * step);
  const rates = [...new Set([...steps, rate])].sort((a, b) => a - b);
  const written = new Intl.NumberFormat(language());
  return (
    <select
      class="aloud-rate"
      aria-label={message('aloudRate')}
      title={message('aloudRate')}
      value={String(rate)}
      onInput={({ currentTarget }) => onChoose(Number(currentTarget.value))}
    >
      {rates.map((value) => (
        <option key={value} value={String(value)}>
          {message('aloudRateValue', written.format(value))}
        </option>
      ))}
    </select>
  );
}

/** The heading of the online voices warns that the text is sent to them. */
function Voices({ view: { voices, voice }, onChoose }: { view: AloudView; onChoose(id: string): void }) {
  if (voices.length === 0) return null;
  const local = voices.filter(({ isLocal }) => isLocal);
  const remote = voices.filter(({ isLocal }) => !isLocal);
  return (
    <select
      class="aloud-voice"
      aria-label={message('aloudVoice')}
      title={message('aloudVoice')}
      value={voice?.id ?? ''}
      onInput={({ currentTarget }) => onChoose(currentTarget.value)}
    >
      {!voice && <option value="">{message('aloudVoice')}</option>}
      {local.length > 0 && <optgroup label={message('aloudLocal')}>{local.map(option)}</optgroup>}
      {remote.length > 0 && <optgroup label={message('aloudElsewhere')}>{remote.map(option)}</optgroup>}
    </select>
  );
}

function option({ id, name, language: spoken }: Voice) {
  return (
    <option key={id} value={id}>
      {`${name} · ${spoken}`}
    </option>
  );
}

interface QuestionProps {
  question: NonNullable<AloudView['question']>;
  onAnswer(mayUse: boolean): void;
}

function Question({ question: { voice, isOnly }, onAnswer }: QuestionProps) {
  return (
    <div class="aloud-question" role="alert">
      <p>{message(isOnly ? 'aloudOnlyRemote' : 'aloudAskRemote', voice.name)}</p>
      <button type="button" class="button" onClick={() => onAnswer(true)}>
        {message('aloudUseRemote')}
      </button>
      <button type="button" class="button" onClick={() => onAnswer(false)}>
        {message('aloudNotRemote')}
      </button>
    </div>
  );
}

/** SVG paths of line icons on a grid of 20 × 20, like the reader's other icons. */
const PATHS = {
  play: 'M6.5 4.5l9 5.5-9 5.5z',
  pause: 'M7 5v10M13 5v10',
  back: 'M14.5 5l-7 5 7 5zM5 5v10',
  forward: 'M5.5 5l7 5-7 5zM15 5v10',
} as const;

export interface AloudView {
  readonly player: PlayerState;
  /** Voices of the article's language, best first; all voices if that language has none. */
  readonly voices: readonly Voice[];
  /** The voice that reads; null if the user allows none of the voices. */
  readonly voice: Voice | null;
  readonly isOfOtherLanguage: boolean;
  /** Whether the browser has not reported its voices yet. */
  readonly isWaiting: boolean;
  /** An online voice for which the user's consent is requested. `isOnly`: no other voice can read. */
  readonly question: { readonly voice: Voice; readonly isOnly: boolean } | null;
  /** Whether the user has scrolled away from the spoken text. */
  readonly isAway: boolean;
}

export interface AloudCommands {
  toggle(): void;
  move(by: 1 | -1): void;
  setRate(rate: number): void;
  setVoice(id: string): void;
  answer(mayUse: boolean): void;
  goThere(): void;
  close(): void;
}
