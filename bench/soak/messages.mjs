// Calls an open reader as the popup and the menus do, through the worker, in the active tab.

/** Returns the reader's answer; throws its error. */
export async function callReader({ context }, call, request) {
  const [worker] = context.serviceWorkers();
  const { ok, value, error } = await worker.evaluate(send, { lectern: 1, call, request });
  if (!ok) throw new Error(error);
  return value;
}

/** Runs in the worker. Returns only the size of a text, so that the text itself is not transferred. */
async function send(message) {
  const [tab] = await chrome.tabs.query({ active: true, lastFocusedWindow: true });
  const { value, ...answer } = await chrome.tabs.sendMessage(tab.id, message, { frameId: 0 });
  return { ...answer, value: value?.text === undefined ? value : value.text.length };
}
