/** Wraps the browser's speech synthesis. */
import type { Trouble } from './core/types.ts';
import type { Voice } from './core/voices.ts';

export interface Utterance {
  text: string;
  voice: Voice;
  rate: number;
}

/** What comes of an utterance. */
export interface Hearing {
  begun(): void;
  /** @param length 0 where the browser does not say */
  word(index: number, length: number): void;
  done(): void;
  failed(trouble: Trouble): void;
}

export interface Speech {
  voices(): readonly Voice[];
  /** Browsers may find their voices a moment after they were asked. `voices()` is new by the time `tell` runs. */
  onVoices(tell: () => void, signal: AbortSignal): void;
  /** In the place of anything else. */
  say(utterance: Utterance, hearing: Hearing): void;
  stop(): void;
}

const TROUBLES: Readonly<Record<string, Trouble>> = {
  'not-allowed': 'refused',
  network: 'network',
};

/** Asked for at each use: a browser without speech has none of it. */
const synthesis = (): SpeechSynthesis | undefined => globalThis.speechSynthesis;

export function browserSpeech(): Speech {
  /** Chromium forgets what nobody holds, and tells nothing of it any more. */
  let held: SpeechSynthesisUtterance | null = null;

  /** Chromium with Speech Dispatcher has 13,000 of them: they are asked for again only when they change. */
  let known: { from: SpeechSynthesis; all: readonly SpeechSynthesisVoice[]; voices: readonly Voice[] } | null = null;

  function voices(): NonNullable<typeof known> | null {
    const from = synthesis();
    if (!from) return null;
    if (known?.from === from && known.voices.length > 0) return known;
    const all = from.getVoices();
    known = { from, all, voices: all.map(voiceOf) };
    return known;
  }

  function stop(): void {
    held = null;
    synthesis()?.cancel();
  }

  return {
    voices: () => voices()?.voices ?? [],
    onVoices(tell, signal) {
      const renewed = () => {
        known = null;
        tell();
      };
      synthesis()?.addEventListener?.('voiceschanged', renewed, { signal });
    },
    say({ text, voice, rate }, hearing) {
      const speech = synthesis();
      const { all = [], voices: same = [] } = voices() ?? {};
      const found = all[same.findIndex(({ id }) => id === voice.id)];
      if (!speech || !found) return hearing.failed('no-voice');
      speech.cancel();
      // paused by the page or the system, it would wait forever
      if (speech.paused) speech.resume();
      const utterance = new SpeechSynthesisUtterance(text);
      utterance.voice = found;
      utterance.lang = found.lang;
      utterance.rate = rate;
      const isHeld = () => held === utterance;
      utterance.addEventListener('start', () => isHeld() && hearing.begun());
      utterance.addEventListener('boundary', ({ name, charIndex, charLength }) => {
        if (isHeld() && name !== 'sentence') hearing.word(charIndex, charLength ?? 0);
      });
      utterance.addEventListener('end', () => isHeld() && hearing.done());
      utterance.addEventListener('error', ({ error }) => isHeld() && hearing.failed(TROUBLES[error] ?? 'failed'));
      held = utterance;
      speech.speak(utterance);
    },
    stop,
  };
}

/** Names may come twice, for two languages. */
function voiceOf({ voiceURI, name, lang, localService, default: isDefault }: SpeechSynthesisVoice): Voice {
  return { id: `${voiceURI}\n${name}\n${lang}`, name, language: lang, isLocal: localService, isDefault };
}
