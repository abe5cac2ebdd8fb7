import { afterEach, describe, expect, it } from 'vitest';
import { removePages, renderPage } from '../../../test/render.ts';
import { watchChanges } from './watch-changes.ts';

afterEach(removePages);

describe('changes of the page', () => {
  it('many changes inside the watched element lead to one check, and changes outside it to none', async () => {
    const document = await renderPage('<main><p>One</p></main><aside></aside>');
    const lifetime = new AbortController();
    let looks = 0;
    const root = () => document.querySelector('main');
    watchChanges(document, { root, look: async () => ++looks > 0 }, lifetime.signal);
    document.querySelector('aside')?.append('x');
    await new Promise((done) => setTimeout(done, 900));
    expect(looks).toBe(0);
    for (let times = 0; times < 20; times++) document.querySelector('main')?.append('x');
    await expect.poll(() => looks, { timeout: 3000 }).toBe(1);
    lifetime.abort();
    document.querySelector('main')?.append('x');
    await new Promise((done) => setTimeout(done, 900));
    expect(looks).toBe(1);
  });
});
