// Formats tables for the terminal and for Markdown. A table has a `title`, a `head` and `rows`, whose cells are texts
// or null. The first column is aligned left, all others right.

export function printTable({ title, head, rows }) {
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

/** Returns a number with about three significant digits, as text: 0.42, 7.31, 52.8, 1204. Returns null for null. */
export function number(value) {
  if (value === null || value === undefined) return null;
  if (value >= 100) return String(Math.round(value));
  return value.toFixed(value >= 10 ? 1 : 2);
}

export function markdownTable({ head, rows }) {
  const line = (cells) => `| ${cells.map((cell) => cell ?? '–').join(' | ')} |`;
  const rule = `|${head.map((_, column) => (column === 0 ? '---|' : '---:|')).join('')}`;
  return [line(head), rule, ...rows.map(line)].join('\n');
}
