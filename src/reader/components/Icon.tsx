interface IconProps {
  /** The SVG path of the icon, from `icons.ts`. */
  path: string;
  size?: number;
  class?: string;
}

/** A decorative icon; the control around it has the accessible name. */
export function Icon({ path, size = 20, class: className = '' }: IconProps) {
  return (
    <svg
      class={className}
      width={size}
      height={size}
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      stroke-width="1.5"
      stroke-linecap="round"
      stroke-linejoin="round"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}
