/** Injected when the article is saved for the first time: what files need beyond the text itself. */
import { provide } from '../lazy-script.ts';
import { makeFile } from '../ways-out/make-file.ts';

provide('files', { makeFile });
