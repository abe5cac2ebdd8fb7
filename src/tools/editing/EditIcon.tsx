/** SVG paths of line icons on a grid of 20 × 20, like the reader's other icons. */
export const EDIT_PATHS = {
  undo: 'M4 8h8a4 4 0 0 1 0 8H8M4 8l3.5-3.5M4 8l3.5 3.5',
  redo: 'M16 8H8a4 4 0 0 0 0 8h4M16 8l-3.5-3.5M16 8l-3.5 3.5',
  remove: 'M5 5l10 10M15 5L5 15',
  check: 'M4 10.5l4 4 8-9',
  more: 'M5 10h.01M10 10h.01M15 10h.01',
  edit: 'M12.5 4l3.5 3.5L7.5 16l-4 .5.5-4zM11 5.5L14.5 9',
  pin: 'M5.5 3.5h9v13L10 13l-4.5 3.5z',
  page: 'M4 3.5h12v13H4zM7 7h6M7 10h6M7 13h3',
  plus: 'M5 10h10M10 5v10',
  larger: 'M4 8V4h4M16 8V4h-4M4 12v4h4M16 12v4h-4',
} as const;

export type EditIconName = keyof typeof EDIT_PATHS;

export function EditIcon({ name }: { name: EditIconName }) {
  return (
    <svg
      width={18}
      height={18}
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      stroke-width={name === 'more' ? 2.6 : 1.6}
      stroke-linecap="round"
      stroke-linejoin="round"
      aria-hidden="true"
    >
      <path d={EDIT_PATHS[name]} />
    </svg>
  );
}
