/** Returns the value below which this part of the values lies (0.5 is the median); null if there are none. */
export function quantile(values, part) {
  const sorted = [...values].sort((a, b) => a - b);
  if (sorted.length === 0) return null;
  const position = (sorted.length - 1) * part;
  const low = sorted[Math.floor(position)];
  return low + (sorted[Math.ceil(position)] - low) * (position % 1);
}
