/** Chooses the voice for a text: a voice of its language, preferably one on this computer. */

export interface Voice {
  readonly id: string;
  readonly name: string;
  /** Language tag (BCP 47). */
  readonly language: string;
  /** Whether the voice works on this computer. If not, the text is sent to an online service. */
  readonly isLocal: boolean;
  readonly isDefault: boolean;
}

/** Normalises a language tag for comparison, such as `pt_BR` (Android) or `EN-us`. */
const tidy = (language: string) => language.replaceAll('_', '-').toLowerCase();

/** Returns the language without region and script: `pt` for `pt-BR`. */
export const mainLanguage = (language: string) => tidy(language).split('-')[0] ?? '';

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

/** The user's choices: for each language (without region), the name of a voice. */
export type ChosenVoices = ReadonlyMap<string, string>;

export interface Choosing {
  readonly voices: readonly Voice[];
  readonly chosen: ChosenVoices;
  /** Whether the user allows online voices, to which the text is sent. */
  readonly mayUseRemote: boolean;
}

/**
 * Returns null if no voice may be used. If the text's language has no usable voice, one of the surrounding text's
 * language (`otherwise`), or of any other, reads it, so that nothing is skipped.
 */
export function voiceFor(language: string, { voices, chosen, mayUseRemote }: Choosing, otherwise = ''): Voice | null {
  const usable = voices.filter(({ isLocal }) => isLocal || mayUseRemote);
  for (const wanted of [language, otherwise]) {
    const known = voicesFor(usable, wanted);
    const name = chosen.get(mainLanguage(wanted));
    // The user may have chosen a voice of another language for texts in this language.
    const isChosen = (candidate: Voice) => candidate.name === name;
    const voice = known.find(isChosen) ?? usable.find(isChosen) ?? known[0];
    if (voice && wanted !== '') return voice;
  }
  return usable.find(({ isDefault }) => isDefault) ?? usable[0] ?? null;
}

/** Parses the stored choices of voices, one per line, such as `de=Name of a voice`. */
export function parseChosen(stored: string): ChosenVoices {
  const lines = stored.split('\n').map((line) => /^([a-z]{2,8})=(.+)$/.exec(line));
  return new Map(lines.flatMap((line) => (line ? [[line[1] as string, line[2] as string] as const] : [])));
}

export function withChosen(stored: string, language: string, name: string): string {
  const chosen = new Map(parseChosen(stored)).set(mainLanguage(language), name.replaceAll('\n', ' '));
  return [...chosen].map(([key, value]) => `${key}=${value}`).join('\n');
}
