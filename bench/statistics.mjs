/** Returns a quantile of some values; null if there are no values. `part` is from 0 to 1: 0.5 gives the median. */
export function quantile(values, part) {
  const sorted = [...values].sort((a, b) => a - b);
  if (sorted.length === 0) return null;
  const position = (sorted.length - 1) * part;
  const low = sorted[Math.floor(position)];
  return low + (sorted[Math.ceil(position)] - low) * (position % 1);
}
