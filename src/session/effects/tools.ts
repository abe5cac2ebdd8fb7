/** Checking and correcting, of which the script comes when nothing else is to do, or when it is asked for. */

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

/** The tools of the reader that is on the screen; null where its script cannot come, which is reported. */
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

/** What the reader asks the tools, which come when they are first needed. */
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
    // what was pressed before the tools came is taken back as well
    leave: () => Boolean(known()?.leave() || world.mounted?.pressed.splice(0).length),
  };
}

/** Handles a key before the tools have come. */
function keyBefore(world: World, event: KeyboardEvent): boolean {
  // others are nothing that Esc takes back: they scroll
  const isCharacter = /^\S$/.test(event.key);
  if (isCharacter) whenThere(world, (opened) => opened.key(event));
  else void openTools(world).then((opened) => opened?.key(event));
  // The script may be there before the character is written, and the caret in a field by then. Firefox looks for words with two keys.
  return isCharacter && !/[/']/.test(event.key);
}

/** A press may come before the script does: what it stands for is done then, unless Esc has taken it back. */
function whenThere(world: World, act: (tools: ToolSet) => void): void {
  const { mounted } = world;
  if (!mounted) return;
  if (mounted.pressed.push(act) > 1) return;
  void openTools(world).then((tools) => {
    for (const doIt of mounted.pressed.splice(0)) if (tools) doIt(tools);
  });
}

/** What the shown article is corrected by: what the user has decided, over what their level of agreement comes to. */
export function correctionsOf({ reading, algorithm, work }: OpenReader): readonly Correction[] {
  const done = withRecalled(work);
  const agreed = work.agreement === NO_WORK.agreement ? undefined : provided('tools')?.agreed;
  return agreed && reading ? agreed(liveReading(reading), algorithm, work.agreement, done) : done;
}

let last: { recalled: Work['recalled']; done: readonly Correction[]; all: readonly Correction[] } | null = null;

/** What was asked for on other pages of the site comes before what is decided on this one; the same list for the same work. */
function withRecalled({ recalled, corrections: { done } }: Work): readonly Correction[] {
  if (!recalled?.length) return done;
  if (last?.recalled !== recalled || last.done !== done) last = { recalled, done, all: [...recalled, ...done] };
  return last.all;
}

/** An article with all that came since it was made: the other pages, typeset formulas. */
export function wholeArticle(world: World, { pages, reading }: OpenReader, article: Article): Article {
  const joinOtherPages = provided('pages')?.joinOtherPages;
  if (!reading || !joinOtherPages) return withFormulas(article);
  const again = () => world.dispatch({ type: 'enhancements-loaded' });
  return withFormulas(joinOtherPages(article, pages, liveReading(reading), again));
}
