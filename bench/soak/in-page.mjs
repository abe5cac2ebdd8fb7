/**
 * Runs in the page before the click, and detects when parts of the reader appear. Stores promises in `globalThis.soak`;
 * each promise resolves to the time at which a part has been painted (ms, as from `Date.now()`).
 */
export function watch() {
  /** Number of consecutive frames without a new element after which the article counts as complete. */
  const STILL = 12;
  const tasks = [];
  const take = (entries) => tasks.push(...entries.map(({ duration }) => duration));
  const observer = new PerformanceObserver((list) => take(list.getEntries()));
  observer.observe({ type: 'longtask' });
  const html = document.documentElement;
  const styleBefore = html.getAttribute('style');
  const inReader = (selector) => document.querySelector('[data-lectern]')?.shadowRoot?.querySelector(selector) ?? null;
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  /** Calls a function in each frame until it returns a value. Resolves to this value once the frame is painted. */
  const seen = async (condition) => {
    for (;;) {
      await frame();
      const value = condition();
      if (value === null) continue;
      await frame();
      return value;
    }
  };
  // while the page is read, the state is one paragraph; the state that explains an empty article has more children
  const shown = () => inReader('article') ?? inReader('.state:has(> :nth-child(2))');
  const reader = seen(() => inReader('dialog')).then(() => Date.now());
  const article = seen(shown).then(() => Date.now());
  const whole = article.then(async () => {
    let [size, still, at] = [0, 0, Date.now()];
    while (still < STILL) {
      await frame();
      const now = shown()?.getElementsByTagName('*').length ?? 0;
      if (now !== size) [size, still, at] = [now, 0, Date.now()];
      else still++;
    }
    take(observer.takeRecords());
    const longest = tasks.reduce((most, duration) => Math.max(most, duration), 0);
    return { at, longest, characters: inReader('article')?.textContent.length ?? 0 };
  });
  const closed = reader
    .then(() => seen(() => (document.querySelector('[data-lectern]') ? null : true)))
    .then(() => Date.now());
  globalThis.soak = {
    reader,
    article,
    whole,
    closed,
    /** Returns the names of the reader's parts that are still in the page; '' if there are none. */
    leftBehind: () =>
      [
        document.querySelector('[data-lectern], [data-lectern-host]') ? 'an element' : '',
        html.getAttribute('style') === styleBefore ? '' : 'a style',
        document.querySelector('[inert]') ? 'an inert element' : '',
      ]
        .filter(Boolean)
        .join(', '),
  };
}
