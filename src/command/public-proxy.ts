/**
 * A proxy for the browser that keeps web pages from this computer and its network. It checks the IP address to which it
 * connects, so redirects, scripts and host names whose IP address changes cannot bypass it.
 */
import { type LookupAddress, lookup, promises } from 'node:dns';
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, BlockList, connect, isIP, isIPv6, type LookupFunction } from 'node:net';
import type { Duplex } from 'node:stream';

/** Networks that are not part of the public internet (IANA special-purpose registries, RFC 6890). */
const NETWORKS = (
  '0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.168.0.0/16 ' +
  '198.18.0.0/15 224.0.0.0/3 ' +
  '::/127 64:ff9b::/96 64:ff9b:1::/48 2002::/16 fc00::/7 fe80::/10 ff00::/8'
).split(' ');

const PRIVATE = new BlockList();
for (const [address = '', prefix] of NETWORKS.map((network) => network.split('/')))
  PRIVATE.addSubnet(address, Number(prefix), isIPv6(address) ? 'ipv6' : 'ipv4');

/** Returns whether an IP address is private. An IPv6 address that contains an IPv4 address is judged by the latter. */
export const isPrivateAddress = (address: string): boolean => PRIVATE.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');

/** Returns whether an address is public. False if any IP address of its host is private, or the host is unknown. */
export async function isPublic(url: string): Promise<boolean> {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname } = new URL(url);
  if (!/^(?:https?|wss?):$/.test(protocol)) return false;
  const host = hostname.replace(/^\[|\]$/g, '');
  if (isIP(host)) return !isPrivateAddress(host);
  const found = await promises.lookup(host, { all: true }).catch(() => []);
  return found.length > 0 && found.every(({ address }) => !isPrivateAddress(address));
}

export interface PublicProxy {
  readonly url: string;
  close(): void;
}

/** Starts the proxy. `isRefused`: whether an IP address must not be reached; tests pass their own function. */
export async function startPublicProxy(
  isRefused: (address: string) => boolean = isPrivateAddress,
): Promise<PublicProxy> {
  const findPublic = lookupWithout(isRefused);
  const isRefusedHost = (host: string) => isIP(host) !== 0 && isRefused(host);
  const server = createServer((asked, answer) => forward(asked, answer, findPublic, isRefusedHost));
  server.on('connect', (asked: IncomingMessage, client: Duplex, head: Buffer) => {
    client.on('error', () => client.destroy());
    const target = targetOf(`http://${asked.url}`);
    if (!target || isRefusedHost(target.host)) return client.end('HTTP/1.1 403 Forbidden\r\n\r\n');
    const remote = connect({ ...target, lookup: findPublic }, () => {
      client.write('HTTP/1.1 200 Connection Established\r\n\r\n');
      remote.write(head);
      remote.pipe(client);
      client.pipe(remote);
    });
    remote.on('error', () => client.end('HTTP/1.1 502 Bad Gateway\r\n\r\n'));
    client.on('close', () => remote.destroy());
    return client;
  });
  await listening(server);
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

const listening = (server: Server) => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

function forward(
  asked: IncomingMessage,
  answer: ServerResponse,
  findPublic: LookupFunction,
  isRefusedHost: (host: string) => boolean,
): void {
  const target = targetOf(asked.url ?? '');
  if (!target || isRefusedHost(target.host)) return void answer.writeHead(403).end();
  const { 'proxy-connection': _, ...headers } = asked.headers;
  // `agent: false` opens a new connection, whose address is checked. Otherwise, Node may reuse one without a check.
  const options = { method: asked.method ?? 'GET', headers, lookup: findPublic, agent: false };
  const remote = request(asked.url ?? '', options, (reply) => {
    answer.writeHead(reply.statusCode ?? 502, reply.headers);
    reply.pipe(answer);
  });
  remote.on('error', () => (answer.headersSent ? answer.destroy() : answer.writeHead(502).end()));
  answer.on('close', () => remote.destroy());
  asked.pipe(remote);
}

function targetOf(url: string): { host: string; port: number } | null {
  if (!URL.canParse(url)) return null;
  const { protocol, hostname, port } = new URL(url);
  return protocol === 'http:' ? { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port || 80) } : null;
}

/** Returns a DNS look-up function that drops refused IP addresses of a host, and fails if all are refused. */
function lookupWithout(isRefused: (address: string) => boolean): LookupFunction {
  return (host, options, callback) => {
    lookup(host, { ...options, all: true }, (error, addresses: readonly LookupAddress[]) => {
      const allowed = (addresses ?? []).filter(({ address }) => !isRefused(address));
      const [first] = allowed;
      if (error || !first) return callback(error ?? new Error('This address is not public.'), '', 0);
      return options.all ? callback(null, allowed) : callback(null, first.address, first.family);
    });
  };
}
