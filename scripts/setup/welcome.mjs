/** Closes the page that opens after an installation, in browsers that show something else. */
export async function closeWelcome(context) {
  const find = () => context.pages().find((page) => page.url().endsWith('#welcome'));
  for (let tries = 0; tries < 100; tries++) {
    const welcome = find();
    if (welcome) return welcome.close();
    await new Promise((done) => setTimeout(done, 50));
  }
}
