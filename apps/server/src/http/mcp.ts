import {
  createMcpHandler,
  isLegacyRequest,
  ProtocolError,
  ProtocolErrorCode,
  Server,
  WebStandardStreamableHTTPServerTransport,
} from '@modelcontextprotocol/server';
import { API_KEY_SCOPES } from '@talaash/domain/api-key/choice';
import { TOOL_INSTRUCTIONS, TOOL_REFUSALS } from '@talaash/domain/tool/words';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { admit, type DeclaredCall, identifyProgram } from '../call/admission.ts';
import { bearerFor } from '../call/api-key.ts';
import type { CallContext } from '../call/base.ts';
import type { Deps } from '../call/deps.ts';
import { failureAnswer } from '../call/failure.ts';
import type { Limits } from '../call/limit.ts';
import { refusal } from '../call/refusal.ts';
import type { SignedInViewer } from '../call/viewer.ts';
import { challenge } from './oauth-metadata.ts';
import { compressAnswer } from './compress.ts';
import { readJsonOnly } from './read-json.ts';
import { fromAnotherSite, isOwnOrigin } from './safety.ts';
import { runTool, TOOL_BODY_BYTES_MAX, TOOLS, toolsOf } from './tool.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The program that sent a message, before the body is read. */
    program: SignedInViewer | null;
  }
}

const MCP_PATH = '/api/mcp';

/** What is not the call of a tool counts as this one. */
const MCP_CALL: DeclaredCall = {
  name: 'mcp',
  access: 'company',
  permission: 'member',
  scopes: API_KEY_SCOPES,
};

/** What a program does with us in one request. */
type Exchange = { context: CallContext; viewer: SignedInViewer };

/**
 * The calls that are tools, for agents: the Model Context Protocol over HTTP. A request stands for itself, so any node answers it:
 * there is no session, and no stream.
 */
export async function mountMcp(app: FastifyInstance, deps: Deps, limits: Limits): Promise<void> {
  app.decorateRequest('program', null);
  await app.register(async (scope) => {
    readJsonOnly(scope);
    scope.addHook('onSend', compressAnswer);
    const answerFailure = failureAnswer(deps);
    scope.setErrorHandler((error, request, reply) => {
      answerFailure(error, request, reply);
      if (reply.statusCode === 401)
        reply.header('www-authenticate', challenge(deps.baseUrl(), MCP_PATH, request.headers.authorization));
    });
    scope.post(MCP_PATH, {
      bodyLimit: TOOL_BODY_BYTES_MAX,
      async onRequest(request) {
        const { ip, headers } = request;
        // A key is no cookie, but a page of another site may name this machine (DNS rebinding).
        if (headers.origin !== undefined && !isOwnOrigin(headers.origin, request, deps.config.baseUrl))
          throw fromAnotherSite();
        const bearer = bearerFor(MCP_PATH, headers.authorization);
        request.program = await identifyProgram({ deps, cookie: headers.cookie, bearer, ip });
      },
      handler: async (request, reply) => {
        const { program: viewer, body } = request;
        if (viewer === null) throw refusal('UNAUTHORIZED', TOOL_REFUSALS.noKey);
        if (Array.isArray(body)) throw refusal('BUSINESS_RULE_VIOLATION', TOOL_REFUSALS.batch);
        const exchange = { context: contextOf({ deps, limits }, request, reply), viewer };
        if (calledTool(body) === undefined) await admit(exchange.context, MCP_CALL);
        return send(reply, await answer(webRequest(request), body, exchange));
      },
    });
    const notAllowed = (_request: FastifyRequest, reply: FastifyReply) =>
      reply
        .header('allow', 'POST')
        .code(405)
        .send({ jsonrpc: '2.0', error: { code: -32_000, message: 'Method not allowed.' }, id: null });
    scope.route({ method: ['GET', 'DELETE'], url: MCP_PATH, handler: notAllowed });
  });
}

/** The tool that a message calls; its call counts by itself. */
function calledTool(body: unknown) {
  const { method, params } = (body ?? {}) as { method?: unknown; params?: { name?: unknown } };
  return method === 'tools/call' ? TOOLS.get(String(params?.name)) : undefined;
}

function serverFor(exchange: Exchange): Server {
  const server = new Server(
    { name: 'talaash', title: 'Talaash', version: '1' },
    {
      capabilities: { tools: {} },
      instructions: TOOL_INSTRUCTIONS,
      // We ask agents nothing, so there is no answer to validate. The library's own validator takes long to make.
      jsonSchemaValidator: {
        getValidator: () => () => ({ valid: false, data: undefined, errorMessage: '' }),
      },
    },
  );
  server.setRequestHandler('tools/list', () => ({ tools: toolsOf(exchange.viewer) }));
  server.setRequestHandler('tools/call', ({ params }) => {
    const called = TOOLS.get(params.name);
    if (called === undefined)
      throw new ProtocolError(ProtocolErrorCode.InvalidParams, TOOL_REFUSALS.noSuchTool);
    return runTool(called, params.arguments, exchange);
  });
  return server;
}

/** Answers in the form of the protocol's revision that the message is written in. */
async function answer(request: Request, parsedBody: unknown, exchange: Exchange): Promise<Response> {
  if (!(await isLegacyRequest(request, parsedBody))) {
    // A subscription would be a stream; there is nothing to subscribe to.
    const handler = createMcpHandler(() => serverFor(exchange), { legacy: 'reject', maxSubscriptions: 0 });
    return handler.fetch(request, { parsedBody });
  }
  const server = serverFor(exchange);
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  await server.connect(transport);
  try {
    return await transport.handleRequest(request, { parsedBody });
  } finally {
    await server.close();
  }
}

/** The request without its body, which is parsed. */
function webRequest({ url, headers: given }: FastifyRequest): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(given))
    if (typeof value === 'string' && name !== 'content-length') headers.set(name, value);
  return new Request(new URL(url, 'http://server'), { method: 'POST', headers });
}

async function send(reply: FastifyReply, response: Response): Promise<FastifyReply> {
  const type = response.headers.get('content-type');
  if (type !== null) reply.type(type);
  return reply.code(response.status).send(await response.text());
}

const contextOf = (
  { deps, limits }: Pick<CallContext, 'deps' | 'limits'>,
  request: FastifyRequest,
  reply: FastifyReply,
): CallContext => ({
  deps,
  limits,
  cookie: request.headers.cookie,
  bearer: bearerFor(MCP_PATH, request.headers.authorization),
  headers: new Headers(),
  addHeader: (name, value) => void reply.header(name, value),
  ip: request.ip,
  proof: undefined,
  requestId: request.id,
  effect: { isUnknown: false },
  admission: null,
});
