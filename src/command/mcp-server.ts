/** Offers tools to AI agents (Model Context Protocol). A module of its own, because its SDK may not be installed. */
import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { CallToolRequestSchema, ListToolsRequestSchema } from '@modelcontextprotocol/sdk/types.js';
import type { AgentTools } from './mcp.ts';

/** Annotations of each tool: it changes nothing, and can read any page on the web. */
const ANNOTATIONS = { readOnlyHint: true, openWorldHint: true };

/** Serves the tools over standard input and output. Resolves when the client ends the connection. */
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
