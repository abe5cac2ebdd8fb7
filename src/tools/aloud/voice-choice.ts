/** Chooses the voice that reads, and the one that the user is asked about. */
import {
  type Choosing,
  mainLanguage,
  parseChosen,
  type Voice,
  voiceFor,
  voicesFor,
  withChosen,
} from './core/voices.ts';
import type { Speech } from './speech.ts';

/** Most voices offered; Chromium with Speech Dispatcher has thousands for one language. */
const MOST_OFFERED = 100;

interface Stored {
  aloudVoices: string;
  aloudRemote: boolean;
}

interface VoiceChoiceOptions {
  speech: Speech;
  /** Of the article. */
  language(): string;
  settings(): Stored;
  changeSettings(change: Partial<Stored>): void;
}

export class VoiceChoice {
  readonly #options: VoiceChoiceOptions;
  /** The user has agreed in this reader; for all of them, the settings say it. */
  #hasAgreed = false;
  /** A voice that gets the text and waits for an answer. */
  asked: Voice | null = null;

  constructor(options: VoiceChoiceOptions) {
    this.#options = options;
  }

  get #choosing(): Choosing {
    const { speech, settings } = this.#options;
    const { aloudVoices, aloudRemote } = settings();
    const mayUseRemote = aloudRemote || this.#hasAgreed;
    return { voices: speech.voices(), chosen: parseChosen(aloudVoices), mayUseRemote };
  }

  /** For a passage of the article; null where none may read it. */
  for(language: string): Voice | null {
    const article = this.#options.language();
    // one voice for one language, whatever its region: announcements are in that of the interface
    const isOwn = mainLanguage(language) === mainLanguage(article);
    return voiceFor(language === '' || isOwn ? article : language, this.#choosing, article);
  }

  /** What reads is no voice of the article's language: there is none, or none that may. */
  get isOfOtherLanguage(): boolean {
    const voice = this.for('');
    return voice !== null && mainLanguage(voice.language) !== mainLanguage(this.#options.language());
  }

  /** To choose from: those of the article's language, else all of them. */
  get offered(): readonly Voice[] {
    const all = this.#options.speech.voices();
    const own = voicesFor(all, this.#options.language());
    const best = own.length > 0 ? own : all.toSorted((a, b) => Number(b.isLocal) - Number(a.isLocal));
    const reads = this.for('');
    const offered = best.slice(0, MOST_OFFERED);
    return reads && !offered.some(({ id }) => id === reads.id) ? [reads, ...offered] : offered;
  }

  /** Where no voice on this computer can read, the one that could. */
  askForOnly(): void {
    this.asked ??= this.for('') ? null : (this.offered[0] ?? null);
  }

  /** @returns whether it reads from now on; else the user is asked first */
  choose(id: string): boolean {
    const voice = this.offered.find((candidate) => candidate.id === id);
    if (!voice) return false;
    this.asked = voice.isLocal || this.#choosing.mayUseRemote ? null : voice;
    if (!this.asked) this.#keep(voice);
    return !this.asked;
  }

  answer(mayUse: boolean): void {
    if (mayUse && this.asked) {
      this.#hasAgreed = true;
      this.#keep(this.asked);
    }
    this.asked = null;
  }

  #keep({ name, language }: Voice): void {
    const { settings, changeSettings } = this.#options;
    // what reads an article of another language was chosen for that one
    const chosenFor = mainLanguage(this.#options.language()) || language;
    changeSettings({ aloudVoices: withChosen(settings().aloudVoices, chosenFor, name) });
  }
}
