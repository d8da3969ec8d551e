import type { AnyContractProcedure } from '@orpc/contract';
import { contract } from '@talaash/contract';
import { bodyBytesMax, inputShape, type Shape } from '@talaash/contract/body-limit';
import type { CallMeta } from '@talaash/contract/call';
import type { z } from '@talaash/domain/base/schema';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import type { Log } from '../base/log.ts';
import { type Admission, admit, declaredCall, type DeclaredCall } from '../call/admission.ts';
import { type Bearer, bearerFor, bearerOf } from '../call/api-key.ts';
import { compressAnswer } from './compress.ts';
import { proofOf } from './proof.ts';
import type { Deps } from '../call/deps.ts';
import type { CallContext } from '../call/base.ts';
import { retryAfterSecondsOf, toFailure } from '../call/failure.ts';
import type { Limits } from '../call/limit.ts';
import { PROBLEM_TYPE } from '../call/problem.ts';
import { refusal } from '../call/refusal.ts';
import { programOf } from '../call/viewer.ts';
import { isUnavailable } from '../db/unavailable.ts';
import { deprecationHeaders } from './deprecation.ts';
import { isUnchanged } from './entity-tag.ts';
import { type PlainAnswer, plainCalls } from './plain-call.ts';
import { readJsonOnly } from './read-json.ts';
import { type MadeAnswer, makeOnce, repeatableCall, REPLAYED_HEADER } from './repeat.ts';
import { type RpcCall, rpcCalls } from './rpc.ts';
import { trimInput } from './trim-input.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller of a call, before its body is read. */
    admission: Admission | null;
  }
}

/** Mounts the calls twice: /api/rpc for our own client, /api/v1 as plain HTTP for other clients, who may send an API key or an access token. */
export async function mountCalls(app: FastifyInstance, deps: Deps, limits: Limits): Promise<void> {
  const around = aroundCall(deps.log);
  const rpc = rpcCalls(around);
  const makePlain = plainCalls(around, deps.baseUrl);

  const contextOf = (request: FastifyRequest, reply: FastifyReply, bearer?: Bearer): CallContext => ({
    deps,
    limits,
    cookie: request.headers.cookie,
    bearer,
    headers: toHeaders(request),
    addHeader: (name, value) => void reply.header(name, value),
    ip: request.ip,
    proof: proofOf(request),
    requestId: request.id,
    effect: { isUnknown: false },
    admission: request.admission,
  });

  app.decorateRequest('admission', null);
  const optionsOf = (call: Omit<ListedCall, 'rpcPath'>, takesKeys: boolean) =>
    routeOptions({ deps, limits, takesKeys }, call);

  await app.register(async (scope) => {
    readJsonOnly(scope);
    scope.addHook('onSend', compressAnswer);
    scope.setErrorHandler(rpcFailureAnswer(deps.log));
    const answer =
      (callAt: (request: FastifyRequest) => RpcCall | undefined) =>
      async (request: FastifyRequest, reply: FastifyReply): Promise<string> => {
        const call = callAt(request);
        if (!call) throw noSuchCall();
        const { status, body } = await call(contextOf(request, reply), request.body);
        reply.status(status).type('application/json');
        return body;
      };
    // With GET, following a link would make a call with the session cookie.
    for (const { rpcPath, ...call } of CALLS) {
      const trim = (body: unknown) => trimInput(body, rpcShape(call.shape));
      const made = rpc.get(rpcPath);
      scope.post(
        `/api/rpc${rpcPath}`,
        { ...optionsOf(call, false), config: { trim } },
        answer(() => made),
      );
    }
    // Other spellings of these paths, and calls that do not exist.
    const spelled = answer(({ params }) =>
      rpc.get(`/${(params as { '*': string })['*'].replace(/\/$/, '')}`),
    );
    scope.post('/api/rpc/*', { bodyLimit: bodyBytesMax() }, spelled);
  });

  await app.register(async (scope) => {
    readJsonOnly(scope);
    scope.addHook('onSend', compressAnswer);
    const make = async (request: FastifyRequest, reply: FastifyReply): Promise<MadeAnswer> => {
      const context = contextOf(request, reply, bearerFor('/api/v1', request.headers.authorization));
      const answer = await makePlain(request, context);
      if (!answer) throw noSuchCall();
      return { ...answer, isEffectUnknown: context.effect.isUnknown };
    };
    const { read, write } = plainHandlers(deps, make);
    for (const call of CALLS) {
      const { method, path: url, shape } = call;
      const config = { trim: (body: unknown) => trimInput(body, shape) };
      scope.route({
        method,
        url: `/api/v1${url}`,
        exposeHeadRoute: false,
        ...optionsOf(call, true),
        config,
        handler: call.isRead ? read : write,
      });
    }
    // Other spellings of these paths, and calls that do not exist. A program has to write the path of its call as it is described:
    // its call may be made once for an Idempotency-Key only there.
    scope.all('/api/v1/*', { bodyLimit: bodyBytesMax() }, async (request, reply) => {
      if (bearerOf(request.headers.authorization) !== undefined) throw noSuchCall();
      return sendPlain(reply, await make(request, reply));
    });
  });
}

/** Turns what a call throws into its failure, and notes whether its effect is unknown. */
const aroundCall =
  (log: Log) =>
  async (call: { context: CallContext; next(): Promise<unknown> }): Promise<unknown> => {
    try {
      return await call.next();
    } catch (error) {
      if (isUnavailable(error)) call.context.effect.isUnknown = true;
      throw toFailure(error, { log, requestId: call.context.requestId });
    }
  };

type PlainMake = (request: FastifyRequest, reply: FastifyReply) => Promise<MadeAnswer>;

/** Sends the answer to a call: to a program, a read with its entity tag, and a write once for each Idempotency-Key. */
function plainHandlers(deps: Deps, make: PlainMake) {
  const read = async (request: FastifyRequest, reply: FastifyReply) => {
    const { status, body } = await make(request, reply);
    const isOfProgram = programOf(request.admission?.viewer ?? null) !== undefined;
    if (isOfProgram && request.method === 'GET' && status === 200 && isUnchanged(request, reply, body))
      return reply.status(304).send();
    return sendPlain(reply, { status, body });
  };
  const write = async (request: FastifyRequest, reply: FastifyReply) => {
    const repeatable = repeatableCall(request, request.admission?.viewer ?? null);
    if (!repeatable) return sendPlain(reply, await make(request, reply));
    const { isReplayed, ...answer } = await makeOnce(deps, repeatable, () => make(request, reply));
    if (isReplayed) reply.header(REPLAYED_HEADER, 'true');
    return sendPlain(reply, answer);
  };
  return { read, write };
}

const sendPlain = (reply: FastifyReply, { status, body }: PlainAnswer): FastifyReply => {
  const retryAfterSeconds =
    status < 400 ? undefined : retryAfterSecondsOf((JSON.parse(body) as { data?: unknown }).data);
  if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds));
  return reply
    .status(status)
    .type(status < 400 ? 'application/json' : PROBLEM_TYPE)
    .send(body);
};

/** Admits the caller before the body is read. The length limit of the body is that of the call's input. */
function routeOptions(
  { deps, limits, takesKeys }: Pick<CallContext, 'deps' | 'limits'> & { takesKeys: boolean },
  { declared, bodyLimit, meta: { deprecation } }: Pick<ListedCall, 'declared' | 'bodyLimit' | 'meta'>,
): RouteShorthandOptions {
  const { metrics } = deps;
  const { name } = declared;
  const told = takesKeys && deprecation ? deprecationHeaders(deprecation) : {};
  return {
    bodyLimit,
    async onRequest(request, reply) {
      const { ip, headers } = request;
      reply.headers(told);
      const addHeader = (key: string, value: string) => void reply.header(key, value);
      const bearer = takesKeys ? bearerFor('/api/v1', headers.authorization) : undefined;
      request.admission = await admit(
        { deps, limits, cookie: headers.cookie, bearer, ip, proof: proofOf(request), addHeader },
        declared,
      );
    },
    ...(metrics && {
      onResponse(_request: FastifyRequest, { statusCode, elapsedTime }: FastifyReply, done: () => void) {
        metrics.calls.inc({ call: name, status: statusCode });
        metrics.callSeconds.observe({ call: name }, elapsedTime / 1000);
        done();
      },
    }),
  };
}

/** Our own client wraps its input in `json`, beside metadata that says which texts stand for dates and other types. */
const rpcShape = (json: Shape): Shape => ({ type: 'object', properties: { json, meta: { type: 'array' } } });

const noSuchCall = () => refusal('NOT_FOUND', 'This call does not exist.');

/** A failure before a call in both forms: the one of every other failure, and the one that our own client parses. */
const rpcFailureAnswer =
  (log: Log) =>
  (error: unknown, request: FastifyRequest, reply: FastifyReply): void => {
    const failure = toFailure(error, { log, requestId: request.id });
    const { status, code, message, data } = failure;
    reply.code(status).send({ code, message, data, json: failure.toJSON() });
  };

type ListedCall = {
  declared: DeclaredCall;
  meta: CallMeta;
  rpcPath: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Whether it writes nothing. */
  isRead: boolean;
  /** The path below /api/v1, as the routes of the server write it. */
  path: string;
  bodyLimit: number;
  shape: Shape;
};

/** Every call of the contract with what its routes need. Computed once, because the schemas of all inputs take 25 ms. */
const CALLS: readonly ListedCall[] = Object.entries(contract).flatMap(([noun, calls]) =>
  Object.entries(calls as Record<string, AnyContractProcedure>).map(([call, declared]) => {
    const { meta, route, inputSchema } = declared['~orpc'];
    const shape = inputSchema ? inputShape(inputSchema as z.ZodType) : undefined;
    return {
      declared: declaredCall(`${noun}.${call}`, meta as CallMeta),
      meta: meta as CallMeta,
      rpcPath: `/${noun}/${call}`,
      method: route.method as ListedCall['method'],
      isRead: route.method === 'GET' || (meta as CallMeta).isRead === true,
      path: (route.path ?? '').replace(/\{(\w+)\}/g, ':$1'),
      bodyLimit: bodyBytesMax(shape),
      shape: shape ?? true,
    };
  }),
);

function toHeaders(request: FastifyRequest): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    for (const one of [value].flat()) if (one !== undefined) headers.append(name, one);
  }
  return headers;
}
