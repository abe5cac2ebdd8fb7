/**
 * Chooses the voice for a text (a voice of its language, preferably one on this computer), and asks the user before text
 * is sent to an online voice.
 */
import type { Settings } from '../../../store/settings/types.ts';

export interface Voice {
  readonly id: string;
  readonly name: string;
  /** Language tag (BCP 47). */
  readonly language: string;
  /** Whether the voice works on this computer. If not, the text is sent to an online service. */
  readonly isLocal: boolean;
  readonly isDefault: boolean;
}

/**
 * Normalizes a language tag for comparison, such as `pt_BR` (Android) or `EN-us`. Mandarin (`cmn`) counts as Chinese
 * (`zh`), and Cantonese (`yue`) as Chinese of Hong Kong.
 */
const tidy = (language: string) =>
  language
    .replaceAll('_', '-')
    .toLowerCase()
    .replace(/^(?:zh-)?cmn\b/, 'zh')
    .replace(/^(?:zh-)?yue(?:-hk)?\b/, 'zh-hk');

const mainLanguage = (language: string) => tidy(language).split('-')[0] ?? '';

/**
 * Returns the voices of a language, best first. Voices on this computer come before online ones; among equals, voices
 * of the same region come first, then the browser's default.
 */
export function voicesFor(voices: readonly Voice[], language: string): readonly Voice[] {
  const rank = (voice: Voice) =>
    (voice.isLocal ? 0 : 4) + (tidy(voice.language) === tidy(language) ? 0 : 2) + (voice.isDefault ? 0 : 1);
  return voices
    .filter((voice) => mainLanguage(voice.language) === mainLanguage(language))
    .toSorted((a, b) => rank(a) - rank(b));
}

/** The voice of each language, as {@link storedAs} writes it; only its name if stored long ago. */
type ChosenVoices = ReadonlyMap<string, string>;

interface Choosing {
  readonly voices: readonly Voice[];
  readonly chosen: ChosenVoices;
  /** Whether the user allows online voices, to which the text is sent. */
  readonly mayUseRemote: boolean;
}

/**
 * Returns the voice for a text; null if no voice may be used. If there is no voice for the text's language, returns one
 * for `otherwise` (language of the surrounding text) or any other language, so that no text is skipped.
 */
export function voiceFor(language: string, { voices, chosen, mayUseRemote }: Choosing, otherwise = ''): Voice | null {
  const usable = voices.filter(({ isLocal }) => isLocal || mayUseRemote);
  for (const wanted of [language, otherwise]) {
    const known = voicesFor(usable, wanted);
    const stored = chosen.get(mainLanguage(wanted)) ?? '';
    const name = nameIn(stored);
    const hasName = (candidate: Voice) => candidate.name === name;
    // Looks first for exactly the voice that the user chose for this language (it may be a voice of another language).
    // Then looks for a voice with the same name: on another computer, its language tag may be different.
    const voice =
      usable.find((candidate) => hasName(candidate) && storedAs(candidate) === stored) ??
      known.find(hasName) ??
      usable.find(hasName) ??
      known[0];
    if (voice && wanted !== '') return voice;
  }
  return usable.find(({ isDefault }) => isDefault) ?? usable[0] ?? null;
}

/** Returns the stored form of a voice: name, tab, language. Voices of several languages may have the same name. */
const storedAs = ({ name, language }: Voice) => `${name}\t${language}`.replaceAll('\n', ' ');

const nameIn = (stored: string) => stored.split('\t', 1)[0];

/** Parses the stored choices of voices, one per line, such as `de=Name of a voice`, tab, `de-AT`. */
export function parseChosen(stored: string): ChosenVoices {
  const lines = stored.split('\n').map((line) => /^([a-z]{2,8})=(.+)$/.exec(line));
  return new Map(lines.flatMap((line) => (line ? [[line[1] as string, line[2] as string] as const] : [])));
}

export function withChosen(stored: string, language: string, voice: Voice): string {
  const chosen = new Map(parseChosen(stored)).set(mainLanguage(language), storedAs(voice));
  return [...chosen].map(([key, value]) => `${key}=${value}`).join('\n');
}

/** Maximum number of voices offered; Chromium with Speech Dispatcher has thousands for one language. */
const MOST_OFFERED = 100;

type Stored = Pick<Settings, 'aloudVoices' | 'aloudRemote'>;

interface VoiceChoiceOptions {
  voices(): readonly Voice[];
  language(): string;
  settings(): Stored;
  changeSettings(change: Partial<Stored>): void;
}

export class VoiceChoice {
  /** Whether the user allows online voices until this reader closes. The setting `aloudRemote` allows them always. */
  #hasAgreed = false;
  /** An online voice for which the user's consent is requested. */
  asked: Voice | null = null;

  constructor(private readonly options: VoiceChoiceOptions) {}

  get #choosing(): Choosing {
    const { voices, settings } = this.options;
    const { aloudVoices, aloudRemote } = settings();
    const mayUseRemote = aloudRemote || this.#hasAgreed;
    return { voices: voices(), chosen: parseChosen(aloudVoices), mayUseRemote };
  }

  /** Returns null if no voice may read the passage. */
  for(language: string): Voice | null {
    const article = this.options.language();
    // Ignores regions, so that Lectern's own words (en-US) do not change the voice within an article in en-GB.
    const isOwn = mainLanguage(language) === mainLanguage(article);
    return voiceFor(language === '' || isOwn ? article : language, this.#choosing, article);
  }

  get isOfOtherLanguage(): boolean {
    const voice = this.for('');
    return voice !== null && mainLanguage(voice.language) !== mainLanguage(this.options.language());
  }

  /** The voices of the article's language, or all voices if that language has none. */
  get offered(): readonly Voice[] {
    const all = this.options.voices();
    const own = voicesFor(all, this.options.language());
    const best = own.length > 0 ? own : all.toSorted((a, b) => Number(b.isLocal) - Number(a.isLocal));
    const reads = this.for('');
    const offered = best.slice(0, MOST_OFFERED);
    return reads && !offered.some(({ id }) => id === reads.id) ? [reads, ...offered] : offered;
  }

  /** Asks the user for consent to use the best online voice, if no voice may be used without consent. */
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

  #keep(voice: Voice): void {
    const { settings, changeSettings } = this.options;
    // Stored under the article's language, by which `voiceFor` looks it up, even if the voice has another language.
    const chosenFor = mainLanguage(this.options.language()) || voice.language;
    changeSettings({ aloudVoices: withChosen(settings().aloudVoices, chosenFor, voice) });
  }
}
