/** Loads and reads pages, in a browser or without one. */

import { readFileSync, statSync } from 'node:fs';
import { readHtml } from '../library/read-html.ts';
import type { PageOptions, Reading, ReadOptions } from '../library/types.ts';
import { decodePage } from '../shared/decode-page.ts';
import { CommandError, type LoadOptions, notLoaded } from './arguments.ts';
import { type Cookie, cookieHeader, cookieOfAnswer, readCookies } from './cookies.ts';
import { bytesOf, type Input, MAX_BYTES, tooLarge } from './input.ts';

export interface Pages {
  /** @throws {@link CommandError} if the page cannot be loaded */
  read(input: Input, options: PageOptions): Promise<Reading>;
  /** Fetches a text file like a page. Rejects after `timeout` ms. May cut a text after `length` characters. */
  fetchText(address: string, timeout: number, length: number): Promise<{ status: number; text: string }>;
  close(): Promise<void>;
}

/** @throws {@link CommandError} if there is no browser, or the cookies cannot be read */
export async function openPages(options: LoadOptions): Promise<Pages> {
  const cookies = options.cookies === null ? [] : readCookies(options.cookies);
  if (!options.hasBrowser) return staticPages(options, cookies);
  // imported only here, because loading Playwright takes half a second
  const { browserPages } = await import('./browser-pages.ts');
  return browserPages(options, cookies);
}

export function staticPages({ timeout, userAgent }: LoadOptions, cookies: readonly Cookie[]): Pages {
  const load = loader(cookies, userAgent ? { 'user-agent': userAgent } : {});
  return {
    async read(input, options) {
      if (input.type === 'markup') return readHtml(input.html, options);
      if (input.type === 'file') return readMarkup(readFile(input), input.url, options);
      const { html, url } = await fetchPage(input.url, timeout, load);
      return readMarkup(html, url, options);
    },
    async fetchText(address, time, length) {
      const response = await load(address, time);
      let text = '';
      for await (const part of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
        text += part;
        if (text.length >= length) break;
      }
      return { status: response.status, text };
    },
    async close() {},
  };
}

/** Maximum number of redirects, as in browsers. */
const MAX_REDIRECTS = 20;

/** Returns a function that fetches an address. It follows redirects itself, because `fetch` would lose the cookies. */
function loader(cookies: readonly Cookie[], own: Readonly<Record<string, string>>) {
  return async (address: string, time: number, others: Readonly<Record<string, string>> = {}): Promise<Response> => {
    const signal = AbortSignal.timeout(time);
    const known = [...cookies];
    let url = address;
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
      const cookie = cookieHeader(known, url);
      const headers = { ...others, ...own, ...(cookie === '' ? {} : { cookie }) };
      const response = await fetch(url, { headers, signal, redirect: 'manual' });
      const target = response.headers.get('location');
      if (target === null || ![301, 302, 303, 307, 308].includes(response.status)) return response;
      await response.body?.cancel();
      for (const line of response.headers.getSetCookie()) known.unshift(cookieOfAnswer(line, url));
      // servers send addresses in UTF-8, but `fetch` reads headers as Latin-1
      url = new URL(Buffer.from(target, 'latin1').toString(), url).href;
    }
    throw new Error('it redirects without end');
  };
}

function readFile({ path }: Extract<Input, { type: 'file' }>): string {
  if (statSync(path).size > MAX_BYTES) throw tooLarge(path);
  return decode(readFileSync(path), '', path);
}

/** Resolves to the page's markup, and its address after redirects. */
async function fetchPage(
  url: string,
  timeout: number,
  load: ReturnType<typeof loader>,
): Promise<{ html: string; url: string }> {
  try {
    const response = await load(url, timeout, { accept: 'text/html,application/xhtml+xml' });
    const type = response.headers.get('content-type') ?? '';
    const fault = faultOf(response, type);
    if (fault !== null) {
      await response.body?.cancel();
      throw notLoaded(`${url} ${fault}.`);
    }
    const bytes = response.body ? await bytesOf(response.body, url) : new Uint8Array();
    return { html: decode(bytes, type, url), url: response.url };
  } catch (error) {
    if (error instanceof CommandError) throw error;
    const { name, message, cause } = error as Error & { cause?: { code?: string } };
    const reason = name === 'TimeoutError' ? `it took longer than ${timeout / 1000} s` : (cause?.code ?? message);
    throw notLoaded(`${url} cannot be opened (${reason}).`);
  }
}

function faultOf({ ok, status, statusText }: Response, type: string): string | null {
  if (!ok) return `answers ${status} ${statusText}`.trim();
  return type === '' || /^(?:text\/|application\/xhtml\+xml)/i.test(type) ? null : `is not a web page (${type})`;
}

/** Matches the start of a PDF and of other files that are not texts. */
const NO_TEXT = /^(?:%PDF-|[^\0]{0,2047}\0)/;

/** Decodes a page. Throws if the bytes are not a text. */
function decode(bytes: Uint8Array, type: string, name: string): string {
  const text = decodePage(bytes, type);
  if (NO_TEXT.test(text)) throw notLoaded(`${name} is not a web page.`);
  return text;
}

async function readMarkup(html: string, url: string, options: ReadOptions): Promise<Reading> {
  try {
    return await readHtml(html, { ...options, url });
  } catch (error) {
    if (error instanceof TypeError) throw notLoaded(`${url} is too large.`);
    throw error;
  }
}
