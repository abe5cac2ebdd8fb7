import { beforeEach, describe, expect, it, vi } from 'vitest';

import type { Guards } from './guards.ts';

type Listener = (message: unknown, sender: unknown) => Promise<unknown> | undefined;
const fake = vi.hoisted(() => ({
  listeners: [] as Listener[],
  sendMessage: vi.fn(),
  valid: true,
}));

vi.mock('../../platform/browser.ts', () => ({
  isContextValid: () => fake.valid,
  browser: {
    runtime: {
      id: 'ours',
      getURL: (path: string) => `chrome-extension://ours/${path}`,
      onMessage: {
        addListener: (listener: Listener) => fake.listeners.push(listener),
        removeListener: (listener: Listener) => fake.listeners.splice(fake.listeners.indexOf(listener), 1),
      },
      sendMessage: fake.sendMessage,
    },
    tabs: { sendMessage: fake.sendMessage },
  },
}));

const { callBackgroundFromContent, callContentFromPopup, group, handleCalls } = await import('./messenger.ts');

const CONTENT = { id: 'ours', tab: { id: 7 }, frameId: 0, url: 'https://page.test/' };
const POPUP = { id: 'ours', url: 'chrome-extension://ours/popup.html' };
const WORKER = { id: 'ours' };

interface TestCalls {
  double(request: { number: number }): number;
  fail(): void;
}
const handlers = {
  double: ({ number }: { number: number }) => number * 2,
  fail: () => {
    throw new Error('no');
  },
};
const GUARDS: Guards = {
  double: (request): request is unknown => typeof request === 'object',
  fail: (request): request is unknown => typeof request === 'object',
};
const send = (sender: unknown, call = 'double', message: object = { lectern: 1, call, request: { number: 4 } }) =>
  fake.listeners[0]?.(message, sender);

beforeEach(() => {
  fake.listeners.length = 0;
  fake.valid = true;
  fake.sendMessage.mockReset();
});

describe('handling calls', () => {
  it('answers a call with the value that its handler returned, or with the message of its error', async () => {
    handleCalls([group<TestCalls>('content-script', handlers)], GUARDS);
    await expect(send(CONTENT)).resolves.toEqual({ ok: true, value: 8 });
    await expect(send(CONTENT, 'fail')).resolves.toEqual({ ok: false, error: 'no' });
  });

  it.each([
    ['content-script', { content: true, popup: false, worker: false }],
    ['extension-page', { content: false, popup: true, worker: false }],
    ['background', { content: false, popup: true, worker: true }],
  ] as const)('answers a call for callers of the kind “%s” only if the caller is permitted', (trust, may) => {
    handleCalls([group<TestCalls>(trust, handlers)], GUARDS);
    expect(send(CONTENT) !== undefined).toBe(may.content);
    expect(send(POPUP) !== undefined).toBe(may.popup);
    expect(send(WORKER) !== undefined).toBe(may.worker);
  });

  it('the options page, where users can try the reader, may make calls of content scripts; the popup may not', () => {
    handleCalls([group<TestCalls>('content-script', handlers)], GUARDS);
    const own = (path: string) => ({ ...CONTENT, url: `chrome-extension://ours/${path}` });
    expect(send(own('src/pages/options/index.html#x')) !== undefined).toBe(true);
    expect(send({ ...own('src/pages/options/index.html'), frameId: 3 })).toBeUndefined();
    expect(send({ ...own('src/pages/options/index.html'), id: 'other' })).toBeUndefined();
    for (const path of [
      'src/pages/popup/index.html',
      'src/pages/options/index.html/x',
      'x?src/pages/options/index.html',
    ])
      expect(send(own(path))).toBeUndefined();
  });

  it('does not answer other extensions, frames, unknown calls or messages in another format', () => {
    handleCalls([group<TestCalls>('content-script', handlers)], GUARDS);
    expect(send({ ...CONTENT, id: 'other' })).toBeUndefined();
    expect(send({ ...CONTENT, frameId: 3 })).toBeUndefined();
    expect(send(CONTENT, 'unknown')).toBeUndefined();
    expect(send(CONTENT, 'toString')).toBeUndefined();
    expect(send(CONTENT, '', { type: 'double' })).toBeUndefined();
    expect(send(CONTENT, '', { lectern: 1, call: { toString: null } })).toBeUndefined();
  });

  it('logs unexpected errors to the console, and hides their messages from the caller', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const broken = { double: () => (undefined as unknown as string).length, fail: handlers.fail };
    handleCalls([group<TestCalls>('content-script', broken)], GUARDS);
    await expect(send(CONTENT)).resolves.toEqual({ ok: false, error: '"double" failed.' });
    expect(warn).toHaveBeenCalledOnce();
  });

  it('stops answering calls when the function that `handleCalls` returns is called', () => {
    handleCalls([group<TestCalls>('content-script', handlers)], GUARDS)();
    expect(fake.listeners).toEqual([]);
  });
});

describe('making a call', () => {
  it('a call resolves to the value of the answer', async () => {
    fake.sendMessage.mockResolvedValue({ ok: true, value: undefined });
    await callBackgroundFromContent('openEnginePage');
    expect(fake.sendMessage).toHaveBeenCalledWith({ lectern: 1, call: 'openEnginePage', request: undefined });
  });

  it('a call rejects if its handler failed or nobody answered', async () => {
    fake.sendMessage.mockResolvedValueOnce({ ok: false, error: 'no' });
    await expect(callContentFromPopup(1)('getStatus')).rejects.toThrow('no');
    fake.sendMessage.mockResolvedValueOnce(undefined);
    await expect(callContentFromPopup(1)('getStatus')).rejects.toThrow('Nobody answered "getStatus"');
    fake.sendMessage.mockResolvedValueOnce({ value: 8 });
    await expect(callContentFromPopup(1)('getStatus')).rejects.toThrow('Nobody answered "getStatus"');
  });

  it('sends a message again if a background worker that is stopping has lost it', async () => {
    fake.sendMessage.mockRejectedValueOnce(new Error('Could not establish connection. Receiving end does not exist.'));
    fake.sendMessage.mockResolvedValueOnce({ ok: true, value: undefined });
    await callBackgroundFromContent('openEnginePage');
    expect(fake.sendMessage).toHaveBeenCalledTimes(2);
  });

  it('a call rejects if the extension was updated or removed', async () => {
    fake.valid = false;
    await expect(callBackgroundFromContent('openEnginePage')).rejects.toThrow(/updated or removed/);
    expect(fake.sendMessage).not.toHaveBeenCalled();
  });
});
