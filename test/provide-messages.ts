/** The English words for tests that run outside of the extension. */
import { inject } from 'vitest';
import { type Messages, sayInEnglish } from './say-in-english.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** public/_locales/en/messages.json, which is no module of the tests' server. */
    english: Messages;
    german: Messages;
    arabic: Messages;
  }
}

sayInEnglish(inject('english'));
