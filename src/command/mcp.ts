/** Serves agents with the Model Context Protocol, over standard input and output. */
import { type Command, type LoadOptions, readOptions } from './arguments.ts';
import { CommandError, EXIT } from './command-error.ts';
import { inputOf } from './input.ts';
import { agentTools } from './mcp-tools.ts';
import { openPages, type Pages } from './pages.ts';
import { isPublic } from './public-proxy.ts';
import { askRobots, assertAllowed } from './robots.ts';

/** Runs the server. Resolves when the client ends the connection. */
export async function serveAgents(command: Command, version: string): Promise<number> {
  const { runServer } = await loaded(import('./mcp-server.ts'));
  const browser = openedLater(command.load);
  const fetchText: Pages['fetchText'] = async (...file) => (await browser.pages()).fetchText(...file);
  const isAllowed = command.obeysRobots ? askRobots(fetchText, command.load.userAgent) : async () => true;
  const tools = agentTools(async (url, selector) => {
    // agents must not read files or standard input
    if (!/^https?:\/\//i.test(url))
      throw new CommandError(`${url} cannot be read: only http and https addresses can.`, EXIT.notLoaded);
    const input = await inputOf(url);
    if (command.load.isPublicOnly) await assertPublic(url);
    await assertAllowed(url, isAllowed);
    return (await browser.pages()).read(input, readOptions({ ...command, selector: selector ?? null }));
  });
  await runServer(tools, version);
  await browser.close();
  return EXIT.read;
}

async function assertPublic(url: string): Promise<void> {
  if (await isPublic(url)) return;
  throw new CommandError(`${url} is not on the public internet.`, EXIT.notLoaded);
}

/** Opens the browser when the first page is requested; if that fails, tries again at the next request. */
function openedLater(options: LoadOptions) {
  let opening: Promise<Pages> | null = null;
  return {
    async pages(): Promise<Pages> {
      opening ??= openPages(options);
      try {
        return await opening;
      } catch (error) {
        opening = null;
        throw error;
      }
    },
    async close(): Promise<void> {
      await (await opening)?.close();
    },
  };
}

/** Rejects with a hint to install the protocol's package, which is not included, because only agents need it. */
async function loaded<T>(module: Promise<T>): Promise<T> {
  try {
    return await module;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new CommandError('lectern mcp needs one more package: npm install @modelcontextprotocol/sdk');
  }
}
