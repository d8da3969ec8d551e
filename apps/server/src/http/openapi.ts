import { type OpenAPI, OpenAPIGenerator } from '@orpc/openapi';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import { contract } from '@talaash/contract';
import type { Access } from '@talaash/contract/access';
import { botCheckText } from '@talaash/contract/call';
import { ROUTES, type RouteName } from '@talaash/contract/route';
import { z } from '@talaash/domain/base/schema';
import { ResumeAnswer } from '@talaash/domain/resume/schema';
import { SIGN_IN_FORMS } from './sign-in.ts';

type Description = Awaited<ReturnType<OpenAPIGenerator['generate']>>;
type Paths = NonNullable<Description['paths']>;
type PathItem = NonNullable<Paths[string]>;

const CALLS_PREFIX = '/api/v1';

const INTRODUCTION = `Everything that the product does, as plain HTTP. Log in with \`POST /api/auth/sign-in/email\`; the session is a cookie.
A program of a company sends an API key instead, as \`Authorization: Bearer\`: to the calls that name the scope of the key, and nothing else.
A failure is \`{code, message, data?}\`: the message is a sentence for people, the code one of UNAUTHORIZED, FORBIDDEN,
BOT_CHECK_REQUIRED, PREMIUM_REQUIRED, NOT_FOUND, CONFLICT, VALIDATION_FAILED, BUSINESS_RULE_VIOLATION, TOO_MANY_REQUESTS, SERVICE_UNAVAILABLE.`;

/** The description of all calls and plain routes, generated from the contract. */
export async function describeApi(): Promise<Description> {
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] });
  const calls = await generator.generate(contract, {
    info: { title: 'Talaash', version: '1', description: INTRODUCTION },
  });
  const paths: Paths = {};
  for (const [path, item] of Object.entries(calls.paths ?? {})) paths[`${CALLS_PREFIX}${path}`] = item;
  for (const name of Object.keys(ROUTES) as RouteName[]) {
    const { path, item } = describeRoute(name);
    paths[path] = { ...paths[path], ...item };
  }
  return { ...calls, paths };
}

function describeRoute(name: RouteName): { path: string; item: PathItem } {
  const route: Access & { method: string; path: string; summary: string; botCheck?: true } = ROUTES[name];
  const parameters = [...route.path.matchAll(/:(\w+)/g)].map(([, parameter = '']) => ({
    name: parameter,
    in: 'path' as const,
    required: true,
    schema: { type: 'string' as const },
  }));
  const own = route.own ? ` Own: ${route.own}.` : '';
  const form = SIGN_IN_FORMS.get(name);
  const schema = form && schemaOf(form);
  const query = Object.entries(route.method === 'GET' ? (schema?.properties ?? {}) : {}).map(
    ([parameter, shape]) => ({
      name: parameter,
      in: 'query' as const,
      required: schema?.required?.includes(parameter) === true,
      schema: shape as OpenAPI.SchemaObject,
    }),
  );
  const operation = {
    operationId: name,
    summary: route.summary,
    description: `Access: ${[route.access].flat().join(' or ')}.${own}${botCheckText(route.botCheck)}`,
    tags: [form ? 'Sign-in' : 'Streams and files'],
    parameters: [...parameters, ...query],
    ...(schema && route.method === 'POST'
      ? { requestBody: { required: true, content: { 'application/json': { schema } } } }
      : {}),
    ...(FILE_ROUTES.has(name) ? { requestBody: FILE_FORM } : {}),
    responses: { 200: answerOf(name), default: { description: 'A failure: code, message, data.' } },
  };
  return {
    path: route.path.replace(/:(\w+)/g, '{$1}'),
    item: { [route.method.toLowerCase()]: operation },
  };
}

/** The routes that take one file. */
const FILE_ROUTES = new Set<RouteName>(['upload', 'parseResume']);

const FILE_FORM: OpenAPI.RequestBodyObject = {
  required: true,
  content: {
    'multipart/form-data': {
      schema: {
        type: 'object',
        properties: { file: { type: 'string', format: 'binary' } },
        required: ['file'],
      },
    },
  },
};

const answerOf = (name: RouteName): OpenAPI.ResponseObject =>
  name === 'parseResume'
    ? {
        description: 'What was found, or why nothing could be read.',
        content: {
          'application/json': {
            schema: z.toJSONSchema(ResumeAnswer, { unrepresentable: 'any' }) as OpenAPI.SchemaObject,
          },
        },
      }
    : { description: 'Done.' };

const schemaOf = (form: z.ZodType) =>
  z.toJSONSchema(form, { io: 'input', unrepresentable: 'any' }) as OpenAPI.SchemaObject;
