/** Returns the document in a frame if the browser gives access to it (same origin), else null. */
export function frameDocument(frame: HTMLIFrameElement): Document | null {
  try {
    return frame.contentDocument;
  } catch {
    // SecurityError: a frame of another origin, in browsers that throw instead of returning null.
    return null;
  }
}
