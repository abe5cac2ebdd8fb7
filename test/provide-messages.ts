/** Loads the English interface texts for tests that run outside the extension. */
import { inject } from 'vitest';
import { type Messages, sayInEnglish } from './say-in-english.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /**
     * Content of public/_locales/en/messages.json, which tests cannot import, because the test server does not serve it
     * as a module.
     */
    english: Messages;
    german: Messages;
    arabic: Messages;
  }
}

sayInEnglish(inject('english'));
