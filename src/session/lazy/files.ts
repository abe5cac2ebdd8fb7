/** Script that makes the files to save, injected at the first save, together with the script for copying. */
import { makeFile } from '../export/make-file.ts';
import { provide } from '../lazy-script.ts';

provide('files', { makeFile });
