/** Wraps the browser's speech synthesis for reading aloud. */
import type { PlayerEvent, Trouble } from './core/player.ts';
import type { Voice } from './core/voices.ts';

export interface Speech {
  voices(): readonly Voice[];
  /** Calls `tell` when the list of voices has changed, because browsers may find voices late. */
  onVoices(tell: () => void, signal: AbortSignal): void;
  /** Says a text, and cancels the current utterance. `hear`: called for each event, which contains the number `run`. */
  say(said: { run: number; text: string; voice: Voice; rate: number }, hear: (event: PlayerEvent) => void): void;
  stop(): void;
}

const TROUBLES: Readonly<Record<string, Trouble>> = {
  'not-allowed': 'refused',
  network: 'network',
};

const synthesis = (): SpeechSynthesis | undefined => globalThis.speechSynthesis;

export function browserSpeech(): Speech {
  /** The current utterance. Without a reference to it, Chromium would discard it and send no more events. */
  let held: SpeechSynthesisUtterance | null = null;

  /** Cache of the voices (Chromium with Speech Dispatcher has 13,000); null after the browser reports a change. */
  let known: { from: SpeechSynthesis; all: readonly SpeechSynthesisVoice[]; voices: readonly Voice[] } | null = null;

  function voices(): NonNullable<typeof known> | null {
    const from = synthesis();
    if (!from) return null;
    if (known?.from === from && known.voices.length > 0) return known;
    const all = from.getVoices();
    known = { from, all, voices: all.map(voiceOf) };
    return known;
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
    say({ run, text, voice, rate }, hear) {
      const speech = synthesis();
      const { all = [], voices: same = [] } = voices() ?? {};
      const found = all[same.findIndex(({ id }) => id === voice.id)];
      if (!speech || !found) return hear({ type: 'failed', run, trouble: 'no-voice' });
      speech.cancel();
      // If the page or the system has paused speech, the utterance would wait forever.
      if (speech.paused) speech.resume();
      const utterance = new SpeechSynthesisUtterance(text);
      utterance.voice = found;
      utterance.lang = found.lang;
      utterance.rate = rate;
      const tell = (event: PlayerEvent) => held === utterance && hear(event);
      utterance.addEventListener('start', () => tell({ type: 'begun', run }));
      utterance.addEventListener('boundary', ({ name, charIndex, charLength }) => {
        if (name !== 'sentence') tell({ type: 'word', run, index: charIndex, length: charLength ?? 0 });
      });
      utterance.addEventListener('end', () => tell({ type: 'done', run }));
      utterance.addEventListener('error', ({ error }) =>
        tell({ type: 'failed', run, trouble: TROUBLES[error] ?? 'failed' }),
      );
      held = utterance;
      speech.speak(utterance);
    },
    stop() {
      held = null;
      synthesis()?.cancel();
    },
  };
}

/** The id includes name and language, because two languages may have voices with the same name. */
function voiceOf({ voiceURI, name, lang, localService, default: isDefault }: SpeechSynthesisVoice): Voice {
  return { id: `${voiceURI}\n${name}\n${lang}`, name, language: lang, isLocal: localService, isDefault };
}
