// Documents for the algorithms that need one, in Node.
import { parseHTML } from 'linkedom';

const EMPTY = '<!doctype html><html><head><title></title></head><body></body></html>';

export const documents = { create: () => parseHTML(EMPTY).document };
