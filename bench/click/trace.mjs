// Computes the times of a click's stages from the trace that the browser recorded.

/** Trace categories that `readClick` needs. */
export const CATEGORIES = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'v8',
  'blink.user_timing',
  'toplevel',
];

/**
 * Names of the stages that this build of Lectern records as performance entries (src/shared/stage.ts), in their order.
 */
export const STAGES = [
  'snapshot',
  'reading elsewhere',
  'algorithm',
  'selection',
  'metadata',
  'structure',
  'clean',
  'sanitise',
  'render',
];

const RENDERED = 'lectern:render';
const LAYOUT = ['UpdateLayoutTree', 'Layout'];
const PAINTING = ['PrePaint', 'Paint', 'Layerize', 'Commit'];

/**
 * Returns the times of a click's stages (ms); null if nothing was painted.
 *
 * @param events events of the trace
 * @param clicked time of the click on the clock of the trace (µs)
 * @param id id of the extension that was clicked
 */
export function readClick(events, clicked, id) {
  const after = events.filter(({ ts }) => ts >= clicked).sort((a, b) => a.ts - b.ts);
  const rendered = after.find(({ name, ph }) => name === RENDERED && ph === 'e');
  if (!rendered) return null;
  const main = after.filter(({ pid, tid }) => pid === rendered.pid && tid === rendered.tid);
  const begun = main.find(({ name, ph }) => name === RENDERED && ph === 'b');
  const painted = main.find(({ name, ts }) => name === 'Commit' && ts >= rendered.ts);
  if (!painted) return null;
  const end = painted.ts + painted.dur;
  const before = main.filter(({ ts }) => ts <= end);
  const ofScripts = before.filter(({ args, name }) => isOurs(args, id) && ['v8.compile', 'v8.run'].includes(name));
  const named = (names, since) =>
    before.filter(({ name, ts, ph }) => ph === 'X' && names.includes(name) && ts >= since);
  const layout = sum(named(LAYOUT, begun.ts));
  const times = Object.fromEntries(STAGES.map((stage) => [stage, stageTime(before, stage)]));
  return {
    injected: ofScripts.length > 0 ? ms(ofScripts[0].ts - clicked) : null,
    compiled: sum(ofScripts.filter(({ name }) => name === 'v8.compile')),
    run: sum(ofScripts.filter(({ name }) => name === 'v8.run')),
    ...times,
    // subtracts the time of layouts that the reader forces while it renders, because `layout` already includes them
    render: times.render - layoutWithin(named(LAYOUT, begun.ts), rendered.ts),
    layout,
    paint: sum(named(PAINTING, rendered.ts)),
    painted: ms(end - clicked),
    longest: Math.max(...before.filter(({ name }) => name === 'RunTask').map(({ dur }) => ms(dur))),
  };
}

const ms = (microseconds) => microseconds / 1000;
const sum = (events) => events.reduce((total, { dur = 0 }) => total + ms(dur), 0);
const layoutWithin = (events, end) => sum(events.filter(({ ts }) => ts < end));
const isOurs = (args, id) => (args?.data?.url ?? args?.fileName ?? '').startsWith(`chrome-extension://${id}/`);

/** Returns the total time of a stage (ms), which may have run several times; 0 if it did not run. */
function stageTime(events, stage) {
  const of = (phase) => events.filter(({ name, ph }) => name === `lectern:${stage}` && ph === phase);
  const starts = of('b');
  return of('e').reduce((total, { ts }, index) => total + ms(ts - starts[index].ts), 0);
}
