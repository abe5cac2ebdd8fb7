import { afterEach, expect, it } from 'vitest';
import { removePages, renderPage } from '../../test/render.ts';
import { withoutOutdated } from './outdated-hints.ts';
import { takeSnapshot } from './snapshot/take.ts';

afterEach(removePages);

it('drops metadata of the previous article from the head, but keeps metadata of the site', async () => {
  const document =
    await renderPage(`<title>One</title><meta property="og:title" content="One"><meta property="og:site_name" content="S">
    <meta name="author" content="A"><script type="application/ld+json">{"headline":"One"}</script><p>x</p>`);
  const before = takeSnapshot(document).snapshot.metadata;
  document.querySelector('meta[name=author]')?.setAttribute('content', 'B');
  const { metadata } = withoutOutdated(takeSnapshot(document).snapshot, before);
  expect(metadata).toMatchObject({ title: '', jsonLd: [], meta: { author: ['B'], 'og:site_name': ['S'] } });
  expect(metadata.meta['og:title']).toBeUndefined();
});
