/** Which voice reads: one of the text's language, on this computer before any other. */

export interface Voice {
  /** As the browser tells them apart. */
  readonly id: string;
  readonly name: string;
  /** BCP 47. */
  readonly language: string;
  /** It speaks on this computer. Of the others, each gets the text that it reads. */
  readonly isLocal: boolean;
  readonly isDefault: boolean;
}

/** `pt_BR` of Android, `EN-us`: compared in one form. */
const tidy = (language: string) => language.replaceAll('_', '-').toLowerCase();

/** The language itself, without region and script. */
export const mainLanguage = (language: string) => tidy(language).split('-')[0] ?? '';

/** Voices of a language, the best first: on this computer, of the region, of the browser's choice. */
export function voicesFor(voices: readonly Voice[], language: string): readonly Voice[] {
  const rank = (voice: Voice) =>
    (voice.isLocal ? 0 : 4) + (tidy(voice.language) === tidy(language) ? 0 : 2) + (voice.isDefault ? 0 : 1);
  return voices
    .filter((voice) => mainLanguage(voice.language) === mainLanguage(language))
    .toSorted((a, b) => rank(a) - rank(b));
}

/** What the user has chosen: by main language, the name of a voice. */
export type ChosenVoices = ReadonlyMap<string, string>;

export interface Choosing {
  readonly voices: readonly Voice[];
  readonly chosen: ChosenVoices;
  /** The user has said that voices may be used that get the text. */
  readonly mayUseRemote: boolean;
}

/**
 * The voice for a text; null where there is none that may be used. One of another language reads what none can read that may: the
 * words are not lost, and it is heard why.
 *
 * @param otherwise the language of the text around it
 */
export function voiceFor(language: string, { voices, chosen, mayUseRemote }: Choosing, otherwise = ''): Voice | null {
  const usable = voices.filter(({ isLocal }) => isLocal || mayUseRemote);
  for (const wanted of [language, otherwise]) {
    const known = voicesFor(usable, wanted);
    const name = chosen.get(mainLanguage(wanted));
    // a language that no voice is of may be read by one that was chosen for it
    const isChosen = (candidate: Voice) => candidate.name === name;
    const voice = known.find(isChosen) ?? usable.find(isChosen) ?? known[0];
    if (voice && wanted !== '') return voice;
  }
  return usable.find(({ isDefault }) => isDefault) ?? usable[0] ?? null;
}

/** Stored as lines `de=Name of a voice`. */
export function parseChosen(stored: string): ChosenVoices {
  const lines = stored.split('\n').map((line) => /^([a-z]{2,8})=(.+)$/.exec(line));
  return new Map(lines.flatMap((line) => (line ? [[line[1] as string, line[2] as string] as const] : [])));
}

export function withChosen(stored: string, language: string, name: string): string {
  const chosen = new Map(parseChosen(stored)).set(mainLanguage(language), name.replaceAll('\n', ' '));
  return [...chosen].map(([key, value]) => `${key}=${value}`).join('\n');
}
