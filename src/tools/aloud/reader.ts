/** Reads the article aloud, and marks the spoken text. The script is the list of sentences to say. */
import { language as ownLanguage } from '../../platform/wording/message.ts';
import { wantWhole } from '../../reader/overlay/whole-article.ts';
import type { ToolPlace } from '../place.ts';
import {
  newPlayer,
  type PlayerEffect,
  type PlayerEvent,
  type PlayerState,
  type Position,
  START,
  step,
} from './core/player.ts';
import { VoiceChoice } from './core/voices.ts';
import { endOfStrips, Following, showSaid } from './following.ts';
import type { Speech } from './speech.ts';
import { rangeOfSentence, startPlace } from './text/places.ts';
import { type Script, scriptOf } from './text/script.ts';

/** Longest wait for voices before a message (ms). Chromium with Speech Dispatcher took 2 s for 13,000 voices. */
const VOICES_COME = 4000;

const NOTHING: Script = { paragraphs: [], sentences: [] };

export class Reader {
  readonly voice: VoiceChoice;
  isOpen = false;
  player: PlayerState;
  readonly #following: Following;
  readonly #events: PlayerEvent[] = [];
  #isRunning = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #script = NOTHING;
  /** Element of the article whose text is read aloud. The reader draws another article in a new element. */
  #article: Element | null = null;
  /** Timer of the wait for the browser's voices; undefined when not waiting. */
  #wait: ReturnType<typeof setTimeout> | undefined;
  /** Position at which reading begins. */
  #from: Position = START;

  constructor(
    private readonly place: ToolPlace,
    private readonly speech: Speech,
    private readonly redraw: () => void,
  ) {
    this.voice = new VoiceChoice({
      voices: speech.voices,
      language: () => place.scene()?.article.metadata.language || ownLanguage(),
      settings: place.settings,
      changeSettings: place.changeSettings,
    });
    this.player = newPlayer([], place.settings().aloudRate);
    speech.onVoices(() => this.#onVoices(), place.signal);
    this.#following = new Following(place.dialog, place.signal, redraw);
  }

  /** Queues events and handles them one by one, because some browsers report an event while an effect is running. */
  readonly dispatch = (event: PlayerEvent): void => {
    this.#events.push(event);
    if (this.#isRunning) return;
    this.#isRunning = true;
    for (let next = this.#events.shift(); next; next = this.#events.shift()) {
      const before = this.player;
      const [after, effects] = step(before, next);
      this.player = after;
      for (const effect of effects) this.#run(effect);
      if (this.isOpen) this.#onChange(before, after);
    }
    this.#isRunning = false;
  };

  #run(effect: PlayerEffect): void {
    clearTimeout(this.#timer);
    if (effect.type === 'stop') this.speech.stop();
    else if (effect.type === 'speak') this.#say(effect);
    else this.#timer = setTimeout(() => this.dispatch({ type: 'silence', run: effect.run }), effect.seconds * 1000);
  }

  #say({ run, text, language }: PlayerEffect & { type: 'speak' }): void {
    const voice = this.voice.for(language);
    if (voice) this.speech.say({ run, text, voice, rate: this.player.rate }, this.dispatch);
    else this.dispatch({ type: 'failed', run, trouble: 'no-voice' });
  }

  get isSpeaking(): boolean {
    return this.player.status === 'speaking';
  }

  /** Whether reading aloud has not begun because the browser has not reported its voices yet. */
  get isWaiting(): boolean {
    return this.#wait !== undefined;
  }

  get isAway(): boolean {
    return this.#following.isAway;
  }

  readonly toggle = (): void => {
    this.voice.asked = null;
    if (!this.isOpen) this.#open();
    else if (!this.isWaiting) this.dispatch({ type: this.isSpeaking ? 'pause' : 'play' });
  };

  readonly close = (): void => {
    this.dispatch({ type: 'pause' });
    this.#endWait();
    this.isOpen = false;
    this.voice.asked = null;
    this.#following.end();
    showSaid(null, null);
    this.redraw();
  };

  readonly comeBack = (): void => this.#following.comeBack();

  readonly drawn = (): void => {
    if (!this.isOpen) return;
    const { dialog } = this.place;
    wantWhole(dialog);
    // the user has not asked to hear another article
    if (dialog.querySelector('.article') !== this.#article) this.close();
    else this.#readScript();
  };

  setRate(rate: number): void {
    this.place.changeSettings({ aloudRate: rate });
    this.dispatch({ type: 'rate', rate });
  }

  setVoice(id: string): void {
    if (this.voice.choose(id)) this.dispatch({ type: 'voice' });
    this.redraw();
  }

  answer(mayUse: boolean): void {
    this.voice.answer(mayUse);
    if (mayUse) this.dispatch({ type: this.isSpeaking ? 'voice' : 'play' });
    this.redraw();
  }

  #open(): void {
    const { dialog, settings } = this.place;
    wantWhole(dialog);
    // opens after `#readScript`, which in an open player would scroll to the sentence spoken last
    this.#readScript();
    this.isOpen = true;
    this.redraw();
    this.#from = startPlace(dialog, this.#script, endOfStrips(dialog));
    // The rate may have changed on the options page since the player was created.
    this.dispatch({ type: 'rate', rate: settings().aloudRate });
    if (this.speech.voices().length > 0) this.#begin();
    else this.#wait = setTimeout(() => this.#begin(), VOICES_COME);
    this.redraw();
  }

  #begin(): void {
    this.#endWait();
    if (this.#script.sentences.length > 0) this.dispatch({ type: 'play', at: this.#from });
    this.redraw();
  }

  #endWait(): void {
    clearTimeout(this.#wait);
    this.#wait = undefined;
  }

  /** Begins reading that waits for voices, or resumes reading that stopped because there was no voice. */
  #onVoices(): void {
    if (!this.isOpen) return;
    const isMissing = this.player.trouble === 'no-voice' && this.voice.asked === null;
    const areThere = this.speech.voices().length > 0;
    if (areThere && this.isWaiting) this.#begin();
    else if (areThere && isMissing) this.dispatch({ type: 'play' });
    this.redraw();
  }

  #readScript(): void {
    this.#article = this.place.dialog.querySelector('.article');
    this.#script = this.#article ? scriptOf(this.#article, this.place.settings()) : NOTHING;
    this.dispatch({ type: 'text', sentences: this.#script.sentences });
  }

  #onChange(before: PlayerState, after: PlayerState): void {
    if (after.trouble === 'no-voice') this.voice.askForOnly();
    if (after.at !== before.at || after.word !== before.word || after.sentences !== before.sentences) this.#show(after);
    if (after.status !== before.status || after.trouble !== before.trouble || after.rate !== before.rate) this.redraw();
  }

  #show({ at, word, status }: PlayerState): void {
    const sentence = status === 'ended' ? null : rangeOfSentence(this.#script, at.sentence);
    const said = sentence && word ? rangeOfSentence(this.#script, at.sentence, word) : null;
    showSaid(sentence, said);
    if (sentence) this.#following.follow(said ?? sentence);
  }
}
