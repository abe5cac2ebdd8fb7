import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  MOST_TRIES,
  newPlayer,
  type PlayerEffect,
  type PlayerEvent,
  type PlayerState,
  type Sentence,
  step,
} from './player.ts';
import { parseChosen, type Voice, VoiceChoice, voiceFor, voicesFor, withChosen } from './voices.ts';

const TEXTS = [
  ['The harbour was quiet. ', 'The boats lay still.'],
  ['By noon the fog had gone. ', 'The market was loud. ', 'Three boys were selling herring.'],
  ['The end.'],
];
const SENTENCES: Sentence[] = TEXTS.flatMap((texts, paragraph) =>
  texts.map((text, index) => ({ text, language: 'en', paragraph, start: texts.slice(0, index).join('').length })),
);

const player = newPlayer(SENTENCES, 1);

function play(state: PlayerState, ...events: PlayerEvent[]): { state: PlayerState; effects: PlayerEffect[] } {
  const effects: PlayerEffect[] = [];
  let now = state;
  for (const event of events) {
    const [next, more] = step(now, event);
    now = next;
    effects.push(...more);
  }
  return { state: now, effects };
}

const said = (effects: readonly PlayerEffect[]) =>
  effects.flatMap((effect) => (effect.type === 'speak' ? [effect.text] : []));

/** Returns all text that is said if every utterance ends normally. */
function readAll(state: PlayerState): string[] {
  let { state: now, effects } = play(state, { type: 'play' });
  const all = said(effects);
  while (now.status === 'speaking') {
    ({ state: now, effects } = play(now, { type: 'done', run: now.run }));
    all.push(...said(effects));
  }
  return all;
}

describe('reading aloud', () => {
  it('reads all sentences aloud in order, and then ends', () => {
    expect(readAll(player)).toEqual(SENTENCES.map(({ text }) => text));
  });

  it('reads a long sentence aloud in chunks that together are the whole sentence', () => {
    const sentence = fc
      .string({ maxLength: 900 })
      .map((text) => ({ text: `a${text}`, language: 'en', paragraph: 0, start: 0 }));
    fc.assert(
      fc.property(fc.array(sentence, { maxLength: 4 }), fc.constantFrom(0.5, 1, 3), (sentences, rate) => {
        const sayable = /[\p{L}\p{N}\p{S}]/gu;
        const all = readAll(newPlayer(sentences, rate)).join('');
        const whole = sentences.map(({ text }) => text).join('');
        // Only characters that can be spoken are compared; all others may be skipped.
        expect(all.match(sayable)).toEqual(whole.match(sayable));
      }),
    );
  });

  it('skips a row of dots in a sentence, however long it is', () => {
    const text = `One${'.'.repeat(300_000)}two.`;
    const all = readAll(newPlayer([{ text, language: 'en', paragraph: 0, start: 0 }], 1));
    expect(all).toHaveLength(2);
    expect(all.map((part) => part.replaceAll('.', ''))).toEqual(['One', 'two']);
  });

  it('continues after a pause from the last spoken word', () => {
    const { state } = play(player, { type: 'play' }, { type: 'word', run: 1, index: 12, length: 3 }, { type: 'pause' });
    expect(state).toMatchObject({ status: 'paused', at: { sentence: 0, offset: 12 } });
    expect(said(play(state, { type: 'play' }).effects)).toEqual(['was quiet. ']);
  });

  it('highlights the whole spoken word even if the browser does not report the word’s length', () => {
    const { state } = play(player, { type: 'play' }, { type: 'word', run: 1, index: 3, length: 0 });
    expect(state.word).toEqual({ start: 4, end: 11 });
  });

  it('moves back and forward by sentences and paragraphs, but not beyond the ends of the text', () => {
    const at = (...events: PlayerEvent[]) => play(player, ...events).state.at.sentence;
    const sentence = (by: 1 | -1) => ({ type: 'move', unit: 'sentence', by }) as const;
    const paragraph = (by: 1 | -1) => ({ type: 'move', unit: 'paragraph', by }) as const;
    expect(at(sentence(1))).toBe(1);
    expect(at(sentence(1), sentence(-1))).toBe(0);
    expect(at(sentence(-1))).toBe(0);
    expect(at(paragraph(1))).toBe(2);
    expect(at(paragraph(1), paragraph(1))).toBe(5);
    expect(at(paragraph(1), sentence(1), paragraph(-1))).toBe(2);
    expect(at(paragraph(1), paragraph(-1))).toBe(0);
    expect(at(paragraph(1), paragraph(1), paragraph(1))).toBe(5);
  });

  it('a move back repeats the current sentence if enough of it was spoken', () => {
    const { state } = play(
      player,
      { type: 'play', at: { sentence: 1, offset: 0 } },
      { type: 'word', run: 1, index: 14, length: 5 },
    );
    expect(play(state, { type: 'move', unit: 'sentence', by: -1 }).state.at).toEqual({ sentence: 0, offset: 0 });
    const later = play(
      player,
      { type: 'play', at: { sentence: 4, offset: 0 } },
      { type: 'word', run: 1, index: 25, length: 7 },
    );
    expect(play(later.state, { type: 'move', unit: 'sentence', by: -1 }).state.at).toEqual({ sentence: 4, offset: 0 });
  });

  it('continues from the last spoken word when the user changes the speed or the voice', () => {
    const { state } = play(player, { type: 'play' }, { type: 'word', run: 1, index: 4, length: 7 });
    for (const event of [{ type: 'rate', rate: 2 }, { type: 'voice' }] as const)
      expect(said(play(state, event).effects)).toEqual(['harbour was quiet. ']);
  });

  it('ignores late speech events of an earlier utterance', () => {
    const { state } = play(player, { type: 'play' }, { type: 'move', unit: 'sentence', by: 1 });
    const late: PlayerEvent[] = [
      { type: 'done', run: 1 },
      { type: 'failed', run: 1, trouble: 'failed' },
      { type: 'silence', run: 1 },
      { type: 'word', run: 1, index: 0, length: 3 },
    ];
    for (const event of late) expect(play(state, event)).toEqual({ state, effects: [] });
  });

  it('does not interrupt the spoken sentence if only the text around it changes', () => {
    const { state } = play(player, { type: 'play', at: { sentence: 3, offset: 0 } });
    const shorter = play(state, { type: 'text', sentences: SENTENCES.slice(2) });
    expect(shorter).toMatchObject({ state: { at: { sentence: 1 }, run: state.run }, effects: [] });
    const without = play(state, { type: 'text', sentences: SENTENCES.filter((_sentence, index) => index !== 3) });
    expect(said(without.effects)).toEqual(['Three boys were selling herring.']);
    expect(play(state, { type: 'text', sentences: [] }).state.status).toBe('ended');
  });
});

describe('the watchdog for silent voices', () => {
  const silence = (run: number) => ({ type: 'silence', run }) as const;

  it('tries three times if the voice stays silent, then pauses and tells the user', () => {
    const first = play(player, { type: 'play' });
    const second = play(first.state, silence(1));
    expect(said(second.effects)).toEqual([SENTENCES[0]?.text]);
    const third = play(second.state, silence(2));
    expect(third.state.status).toBe('speaking');
    const last = play(third.state, silence(3));
    expect(last.state).toMatchObject({ status: 'paused', trouble: 'silent', at: { sentence: 0 } });
    expect(last.effects).toEqual([{ type: 'stop' }]);
    expect(play(last.state, { type: 'play' }).state).toMatchObject({ status: 'speaking', trouble: null, tries: 0 });
  });

  it('recognises a voice that falls silent after one word', () => {
    let { state } = play(player, { type: 'play' });
    for (let tries = 0; tries < MOST_TRIES; tries++)
      ({ state } = play(state, { type: 'word', run: state.run, index: 0, length: 3 }, silence(state.run)));
    expect(state.trouble).toBe('silent');
  });

  it('waits less time before a retry if the voice reports each spoken word', () => {
    const waits = (effects: readonly PlayerEffect[]) =>
      effects.flatMap((effect) => (effect.type === 'wait' ? [effect.seconds] : []));
    const long: Sentence[] = [{ text: 'The boats lay still. '.repeat(7), language: 'en', paragraph: 0, start: 0 }];
    const { state, effects } = play(newPlayer(long, 1), { type: 'play' });
    expect(waits(effects)[0]).toBeGreaterThan(15);
    expect(waits(play(state, { type: 'word', run: 1, index: 4, length: 5 }).effects)[0]).toBeLessThan(10);
  });

  it('while a voice speaks, a timer always runs to notice if the voice falls silent', () => {
    const run = fc.integer({ min: 0, max: 12 });
    const event: fc.Arbitrary<PlayerEvent> = fc.oneof(
      fc.constantFrom<PlayerEvent[]>(
        { type: 'play' },
        { type: 'pause' },
        { type: 'voice' },
        { type: 'rate', rate: 2 },
        { type: 'move', unit: 'sentence', by: 1 },
        { type: 'move', unit: 'paragraph', by: -1 },
        { type: 'text', sentences: SENTENCES.slice(1, 3) },
        { type: 'text', sentences: SENTENCES },
      ),
      run.map((number) => ({ type: 'done', run: number }) as const),
      run.map(silence),
      fc
        .tuple(run, fc.integer({ min: -5, max: 99 }))
        .map(([number, index]) => ({ type: 'word', run: number, index, length: 0 }) as const),
      run.map((number) => ({ type: 'failed', run: number, trouble: 'failed' }) as const),
    );
    fc.assert(
      fc.property(fc.array(event, { maxLength: 40 }), (events) => {
        let state = player;
        let spoken = -1;
        let waited = -1;
        for (const next of events) {
          const [then, effects] = step(state, next);
          for (const effect of effects) {
            if (effect.type === 'speak') spoken = effect.run;
            if (effect.type === 'wait') waited = effect.run;
            if (effect.type === 'stop') spoken = -1;
          }
          state = then;
          // While a voice speaks, the last utterance (`speak`) and the last timeout (`wait`) belong to the current
          // `run`.
          if (state.status === 'speaking') expect([spoken, waited]).toEqual([state.run, state.run]);
          else expect(spoken).toBe(-1);
          expect(state.at.offset).toBeLessThanOrEqual(state.sentences[state.at.sentence]?.text.length ?? 0);
        }
      }),
    );
  });
});

describe('the choice of voices', () => {
  const voice = (name: string, language: string, isLocal = true, isDefault = false): Voice => ({
    id: name,
    name,
    language,
    isLocal,
    isDefault,
  });
  const VOICES = [
    voice('Far', 'de-DE', false, true),
    voice('Wien', 'de_AT'),
    voice('Anna', 'de-DE'),
    voice('Bob', 'en-GB', true, true),
    voice('Net', 'fr-FR', false),
  ];
  const choosing = { voices: VOICES, chosen: new Map<string, string>(), mayUseRemote: false };

  it('lists local voices before online voices, and voices of the same region before others', () => {
    expect(voicesFor(VOICES, 'de').map(({ name }) => name)).toEqual(['Wien', 'Anna', 'Far']);
    expect(voicesFor(VOICES, 'de-DE').map(({ name }) => name)).toEqual(['Anna', 'Wien', 'Far']);
  });

  it.each([
    ['zh', 'cmn', 'yue'],
    ['zh-HK', 'yue', 'cmn'],
    ['yue', 'zh-HK', 'zh-CN'],
    ['zh-HK', 'yue-HK', 'zh-TW'],
  ])('reads a Chinese text (%s) in a Chinese voice (%s rather than %s)', (language, one, other) => {
    const voices = [...VOICES, voice('One', one), voice('Other', other)];
    expect(voiceFor(language, { ...choosing, voices })?.name).toBe('One');
    expect(voicesFor(voices, language).map(({ name }) => name)).toEqual(['One', 'Other']);
  });

  it('does not use an online voice unless the user has agreed to online voices', () => {
    expect(voiceFor('fr', choosing)?.name).toBe('Bob');
    expect(voiceFor('fr', { ...choosing, mayUseRemote: true })?.name).toBe('Net');
    expect(voiceFor('de', { ...choosing, chosen: new Map([['de', 'Far']]) })?.name).toBe('Wien');
    expect(voiceFor('fr', { ...choosing, voices: VOICES.filter(({ isLocal }) => !isLocal) })).toBeNull();
  });

  it('reads a passage in the voice of the text around it if no allowed voice speaks the passage’s language', () => {
    expect(voiceFor('de-CH', { ...choosing, chosen: new Map([['de', 'Anna']]) })?.name).toBe('Anna');
    expect(voiceFor('fr', choosing, 'de')?.name).toBe('Wien');
  });

  it('stores the chosen voice of each language, and ignores invalid stored lines', () => {
    const stored = withChosen(withChosen('', 'de-AT', voice('Anna (Enhanced)', 'de-DE')), 'en', voice('Bob', 'en-GB'));
    expect(stored).toBe('de=Anna (Enhanced)\tde-DE\nen=Bob\ten-GB');
    expect(parseChosen(`${stored}\nnonsense\n=x`)).toEqual(
      new Map([
        ['de', 'Anna (Enhanced)\tde-DE'],
        ['en', 'Bob\ten-GB'],
      ]),
    );
  });

  it('uses the chosen one of several voices with the same name', () => {
    const voices = ['en-GB', 'en-US', 'fr-FR'].map((language) => ({ ...voice('Eddy', language), id: language }));
    let settings = { aloudVoices: '', aloudRemote: false };
    const choice = (language: string) =>
      new VoiceChoice({
        voices: () => voices,
        language: () => language,
        settings: () => settings,
        changeSettings: (change) => {
          settings = { ...settings, ...change };
        },
      });
    for (const [language, id] of [
      ['en-GB', 'en-US'],
      ['de', 'fr-FR'],
    ] as const) {
      expect(choice(language).for('')?.id).toBe('en-GB');
      expect(choice(language).choose(id)).toBe(true);
      expect(choice(language).for('')?.id).toBe(id);
    }
  });

  it('still uses a voice that was stored by its name alone', () => {
    expect(voiceFor('de-DE', { ...choosing, chosen: parseChosen('de=Wien') })?.name).toBe('Wien');
  });
});
