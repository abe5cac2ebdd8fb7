chrome.action.onClicked.addListener(async ({ id }) => {
  // tries again, as Lectern does: the browser may grant access to the page a little after the click
  for (let tries = 12; ; tries--) {
    try {
      await chrome.scripting.executeScript({ target: { tabId: id }, files: ['content.js'] });
      return;
    } catch (error) {
      if (tries === 0) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
});
