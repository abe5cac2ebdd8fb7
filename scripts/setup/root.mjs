import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
