// What the names of a path in src/ say: `algorithms/goose/index.ts` is of the folder `algorithms` and of the unit `goose`.

export const folderOf = (path) => path.split('/')[0];
export const moduleOf = (path) => path.replace(/\.tsx?$/, '');
export const unitOf = (path) => moduleOf(path).split('/')[1];
export const isWithin = (module, allowed) => module === allowed || module.startsWith(`${allowed}/`);
