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
  /** Returns the language of the article. */
  language(): string;
  settings(): Stored;
  changeSettings(change: Partial<Stored>): void;
}

export class VoiceChoice {
  readonly #options: VoiceChoiceOptions;
  /** The user has agreed to online voices in this reader; the settings have the consent for all readers. */
  #hasAgreed = false;
  /** An online voice that waits for the user's answer. */
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

  /** Returns the voice for a passage of the article; null if none may read it. */
  for(language: string): Voice | null {
    const article = this.#options.language();
    // one voice for all regions of a language: announcements may have another region than the article
    const isOwn = mainLanguage(language) === mainLanguage(article);
    return voiceFor(language === '' || isOwn ? article : language, this.#choosing, article);
  }

  /** Whether the voice that reads is not of the article's language. */
  get isOfOtherLanguage(): boolean {
    const voice = this.for('');
    return voice !== null && mainLanguage(voice.language) !== mainLanguage(this.#options.language());
  }

  /** Returns the voices to choose from: those of the article's language, else all. */
  get offered(): readonly Voice[] {
    const all = this.#options.speech.voices();
    const own = voicesFor(all, this.#options.language());
    const best = own.length > 0 ? own : all.toSorted((a, b) => Number(b.isLocal) - Number(a.isLocal));
    const reads = this.for('');
    const offered = best.slice(0, MOST_OFFERED);
    return reads && !offered.some(({ id }) => id === reads.id) ? [reads, ...offered] : offered;
  }

  /** Asks about the best online voice if no voice may read. */
  askForOnly(): void {
    this.asked ??= this.for('') ? null : (this.offered[0] ?? null);
  }

  /** Chooses a voice. Returns false if the user has to agree first, or if the voice is not offered. */
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
    // stored for the article's language, even if the voice has another one
    const chosenFor = mainLanguage(this.#options.language()) || language;
    changeSettings({ aloudVoices: withChosen(settings().aloudVoices, chosenFor, name) });
  }
}
