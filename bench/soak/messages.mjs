// What the popup and the menus ask of an open reader, asked by the worker of the active tab.

/** What a call answers; throws what the reader says instead. */
export async function callReader({ context }, call, request) {
  const [worker] = context.serviceWorkers();
  const { ok, value, error } = await worker.evaluate(send, { lectern: 1, call, request });
  if (!ok) throw new Error(error);
  return value;
}

/** Runs in the worker. Texts and files stay there: only their size is of interest. */
async function send(message) {
  const [tab] = await chrome.tabs.query({ active: true, lastFocusedWindow: true });
  const { value, ...answer } = await chrome.tabs.sendMessage(tab.id, message, { frameId: 0 });
  return { ...answer, value: value?.text === undefined ? value : value.text.length };
}
