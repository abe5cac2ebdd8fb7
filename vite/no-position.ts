/** In the shape of `unist-util-position`. */
export function position(): undefined {
  return undefined;
}
