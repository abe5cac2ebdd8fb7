import { expect, test } from 'vitest';
import { CommandError } from './arguments.ts';
import { inputOf } from './input.ts';

test.each(['file://server/page.html', 'file:///a%2Fb', 'ftp://example.org/', 'https://', '/no/such/file'])(
  'the command refuses the input %s with a one-sentence message',
  async (given) => {
    await expect(inputOf(given)).rejects.toThrow(CommandError);
  },
);
