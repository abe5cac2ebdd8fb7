/** An engine whose host is outside the page: an invisible page of the extension, or the background. */
import type { PageSnapshot } from '../page/snapshot/types.ts';
import { callOnce } from '../platform/plain-call.ts';
import type { OpenAnswer, OpenCall, SnapshotPart } from './calls.ts';
import type { AnswerTo, Engine, OpenReading, Question } from './types.ts';

/** Longest wait for a busy host (ms): base time, and additional time per node. */
const TIMEOUT = 2000;
const PER_NODE = 0.2;

/** @param asJson serialises the snapshot of a large page, with pauses */
export function remoteEngine(asJson?: (snapshot: PageSnapshot) => Promise<string>): Engine {
  return {
    async open(snapshot, { hasMoved, algorithm }) {
      const timeout = TIMEOUT + PER_NODE * snapshot.nodes.size;
      // a small snapshot is sent in this turn: after an `await`, the code would wait until the next script is compiled
      const json = asJson ? await asJson(snapshot) : JSON.stringify(snapshot);
      const sent = json.length > MAX_PART ? await sendParts(json, timeout) : { snapshot: json, upload: null };
      const answer = await call('openReading', { ...sent, hasMoved, algorithm }, timeout);
      return openReading(JSON.parse(answer) as OpenAnswer, timeout);
    },
  };
}

/** Longest text of one message (UTF-16 units): browsers limit a message to 64 MB. */
const MAX_PART = 16_000_000;

/** Sends all parts but the last, which goes with the call that opens the reading. */
async function sendParts(json: string, timeout: number): Promise<Pick<OpenCall, 'snapshot' | 'upload'>> {
  const upload = crypto.randomUUID();
  let start = 0;
  for (; json.length - start > MAX_PART; start += MAX_PART)
    await call('sendSnapshot', { upload, part: json.slice(start, start + MAX_PART) } satisfies SnapshotPart, timeout);
  return { snapshot: json.slice(start), upload };
}

function openReading({ reading, first }: OpenAnswer, timeout: number): OpenReading {
  return {
    first,
    ask: async <Q extends Question>(question: Q) =>
      JSON.parse(await call('askReading', { reading, question: JSON.stringify(question) }, timeout)) as AnswerTo<Q>,
    close: () => void callOnce('closeReading', { reading }),
  };
}

/** @throws if no host answers in time, or the host refuses */
async function call(name: string, request: unknown, timeout: number): Promise<string> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), timeout);
  });
  const reply = await Promise.race([callOnce(name, request), late]);
  clearTimeout(timer);
  if (reply?.ok && typeof reply.value === 'string') return reply.value;
  throw new Error(`"${name}" was not answered`);
}
