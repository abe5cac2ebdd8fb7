/** Connects the tools to the official SDK. It is a module of its own, because the SDK may be missing. */
import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { CallToolRequestSchema, ListToolsRequestSchema } from '@modelcontextprotocol/sdk/types.js';
import type { AgentTools } from './mcp-tools.ts';

/** Both tools only read, and what they read is not known before. */
const ANNOTATIONS = { readOnlyHint: true, openWorldHint: true };

/** Resolves when the client ends the connection. */
export async function runServer(tools: AgentTools, version: string): Promise<void> {
  const server = new Server({ name: 'lectern', version }, { capabilities: { tools: {} } });
  server.setRequestHandler(ListToolsRequestSchema, () => ({
    tools: tools.list.map((tool) => ({
      ...tool,
      inputSchema: { ...tool.inputSchema, type: 'object' as const },
      annotations: ANNOTATIONS,
    })),
  }));
  server.setRequestHandler(CallToolRequestSchema, async ({ params }) => {
    const { text, isError } = await tools.call(params.name, params.arguments);
    return { content: [{ type: 'text', text }], isError };
  });
  const ended = new Promise<void>((resolve) => {
    server.onclose = resolve;
    process.stdin.once('end', resolve);
  });
  await server.connect(new StdioServerTransport());
  await ended;
}
