/** Chooses the voice that reads aloud, and asks the user before text is sent to an online voice. */
import type { Settings } from '../../store/settings/types.ts';
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

/** Maximum number of voices offered; Chromium with Speech Dispatcher has thousands for one language. */
const MOST_OFFERED = 100;

type Stored = Pick<Settings, 'aloudVoices' | 'aloudRemote'>;

interface VoiceChoiceOptions {
  speech: Speech;
  language(): string;
  settings(): Stored;
  changeSettings(change: Partial<Stored>): void;
}

export class VoiceChoice {
  readonly #options: VoiceChoiceOptions;
  /** Agreed for as long as this reader is open. Lasting consent is the setting `aloudRemote`. */
  #hasAgreed = false;
  /** An online voice for which the user's consent is requested. */
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

  /** Returns the voice for a passage of the article; null if no voice may read it. */
  for(language: string): Voice | null {
    const article = this.#options.language();
    // Regions are ignored, so that an announcement in en-US gets the same voice as an article in en-GB.
    const isOwn = mainLanguage(language) === mainLanguage(article);
    return voiceFor(language === '' || isOwn ? article : language, this.#choosing, article);
  }

  get isOfOtherLanguage(): boolean {
    const voice = this.for('');
    return voice !== null && mainLanguage(voice.language) !== mainLanguage(this.#options.language());
  }

  /** The voices of the article's language, or all voices if that language has none. */
  get offered(): readonly Voice[] {
    const all = this.#options.speech.voices();
    const own = voicesFor(all, this.#options.language());
    const best = own.length > 0 ? own : all.toSorted((a, b) => Number(b.isLocal) - Number(a.isLocal));
    const reads = this.for('');
    const offered = best.slice(0, MOST_OFFERED);
    return reads && !offered.some(({ id }) => id === reads.id) ? [reads, ...offered] : offered;
  }

  /** Asks the user for consent to the best online voice, if no voice may be used without consent. */
  askForOnly(): void {
    this.asked ??= this.for('') ? null : (this.offered[0] ?? null);
  }

  /** Chooses a voice. Returns false if the user has to consent first, or if the voice is not offered. */
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
    // The voice is stored as the choice for the article's language, even if the voice has another language.
    const chosenFor = mainLanguage(this.#options.language()) || language;
    changeSettings({ aloudVoices: withChosen(settings().aloudVoices, chosenFor, name) });
  }
}
