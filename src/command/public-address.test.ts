import { expect, test } from 'vitest';
import { isPrivateAddress, isPublic } from './public-address.ts';

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.31.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '255.255.255.255',
  '::1',
  '::',
  'fe80::1',
  'fd00::1',
  '::ffff:127.0.0.1',
  '::ffff:10.0.0.1',
])('the IP address %s is private', (address) => {
  expect(isPrivateAddress(address)).toBe(true);
});

test.each(['1.1.1.1', '172.32.0.1', '192.169.0.1', '2606:4700:4700::1111'])(
  'the IP address %s is public',
  (address) => {
    expect(isPrivateAddress(address)).toBe(false);
  },
);

test.each([
  'http://127.0.0.1:8080/',
  'http://[::1]/',
  // other notations of IP addresses that browsers accept
  'http://2130706433/',
  'http://0x7f.1/',
  'http://localhost/',
  'http://nowhere.invalid/',
  'file:///etc/passwd',
  'not an address',
])('the address %s does not lead to the public internet', async (url) => {
  expect(await isPublic(url)).toBe(false);
});

test('the address https://1.1.1.1/ leads to the public internet', async () => {
  expect(await isPublic('https://1.1.1.1/')).toBe(true);
});
