/** Script for saving files, injected at the first save. It contains what files need besides the text. */
import { makeFile } from '../export/make-file.ts';
import { provide } from '../lazy-script.ts';

provide('files', { makeFile });
