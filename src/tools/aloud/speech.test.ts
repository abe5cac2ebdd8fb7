import { afterEach, expect, test, vi } from 'vitest';
import { browserSpeech } from './speech.ts';

afterEach(() => vi.unstubAllGlobals());

test('when the browser reports new voices, the list of voices already contains them', () => {
  const all = [voice('Ada')];
  const synthesis = Object.assign(new EventTarget(), { getVoices: () => [...all] });
  vi.stubGlobal('speechSynthesis', synthesis);
  const speech = browserSpeech();
  const seen: string[][] = [];
  speech.onVoices(() => seen.push(speech.voices().map(({ name }) => name)), new AbortController().signal);
  expect(speech.voices()).toHaveLength(1);
  all.push(voice('Nur'));
  synthesis.dispatchEvent(new Event('voiceschanged'));
  expect(seen).toEqual([['Ada', 'Nur']]);
});

const voice = (name: string) => ({ voiceURI: name, name, lang: 'en', localService: true, default: false });
