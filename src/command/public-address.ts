/** Prevents web pages from reaching addresses of this computer and its network. */
import { lookup } from 'node:dns/promises';
import { BlockList, isIP, isIPv6 } from 'node:net';

/** Networks that are not part of the public internet (IANA special-purpose registries, RFC 6890). */
const NETWORKS: readonly [address: string, prefix: number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
  ['::', 127],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
];

const PRIVATE = new BlockList();
for (const [address, prefix] of NETWORKS) PRIVATE.addSubnet(address, prefix, isIPv6(address) ? 'ipv6' : 'ipv4');

/**
 * Returns whether an IP address is not on the public internet. An IPv6 address that contains an IPv4 address counts as
 * that IPv4 address.
 */
export function isPrivateAddress(address: string): boolean {
  return PRIVATE.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}

/**
 * Resolves to whether a web address leads to the public internet, which means that no IP address of its host is
 * private. False for an unknown host.
 */
export async function isPublic(url: string): Promise<boolean> {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname } = new URL(url);
  if (!/^(?:https?|wss?):$/.test(protocol)) return false;
  const host = hostname.replace(/^\[|\]$/g, '');
  if (isIP(host)) return !isPrivateAddress(host);
  const found = await lookup(host, { all: true }).catch(() => []);
  return found.length > 0 && found.every(({ address }) => !isPrivateAddress(address));
}
