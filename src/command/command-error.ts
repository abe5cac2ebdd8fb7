export const EXIT = { read: 0, wrongUse: 1, nothingFound: 2, doubtful: 3, notLoaded: 4 } as const;

/** An error that the user can fix. `message` is one sentence, without a stack trace. */
export class CommandError extends Error {
  constructor(
    message: string,
    readonly code: number = EXIT.wrongUse,
  ) {
    super(message);
  }
}
