import sharp from 'sharp';

/** Height of a picture on the sheet (px). */
const ROW = 300;
/** Space around a picture on the sheet (px). */
const GAP = 12;
const LABEL = 22;
const GROUND = '#808080';

/**
 * Writes a sheet with the pictures of one surface: a row for each theme, with the wide picture and the narrow one.
 *
 * @param pictures each with `theme`, `width` (CSS pixels) and the `path` of a PNG
 * @param path file for the sheet
 */
export async function writeSheet(pictures, path) {
  const themes = [...new Set(pictures.map(({ theme }) => theme))];
  const tiles = [];
  const columns = [];
  for (const { theme, width, path: file } of pictures) {
    const { data, info } = await sharp(file).resize({ height: ROW }).png().toBuffer({ resolveWithObject: true });
    const column = [...new Set(pictures.map((picture) => picture.width))].indexOf(width);
    columns[column] = Math.max(columns[column] ?? 0, info.width);
    tiles.push({ data, row: themes.indexOf(theme), column });
  }
  const left = (column) => GAP + columns.slice(0, column).reduce((sum, width) => sum + width + GAP, 0);
  const top = (row) => GAP + row * (ROW + LABEL + GAP);
  await sharp({
    create: { width: left(columns.length), height: top(themes.length), channels: 3, background: GROUND },
  })
    .composite([
      ...tiles.map(({ data, row, column }) => ({ input: data, left: left(column), top: top(row) + LABEL })),
      ...themes.map((theme, row) => ({ input: label(theme), left: GAP, top: top(row) })),
    ])
    .webp({ quality: 82 })
    .toFile(path);
}

function label(text) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="${LABEL}">
    <text x="0" y="15" font-family="sans-serif" font-size="13" fill="white">${text}</text></svg>`;
  return Buffer.from(svg);
}
