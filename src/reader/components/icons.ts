/** SVG paths of line icons on a grid of 20 × 20, drawn for Lectern. Each script contains only those that it uses. */
export const close = 'M5 5l10 10M15 5L5 15';
export const copy =
  'M7.5 7.5V5A1.5 1.5 0 0 1 9 3.5h6A1.5 1.5 0 0 1 16.5 5v6a1.5 1.5 0 0 1-1.5 1.5h-2.5M5 7.5h6A1.5 1.5 0 0 1 12.5 9v6a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 15V9A1.5 1.5 0 0 1 5 7.5z';
export const check = 'M4 10.5l4 4 8-9';
export const previous = 'M12.5 5l-5 5 5 5';
export const next = 'M7.5 5l5 5-5 5';
export const caret = 'M5 7.5l5 5 5-5';
export const minus = 'M5 10h10';
export const plus = 'M5 10h10M10 5v10';
export const layers = 'M3.5 6h13M3.5 10h9M3.5 14h11';
export const markdown = 'M2.5 5.5h15v9h-15zM5 12V8l2 2.4L9 8v4M13.5 8v4M11.7 10.3l1.8 1.8 1.8-1.8';
export const link =
  'M8.5 11.5a3 3 0 0 0 4.3 0l2.4-2.4a3 3 0 0 0-4.3-4.3l-.9.9M11.5 8.5a3 3 0 0 0-4.3 0l-2.4 2.4a3 3 0 0 0 4.3 4.3l.9-.9';
export const print = 'M6 7V3.5h8V7M6 14H3.5V7.5h13V14H14M6 11.5h8v5H6z';
export const keyboard = 'M2.5 5.5h15v9h-15zM6 12h8M5.5 8.5h.1M8.5 8.5h.1M11.5 8.5h.1M14.5 8.5h.1';
export const book =
  'M10 5.5c-1.6-1.2-3.8-1.7-7-1.5v11c3.2-.2 5.4.3 7 1.5 1.6-1.2 3.8-1.7 7-1.5V4c-3.2-.2-5.4.3-7 1.5zM10 5.5v11';
export const outline = 'M3.5 5.5h.1M7 5.5h9.5M3.5 10h.1M7 10h9.5M3.5 14.5h.1M7 14.5h6';
export const more = 'M4.5 10h.1M10 10h.1M15.5 10h.1';
export const compare = 'M8.5 4h-5v12h5M11.5 4h5v12h-5M6 10h8';
export const edit = 'M12.5 4l3.5 3.5L7.5 16l-4 .5.5-4zM11 5.5L14.5 9';
export const aloud = 'M3.5 8v4h3l4 3.5v-11L6.5 8zM13 7.5a3.5 3.5 0 0 1 0 5M15 5.5a6.4 6.4 0 0 1 0 9';
export const focus = 'M3.5 4.5h13M3.5 8.5h13v3h-13zM3.5 15.5h13';
export const highlight = 'M4 16.5h12M12 3.5l4 4-6 6H6.5V10zM9.5 6l4 4';
export const picture = 'M3 4.5h14v11H3zM3 13.5l4-4 3.5 3.5 2-2 4.5 4M12.8 7.8h.1';
export const wrap = 'M3.5 5h13M3.5 10h10.3a2.5 2.5 0 0 1 0 5H10M12 12.7L9.7 15l2.3 2.3M3.5 15h3';
export const quote = 'M8.5 5.5C5.5 6.5 4 8.7 4 12v2.5h4.5V10H6M16 5.5c-3 1-4.5 3.2-4.5 6.5v2.5H16V10h-2.5';
export const flag = 'M5 17V3.5h10.5L13 7l2.5 3.5H5';
export const undo = 'M4 8h8a4 4 0 0 1 0 8H8M4 8l3.5-3.5M4 8l3.5 3.5';
export const redo = 'M16 8H8a4 4 0 0 0 0 8h4M16 8l-3.5-3.5M16 8l-3.5 3.5';
export const pin = 'M5.5 3.5h9v13L10 13l-4.5 3.5z';
export const page = 'M4 3.5h12v13H4zM7 7h6M7 10h6M7 13h3';
export const larger = 'M4 8V4h4M16 8V4h-4M4 12v4h4M16 12v4h-4';
