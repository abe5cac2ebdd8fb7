/** The document in a frame when the browser lets us see it (same origin), else null. */
export function frameDocument(frame: HTMLIFrameElement): Document | null {
  try {
    return frame.contentDocument;
  } catch {
    // SecurityError: a frame of another origin in browsers that throw instead of answering null.
    return null;
  }
}
