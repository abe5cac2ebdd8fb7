/** Adds reading aloud, with its controls and keys, to an open reader. */

import { intact } from '../../platform/unclobbered.ts';
import { language, message } from '../../platform/wording/message.ts';
import { close } from '../../reader/components/icons.ts';
import { TextButton } from '../../reader/components/TextButton.tsx';
import { adoptSheet } from '../../reader/styles/adopt-sheet.ts';
import { ALOUD_RATE } from '../../store/settings/parsers.ts';
import type { Aid, ToolPlace } from '../place.ts';
import { StripButton } from '../strips.tsx';
import css from './aloud.css?inline';
import type { PlayerEvent, Trouble } from './core/player.ts';
import type { Voice } from './core/voices.ts';
import { Reader } from './reader.ts';
import { browserSpeech } from './speech.ts';

export function createAloud(place: ToolPlace, redraw: () => void): Aid {
  const { dialog, signal } = place;
  const reader = new Reader(place, browserSpeech(), redraw);

  adoptSheet(dialog.getRootNode() as ShadowRoot, css);
  signal.addEventListener('abort', () => reader.isOpen && reader.close());
  // pauses instead of closing: the back/forward cache may bring the page back with the reader still open
  const view = intact(dialog.ownerDocument).defaultView;
  view?.addEventListener('pagehide', () => reader.dispatch({ type: 'pause' }), { signal });

  return {
    press: reader.toggle,
    strip: () => (reader.isOpen ? <AloudStrip reader={reader} /> : null),
    key: (event) => reader.isOpen && pressKey(event.key, reader),
    leave() {
      if (!reader.isOpen) return false;
      if (reader.voice.asked) reader.answer(false);
      else reader.close();
      return true;
    },
    drawn: reader.drawn,
  };
}

/**
 * Keys that move through the text or pause, while the controls of reading aloud are open. Media keys are handled like
 * other keys, so they work only while this window has the focus. With a media session, they would work in any window,
 * but browsers activate a session only while an audio or video element plays (docs/adr/028-reading-aids.md).
 */
const KEYS: ReadonlyMap<string, PlayerEvent> = new Map<string, PlayerEvent>([
  ['[', { type: 'move', unit: 'sentence', by: -1 }],
  [']', { type: 'move', unit: 'sentence', by: 1 }],
  ['{', { type: 'move', unit: 'paragraph', by: -1 }],
  ['}', { type: 'move', unit: 'paragraph', by: 1 }],
  ['MediaTrackPrevious', { type: 'move', unit: 'paragraph', by: -1 }],
  ['MediaTrackNext', { type: 'move', unit: 'paragraph', by: 1 }],
  ['MediaStop', { type: 'pause' }],
]);
const TOGGLES = /^Media(?:PlayPause|Play|Pause)$/;

function pressKey(key: string, { toggle, dispatch }: Reader): boolean {
  const event = KEYS.get(key);
  if (event) dispatch(event);
  else if (TOGGLES.test(key)) toggle();
  else return false;
  return true;
}

function AloudStrip({ reader }: { reader: Reader }) {
  const { player, isSpeaking, voice } = reader;
  const { asked } = voice;
  const used = voice.for('');
  const playing = isSpeaking ? 'pause' : 'play';
  const move = (by: 1 | -1) => reader.dispatch({ type: 'move', unit: 'sentence', by });
  return (
    <section class="strip aloud" aria-label={message('aloudTitle')}>
      <span class="aloud-walk">
        <StripButton
          icon={PATHS.back}
          iconClass="aloud-icon back"
          label={message('aloudBack')}
          keys="["
          onClick={() => move(-1)}
        />
        <StripButton
          icon={PATHS[playing]}
          iconClass={`aloud-icon ${playing}`}
          label={message(isSpeaking ? 'aloudPause' : 'aloudPlay')}
          keys="K"
          onClick={reader.toggle}
        />
        <StripButton
          icon={PATHS.forward}
          iconClass="aloud-icon forward"
          label={message('aloudForward')}
          keys="]"
          onClick={() => move(1)}
        />
      </span>
      <Rate rate={player.rate} onChoose={(rate) => reader.setRate(rate)} />
      <Voices voices={voice.offered} used={used} onChoose={(id) => reader.setVoice(id)} />
      {reader.isAway && isSpeaking && (
        <TextButton class="quiet aloud-there" onClick={reader.comeBack} text={message('aloudGoThere')} />
      )}
      <StripButton icon={close} label={message('aloudClose')} keys="Esc" isLast onClick={reader.close} />
      <p class="aloud-said" role="status">
        {asked ? null : sentence(reader)}
        {!asked && used && !used.isLocal && ` ${message('aloudRemoteVoice')}`}
        {!asked && voice.isOfOtherLanguage && ` ${message('aloudOtherLanguage')}`}
      </p>
      {asked && (
        <div class="aloud-question" role="alert">
          <p>{message(used ? 'aloudAskRemote' : 'aloudOnlyRemote', asked.name)}</p>
          <TextButton class="button" onClick={() => reader.answer(true)} text={message('aloudUseRemote')} />
          <TextButton class="button" onClick={() => reader.answer(false)} text={message('aloudNotRemote')} />
        </div>
      )}
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

function sentence({ player, isWaiting }: Reader): string {
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

interface VoicesProps {
  voices: readonly Voice[];
  /** The voice that reads; null if the user allows none of the voices. */
  used: Voice | null;
  onChoose(id: string): void;
}

/** Menu of the voices. The heading above the online voices warns that the text is sent to them. */
function Voices({ voices, used, onChoose }: VoicesProps) {
  if (voices.length === 0) return null;
  const local = voices.filter(({ isLocal }) => isLocal);
  const remote = voices.filter(({ isLocal }) => !isLocal);
  return (
    <select
      class="aloud-voice"
      aria-label={message('aloudVoice')}
      title={message('aloudVoice')}
      value={used?.id ?? ''}
      onInput={({ currentTarget }) => onChoose(currentTarget.value)}
    >
      {!used && <option value="">{message('aloudVoice')}</option>}
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

/** SVG paths of line icons on a grid of 20 × 20, like the reader's other icons. */
const PATHS = {
  play: 'M6.5 4.5l9 5.5-9 5.5z',
  pause: 'M7 5v10M13 5v10',
  back: 'M14.5 5l-7 5 7 5zM5 5v10',
  forward: 'M5.5 5l7 5-7 5zM15 5v10',
} as const;
