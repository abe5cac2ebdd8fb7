/** Waits for the welcome page, which the extension opens after its installation, and closes it. */
export async function closeWelcome(context) {
  const find = () => context.pages().find((page) => page.url().endsWith('#welcome'));
  for (let tries = 0; tries < 100; tries++) {
    const welcome = find();
    if (welcome) return welcome.close();
    await new Promise((done) => setTimeout(done, 50));
  }
}
