/**
 * Script that turns a snapshot into an article in the page itself; injected if no engine outside the page can do that.
 */
import { provide } from '../lazy-script.ts';
import { engineOfPage } from '../own-engine.ts';

provide('engine', { engine: engineOfPage });
