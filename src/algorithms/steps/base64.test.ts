import { expect, it } from 'vitest';
import { decodeBase64 } from './base64.ts';

it.each(['', 'a', 'ab', 'abc', '\u0000\u00ff\u00fe\u003f', '>>>???'])('decodes %j', (bytes) => {
  expect(String.fromCharCode(...decodeBase64(btoa(bytes)))).toBe(bytes);
});
