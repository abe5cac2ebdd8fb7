import { describe, expect, it } from 'vitest';
import { decodeBase64, decodeByHand } from './base64.ts';

describe.each([decodeBase64, decodeByHand])('%o decodes Base64 to the original bytes', (decode) => {
  it.each(['', 'a', 'ab', 'abc', '\u0000\u00ff\u00fe\u003f', '>>>???'])('decodes the bytes %j from Base64', (bytes) => {
    expect(String.fromCharCode(...decode(btoa(bytes)))).toBe(bytes);
  });
});
