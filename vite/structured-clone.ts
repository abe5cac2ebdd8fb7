/** What the browsers have themselves, in the shape of `@ungap/structured-clone`. */
export default structuredClone;
