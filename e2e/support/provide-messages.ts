/** Loads the interface's English texts, for specs that use the names of algorithms. */
import { readFileSync } from 'node:fs';
import { sayInEnglish } from '../../test/say-in-english.ts';

sayInEnglish(JSON.parse(readFileSync(new URL('../../public/_locales/en/messages.json', import.meta.url), 'utf8')));
