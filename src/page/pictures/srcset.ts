/** An entry of a `srcset`. */
interface Candidate {
  address: string;
  /** CSS pixels; for densities (`2x`) as if the picture were {@link USUAL_WIDTH} wide. */
  width: number;
}

const USUAL_WIDTH = 800;
/** Sufficient width: the widest reader on a 2x screen. A larger picture would only load more slowly. */
const ENOUGH_WIDTH = 2000;

/** Returns the address of the smallest entry that is large enough, else of the largest; '' if there is none. */
export function bestOfSrcset(srcset: string): string {
  let best: Candidate | null = null;
  for (const candidate of parseSrcset(srcset)) if (!best || isBetter(candidate.width, best.width)) best = candidate;
  return best?.address ?? '';
}

function isBetter(width: number, than: number): boolean {
  if (than < ENOUGH_WIDTH) return width > than;
  return width >= ENOUGH_WIDTH && width < than;
}

/** Parses as in the HTML standard (4.8.4.2.1): addresses may contain commas, but not begin or end with them. */
function parseSrcset(srcset: string): Candidate[] {
  const candidates: Candidate[] = [];
  const address = /[\s,]*([^\s,]\S*)/y;
  const descriptors = /[^,]*/y;
  for (let match = address.exec(srcset); match?.[1]; match = address.exec(srcset)) {
    const url = match[1].replace(/(?<!,),+$/, '');
    descriptors.lastIndex = address.lastIndex;
    const isBare = url !== match[1];
    const descriptor = isBare ? '' : (descriptors.exec(srcset)?.[0] ?? '');
    address.lastIndex += descriptor.length;
    if (url !== '') candidates.push({ address: url, width: widthOf(descriptor) });
  }
  return candidates;
}

function widthOf(descriptor: string): number {
  const [, number = '1', unit = 'x'] = /(?<![\d.])([\d.]+)([wx])/.exec(descriptor) ?? [];
  const value = Number(number) || 0;
  return unit === 'w' ? value : value * USUAL_WIDTH;
}
