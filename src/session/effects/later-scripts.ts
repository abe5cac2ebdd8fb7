/** Loads the tools (checking, correcting, highlighting and others) when the browser is idle, or on request. */

import type { Correction } from '../../article/corrections/types.ts';
import type { Article } from '../../article/types.ts';
import { reportOnce } from '../../platform/errors.ts';
import type { ReaderTools } from '../../reader/port.ts';
import type { ToolSet } from '../../tools/place.ts';
import { NO_WORK, type Work } from '../../tools/types.ts';
import { withFormulas } from '../enhancements.ts';
import { provided } from '../lazy-script.ts';
import { load } from '../load-script.ts';
import { liveReading } from '../reading.ts';
import type { OpenReader } from '../state/state.ts';
import type { World } from './world.ts';

/** Loads the tools of the open reader. Resolves to null if the reader has closed, or if the tools cannot load. */
export async function openTools(world: World): Promise<ToolSet | null> {
  const { mounted } = world;
  try {
    const { mount } = await load('tools');
    if (!mounted || mounted.lifetime.signal.aborted) return null;
    if (mounted.tools) return mounted.tools;
    mounted.tools = mount(world);
    world.dispatch({ type: 'enhancements-loaded' });
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

/** Handles a key before the tools have loaded; returns true to prevent the browser's own action. */
function keyBefore(world: World, event: KeyboardEvent): boolean {
  // Other keys, such as those that scroll, do not wait in `mounted.pressed`, so Esc does not have to cancel them.
  const isCharacter = /^\S$/.test(event.key);
  if (isCharacter) whenThere(world, (opened) => opened.key(event));
  else void openTools(world).then((opened) => opened?.key(event));
  // The tools may focus a field for this key, and the browser would then type the character into it. The keys / and '
  // stay with the browser, because they open Firefox's quick find.
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

/** Returns the corrections of the shown article: first those that the strictness slider causes, then the user's own. */
export function correctionsOf({ reading, algorithm, work }: OpenReader): readonly Correction[] {
  const done = withRecalled(work);
  const agreed = work.agreement === NO_WORK.agreement ? undefined : provided('tools')?.agreed;
  return agreed && reading ? agreed(liveReading(reading), algorithm, work.agreement, done) : done;
}

let last: { recalled: Work['recalled']; done: readonly Correction[]; all: readonly Correction[] } | null = null;

/** First those remembered for the site. Calls with the same `work` return the same array. */
function withRecalled({ recalled, corrections: { done } }: Work): readonly Correction[] {
  if (!recalled?.length) return done;
  if (last?.recalled !== recalled || last.done !== done) last = { recalled, done, all: [...recalled, ...done] };
  return last.all;
}

export function wholeArticle(world: World, { pages, reading }: OpenReader, article: Article): Article {
  const joinOtherPages = provided('pages')?.joinOtherPages;
  if (!reading || !joinOtherPages) return withFormulas(article);
  const again = () => world.dispatch({ type: 'enhancements-loaded' });
  return withFormulas(joinOtherPages(article, pages, liveReading(reading), again));
}
