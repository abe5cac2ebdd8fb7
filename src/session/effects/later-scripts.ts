/** Loads scripts after the first paint: controls, fonts, what only some articles need, and the tools. */
import type { Correction } from '../../article/corrections/types.ts';
import { awaitsTypesetting } from '../../article/formulas/awaits-typesetting.ts';
import { holds } from '../../article/structure/hast.ts';
import type { Article } from '../../article/types.ts';
import { reportOnce } from '../../platform/errors.ts';
import type { ReaderTools } from '../../reader/port.ts';
import type { LazyParts } from '../../reader/state/view.ts';
import type { PackedFont } from '../../reader/styles/packed-font.ts';
import { getOrMake } from '../../shared/memoised.ts';
import { within } from '../../shared/within.ts';
import type { LazyScript } from '../../store/messages/protocol.ts';
import type { PackagedFont } from '../../store/settings/types.ts';
import type { ToolSet } from '../../tools/place.ts';
import { NO_WORK, type Work } from '../../tools/types.ts';
import { type Provided, provided } from '../lazy-script.ts';
import { load } from '../load-script.ts';
import { liveReading } from '../reading.ts';
import type { OpenReader } from '../state/state.ts';
import type { World } from './world.ts';

/** Loads the open reader's tools, such as highlighting. Resolves to null if the reader has closed or loading fails. */
export async function openTools(world: World): Promise<ToolSet | null> {
  const { mounted } = world;
  try {
    const { mount } = await load('tools');
    if (!mounted || mounted.lifetime.signal.aborted) return null;
    if (mounted.tools) return mounted.tools;
    mounted.tools = mount(world);
    world.dispatch({ type: 'more-known' });
    return mounted.tools;
  } catch (error) {
    reportOnce('the script tools did not load', error);
    return null;
  }
}

/** Returns the functions through which the reader uses the tools. The tools load when they are first needed. */
export function readerTools(world: World): ReaderTools {
  const known = () => world.mounted?.tools;
  return {
    ask: (request) => whenThere(world, (tools) => tools.ask(request)),
    edit: () => whenThere(world, (tools) => tools.edit()),
    changes: () => known()?.changes() ?? {},
    highlightsInExports: () => known()?.highlightsInExports() ?? null,
    outline: () => known()?.outline() ?? [],
    menu: () => known()?.menu() ?? [],
    key: (event) => known()?.key(event) ?? keyBefore(world, event),
    // Esc also cancels actions that still wait for the tools to load.
    leave: () => Boolean(known()?.leave() || world.mounted?.pressed.splice(0).length),
  };
}

/** Handles a key that is pressed before the tools have loaded. Returns true to prevent the browser's own action. */
function keyBefore(world: World, event: KeyboardEvent): boolean {
  // Only characters wait in `mounted.pressed`: Esc cancels them, but after a scroll key, Esc must close the reader.
  const isCharacter = /^\S$/.test(event.key);
  if (isCharacter) whenThere(world, (opened) => opened.key(event));
  else if (!event.repeat) void openTools(world).then((opened) => opened?.key(event));
  // Returns true for a character: the tools may focus a field for this key, and the browser must not type the character
  // into that field. The keys / and ' stay with the browser, because they open Firefox's quick find.
  return isCharacter && !/[/']/.test(event.key);
}

/** Runs an action when the tools have loaded. Until then, actions wait in `mounted.pressed`, and Esc cancels them. */
function whenThere(world: World, act: (tools: ToolSet) => void): void {
  const { mounted } = world;
  if (!mounted) return;
  if (mounted.pressed.push(act) > 1) return;
  void openTools(world).then((tools) => {
    for (const doIt of mounted.pressed.splice(0)) if (tools) doIt(tools);
  });
}

/** Returns the shown article's corrections: first those of the strictness slider, then the site's, then the user's. */
export function correctionsOf({ reading, algorithm, work }: OpenReader): readonly Correction[] {
  const done = withRecalled(work);
  const agreed = work.agreement === NO_WORK.agreement ? undefined : provided('tools')?.agreed;
  return agreed && reading ? agreed(liveReading(reading), algorithm, work.agreement, done) : done;
}

let last: { recalled: Work['recalled']; done: readonly Correction[]; all: readonly Correction[] } | null = null;

/** Returns the site's, then the user's corrections: for unchanged lists the same array, as caches compare arrays. */
function withRecalled({ recalled, corrections: { done } }: Work): readonly Correction[] {
  if (!recalled?.length) return done;
  if (last?.recalled !== recalled || last.done !== done) last = { recalled, done, all: [...recalled, ...done] };
  return last.all;
}

export function wholeArticle(world: World, { pages, reading }: OpenReader, article: Article): Article {
  const joinOtherPages = provided('pages')?.joinOtherPages;
  if (!reading || !joinOtherPages) return withFormulas(article);
  const again = () => world.dispatch({ type: 'more-known' });
  return withFormulas(joinOtherPages(article, pages, liveReading(reading), again));
}

type Enhancement = 'formulas' | 'highlight';

const typesetArticles = new WeakMap<Article, Article>();

/** Returns the article with typeset formulas; the same article if it has none or the script has not loaded. */
export function withFormulas(article: Article): Article {
  const formulas = provided('formulas');
  if (!formulas || !awaitsTypesetting(article.tree)) return article;
  return getOrMake(typesetArticles, article, () => ({ ...article, tree: formulas.typesetFormulas(article.tree) }));
}

/** Loads the scripts that an article needs (formulas, colored code). Resolves to true if any new script has loaded. */
export async function loadEnhancements(article: Article): Promise<boolean> {
  const missing = enhancementsFor(article).filter((enhancement) => !provided(enhancement));
  const arrived = await Promise.all(missing.map(loaded));
  return arrived.some((script) => script !== null);
}

function enhancementsFor(article: Article): Enhancement[] {
  const { tree } = article;
  const hasCode = tree.children.some(
    (child) => child.type === 'element' && (child.tagName === 'pre' || holds(child, 'pre')),
  );
  return [...(awaitsTypesetting(tree) ? ['formulas' as const] : []), ...(hasCode ? ['highlight' as const] : [])];
}

export function lazyParts(): LazyParts {
  return { controls: provided('controls') ?? null, highlight: provided('highlight') ?? null };
}

export const loadFont = (font: PackagedFont): Promise<PackedFont | null> => loaded(`font-${font}`);

/** Longest time (ms) in which calls share a load: if the back/forward cache drops the first call, it never ends. */
const LONGEST_LOAD = 5000;

let controlsComing: Promise<boolean> | null = null;

/** Loads the reader's controls; calls at the same time share one load. Resolves to false if the script cannot load. */
export function loadControls(): Promise<boolean> {
  controlsComing ??= within(LONGEST_LOAD, loaded('controls'), () => new Error('late'))
    .then((script) => script !== null)
    .catch(() => false)
    .finally(() => {
      controlsComing = null;
    });
  return controlsComing;
}

/** Loads a script. If it cannot load, reports this and resolves to null: the article is readable without the script. */
function loaded<S extends LazyScript>(script: S): Promise<Provided<S> | null> {
  return load(script).catch((error: unknown) => {
    reportOnce(`the script ${script} did not load`, error);
    return null;
  });
}
