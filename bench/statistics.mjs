/** Returns the quantile `part` (0 to 1) of some values, such as the median for 0.5; null if there are no values. */
export function quantile(values, part) {
  const sorted = [...values].sort((a, b) => a - b);
  if (sorted.length === 0) return null;
  const position = (sorted.length - 1) * part;
  const low = sorted[Math.floor(position)];
  return low + (sorted[Math.ceil(position)] - low) * (position % 1);
}
