/** Calls the engine's host, in an invisible page or in the background, from a content script. */
import type { PageSnapshot } from '../page/snapshot/types.ts';
import { callOnce } from '../platform/plain-call.ts';
import { within } from '../shared/within.ts';
import type { ContentToEngine, RequestOf } from './calls.ts';
import type { Urgency } from './turns.ts';
import { type AnswerTo, type Engine, type FirstFinding, MAX_PART, type Question } from './types.ts';

/** Longest wait for a busy host (ms): TIMEOUT, plus PER_NODE for each node of the snapshot. */
const TIMEOUT = 2000;
const PER_NODE = 0.2;

/** Returns an engine that asks the host. `asJson` serializes the snapshot of a large page, with pauses. */
export function remoteEngine(asJson?: (snapshot: PageSnapshot) => Promise<string>): Engine {
  return {
    open(snapshot, request) {
      // Random, because several scripts in one page open readings and must not use the same number.
      const reading = Math.floor(Math.random() * Number.MAX_SAFE_INTEGER);
      const timeout = TIMEOUT + PER_NODE * snapshot.nodes.size;
      const closing = new AbortController();
      /**
       * The latest call in each lane (one lane for comparisons, one for all other questions). A new call waits for the
       * latest one in its lane, because the host limits how many calls of a document may be open.
       */
      const lanes: { [lane in Urgency]?: Promise<unknown> } = {};
      const first = send(snapshot).then((answer) => JSON.parse(answer) as FirstFinding | null);
      // Prevents an "unhandled rejection": `ask` awaits `first` later, and passes the error on.
      first.catch(() => {});

      async function send(toSend: PageSnapshot): Promise<string> {
        // Without `asJson`, do not `await` anything here, so that the call leaves at once. With an `await`, the browser
        // would first compile the next script that Lectern injects, and send the call only afterwards.
        const json = asJson ? await asJson(toSend) : JSON.stringify(toSend);
        const last = json.length > MAX_PART ? await sendParts(reading, json, timeout, closing.signal) : json;
        closing.signal.throwIfAborted();
        return joined('first', call('openReading', { reading, snapshot: last, ...request }, timeout));
      }

      /** Fetches the further parts of a long answer. */
      async function joined(urgency: Urgency, answer: Promise<string>): Promise<string> {
        let part = await answer;
        const parts = [part];
        while (part.length === MAX_PART) {
          part = await call('nextPart', { reading, urgency }, timeout);
          parts.push(part);
        }
        return parts.join('');
      }

      const close = () => {
        closing.abort();
        void callOnce('closeReading', { reading });
      };
      // Closes the reading when the user leaves the page. A page that returns from the back/forward cache opens a new
      // one.
      addEventListener('pagehide', close, { signal: closing.signal });
      return {
        first,
        ask<Q extends Question>(question: Q) {
          const lane = question.type === 'opinion' ? 'later' : 'first';
          const asked = { reading, question: JSON.stringify(question) };
          const answer = (lanes[lane] ?? first)
            .catch(() => {})
            .then(() => first)
            .then(() => joined(lane, call('askReading', asked, timeout)));
          lanes[lane] = answer;
          return answer.then((json) => JSON.parse(json) as AnswerTo<Q>);
        },
        close,
      };
    },
  };
}

/** Sends all parts of a snapshot but the last. Returns the last, which is sent with the call that opens the reading. */
async function sendParts(reading: number, json: string, timeout: number, closed: AbortSignal): Promise<string> {
  let start = 0;
  for (; json.length - start > MAX_PART; start += MAX_PART) {
    closed.throwIfAborted();
    await call('sendSnapshot', { reading, part: json.slice(start, start + MAX_PART) }, timeout);
  }
  return json.slice(start);
}

/** Calls the host and returns its answer. Throws if no host answers in time, or if the host refuses the call. */
async function call<Name extends keyof ContentToEngine>(
  name: Name,
  request: RequestOf<Name>,
  timeout: number,
): Promise<string> {
  const unanswered = () => new Error(`"${name}" was not answered`);
  const reply = await within(timeout, callOnce(name, request), unanswered);
  if (reply?.ok && typeof reply.value === 'string') return reply.value;
  throw unanswered();
}
