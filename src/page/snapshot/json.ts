/** Writes a snapshot as JSON, with stops (pauses for other work), because a large page takes a long time. */
import type { WithStops } from '../../shared/let-others.ts';
import type { PageSnapshot } from './types.ts';

/** Like `JSON.stringify`, but yields after each column of the node table and each other part of the snapshot. */
export function* snapshotAsJson({ nodes, ...rest }: PageSnapshot): WithStops<string> {
  const columns = yield* partsOf(nodes);
  const parts = yield* partsOf(rest);
  return `{"nodes":{${columns.join()}},${parts.join()}}`;
}

function* partsOf(whole: object): WithStops<string[]> {
  const parts: string[] = [];
  for (const [name, value] of Object.entries(whole)) {
    const json: string | undefined = JSON.stringify(value);
    if (json !== undefined) parts.push(`${JSON.stringify(name)}:${json}`);
    yield;
  }
  return parts;
}
