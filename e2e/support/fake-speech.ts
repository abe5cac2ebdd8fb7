/**
 * A fake of the browser's speech synthesis, for the content script. Test machines have no voices, and tests must
 * control which words a voice reports, and when.
 */
import type { Page } from '@playwright/test';
import { contentWorld } from './content-world.ts';

export interface FakeVoice {
  name: string;
  lang: string;
  localService: boolean;
}

export interface FakeOptions {
  voices: readonly FakeVoice[];
  /**
   * When the voice reports its progress. `words`: at the beginning of each word, and at the end; `plain`: only at the
   * end; `silent`: never; `failing`: it reports an error.
   */
  mode: 'words' | 'plain' | 'silent' | 'failing';
  /** Time that the voice takes for a word (ms). */
  pace: number;
}

export interface Said {
  text: string;
  voice: string;
  rate: number;
}

export interface FakeSpeech {
  said(): Promise<Said[]>;
  isSpeaking(): Promise<boolean>;
  set(options: Partial<FakeOptions>): Promise<void>;
  highlights(): Promise<Record<string, string>>;
}

export const VOICES: readonly FakeVoice[] = [
  { name: 'Cloud English', lang: 'en-US', localService: false },
  { name: 'Ada', lang: 'en-GB', localService: true },
  { name: 'Ben', lang: 'en-US', localService: true },
  { name: 'Dora', lang: 'de-DE', localService: true },
];

/** Replaces the speech synthesis of the open reader. Must be called before anything is read aloud. */
export async function fakeSpeech(page: Page, options: Partial<FakeOptions> = {}): Promise<FakeSpeech> {
  const run = await contentWorld(page);
  const all: FakeOptions = { voices: VOICES, mode: 'words', pace: 40, ...options };
  await run(`(${install.toString()})(${JSON.stringify(all)})`);
  return {
    said: () => run('fake.said'),
    isSpeaking: () => run('speechSynthesis.speaking'),
    set: (change) => run(`void fake.set(${JSON.stringify(change)})`),
    highlights: () =>
      run(`Object.fromEntries([...CSS.highlights].map(([name, ranges]) => [name, [...ranges].map(String).join('|')]))`),
  };
}

/** Installs the fake speech synthesis. Runs in the content script, so it must not use other code of this file. */
function install(options: FakeOptions): void {
  const said: Said[] = [];
  let now = options;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let current: FakeUtterance | null = null;

  class FakeUtterance extends EventTarget {
    voice: FakeVoice | null = null;
    rate = 1;
    lang = '';
    readonly text: string;
    constructor(text: string) {
      super();
      this.text = text;
    }
    tell(type: string, detail: object = {}): void {
      this.dispatchEvent(Object.assign(new Event(type), detail));
    }
  }

  class FakeSynthesis extends EventTarget {
    speaking = false;
    paused = false;
    getVoices() {
      return now.voices.map((voice) => ({ ...voice, voiceURI: voice.name, default: false }));
    }
    cancel(): void {
      clearTimeout(timer);
      const before = current;
      current = null;
      this.speaking = false;
      before?.tell('error', { error: 'canceled' });
    }
    resume(): void {
      this.paused = false;
    }
    speak(utterance: FakeUtterance): void {
      said.push({ text: utterance.text, voice: utterance.voice?.name ?? '', rate: utterance.rate });
      current = utterance;
      this.speaking = true;
      if (now.mode === 'silent') return;
      timer = setTimeout(() => {
        if (now.mode === 'failing') {
          current = null;
          utterance.tell('error', { error: 'synthesis-failed' });
          return;
        }
        utterance.tell('start');
        this.goOn(utterance, 0);
      }, 5);
    }
    goOn(utterance: FakeUtterance, from: number): void {
      const word = /\S+/.exec(utterance.text.slice(from));
      if (!word) {
        current = null;
        this.speaking = false;
        utterance.tell('end');
        return;
      }
      const charIndex = from + word.index;
      if (now.mode === 'words') utterance.tell('boundary', { name: 'word', charIndex, charLength: word[0].length });
      timer = setTimeout(() => this.goOn(utterance, charIndex + word[0].length), now.pace);
    }
  }

  const speechSynthesis = new FakeSynthesis();
  const set = (change: Partial<FakeOptions>) => {
    now = { ...now, ...change };
    if (change.voices) speechSynthesis.dispatchEvent(new Event('voiceschanged'));
  };
  const values = { speechSynthesis, SpeechSynthesisUtterance: FakeUtterance, fake: { said, set } };
  for (const [name, value] of Object.entries(values))
    Object.defineProperty(globalThis, name, { value, configurable: true });
}
