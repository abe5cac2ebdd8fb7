/** The English words for specs, which ask the list of algorithms for names. */
import { readFileSync } from 'node:fs';
import { sayInEnglish } from '../../test/say-in-english.ts';

sayInEnglish(JSON.parse(readFileSync(new URL('../../public/_locales/en/messages.json', import.meta.url), 'utf8')));
