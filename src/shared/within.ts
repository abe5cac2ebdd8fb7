/** Resolves or rejects like `work`; rejects with the error of `tooLate` after `limit` (ms). */
export async function within<T>(limit: number, work: Promise<T>, tooLate: () => Error): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(tooLate()), limit);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
