/** Prints rows under a title, the first column on the left and numbers on the right. */
export function printTable(title, head, rows) {
  const lines = [head, ...rows].map((cells) => cells.map((cell) => cell ?? '–'));
  const widths = head.map((_, column) => Math.max(...lines.map((cells) => cells[column].length)));
  const print = (cells) =>
    console.log(
      cells.map((cell, column) => (column === 0 ? cell.padEnd(widths[0]) : cell.padStart(widths[column]))).join('  '),
    );
  console.log(`\n${title}`);
  print(lines[0]);
  print(widths.map((width) => '─'.repeat(width)));
  for (const cells of lines.slice(1)) print(cells);
}

/** Three digits that mean something: 0.42, 7.31, 52.8, 1204. */
export function number(value) {
  if (value === null || value === undefined) return null;
  if (value >= 100) return String(Math.round(value));
  return value.toFixed(value >= 10 ? 1 : 2);
}
