/** Injected if no warm engine reads the page: everything between a snapshot and an article. */
import { provide } from '../lazy-script.ts';
import { engineOfPage } from '../own-engine.ts';

provide('engine', { engine: engineOfPage });
