// Calls functions of an open reader through the background worker, as the popup and the menus do.

/** Returns the reader's response. If the call fails, throws an error with the reader's message. */
export async function callReader({ context }, call, request) {
  const [worker] = context.serviceWorkers();
  const { ok, value, error } = await worker.evaluate(send, { lectern: 1, call, request });
  if (!ok) throw new Error(error);
  return value;
}

/**
 * Runs in the background worker. If the response is a text, returns its size instead, because transferring a long text
 * takes time.
 */
async function send(message) {
  const [tab] = await chrome.tabs.query({ active: true, lastFocusedWindow: true });
  const { value, ...answer } = await chrome.tabs.sendMessage(tab.id, message, { frameId: 0 });
  return { ...answer, value: value?.text === undefined ? value : value.text.length };
}
