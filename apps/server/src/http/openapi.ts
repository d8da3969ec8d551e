import type { AnyContractProcedure } from '@orpc/contract';
import { type OpenAPI, OpenAPIGenerator } from '@orpc/openapi';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import { contract } from '@talaash/contract';
import type { Access } from '@talaash/contract/access';
import { botCheckText, type CallMeta } from '@talaash/contract/call';
import { ROUTES, type RouteName } from '@talaash/contract/route';
import { z } from '@talaash/domain/base/schema';
import { TAGS } from '@talaash/contract/tag';
import { API_VERSION } from '@talaash/contract/version';
import { ResumeAnswer } from '@talaash/domain/resume/schema';
import { PROBLEMS_PATH } from '../call/problem.ts';
import {
  completeOperation,
  HEADERS,
  type Operation,
  PARAMETERS,
  SECURITY_SCHEMES,
  securityOf,
} from './openapi-operation.ts';
import { type Examples, readExamples, withExample } from './openapi-example.ts';
import { PROBLEM_SCHEMA, ProblemResponses } from './openapi-problem.ts';
import { SIGN_IN_FORMS } from './sign-in.ts';

type Description = Awaited<ReturnType<OpenAPIGenerator['generate']>>;
type Paths = NonNullable<Description['paths']>;
type PathItem = NonNullable<Paths[string]>;

const CALLS_PREFIX = '/api/v1';

const INTRODUCTION = `Everything that the product does, as plain HTTP. A program of a company sends an API key as \`Authorization: Bearer\`: to the calls
that name the scope of the key, and nothing else. A person logs in with \`POST /api/auth/sign-in/email\`; the session is a cookie.
A failure is a problem by RFC 9457: rely on its \`code\`. [Each kind of problem](${PROBLEMS_PATH}) has a page.`;

/** Every call of the contract with what it declares, by the name that is the id of its operation. */
const CALLS = new Map<string, CallMeta>(
  Object.entries(contract).flatMap(([noun, calls]) =>
    Object.entries(calls as Record<string, AnyContractProcedure>).map(
      ([call, declared]) => [`${noun}.${call}`, declared['~orpc'].meta as CallMeta] as const,
    ),
  ),
);

/** The description of all calls and plain routes, generated from the contract. */
export async function describeApi(): Promise<Description> {
  const generator = new OpenAPIGenerator({ schemaConverters: [SCHEMA_CONVERTER] });
  const calls = await generator.generate(contract, {
    info: {
      title: 'Talaash',
      version: API_VERSION,
      description: INTRODUCTION,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/', description: 'This installation' }],
  });
  const problems = new ProblemResponses();
  const examples = await readExamples();
  const paths: Paths = {};
  for (const [path, item] of Object.entries(calls.paths ?? {}))
    paths[`${CALLS_PREFIX}${path}`] = completeItem(path, item ?? {}, { problems, examples });
  for (const name of Object.keys(ROUTES) as RouteName[]) {
    const { path, item } = describeRoute(name);
    paths[path] = { ...paths[path], ...item };
  }
  return {
    ...calls,
    tags: tagsOf(paths),
    paths,
    components: {
      ...calls.components,
      securitySchemes: SECURITY_SCHEMES,
      schemas: { ...calls.components?.schemas, Problem: PROBLEM_SCHEMA, Failure: FAILURE_SCHEMA },
      headers: HEADERS,
      parameters: PARAMETERS,
      responses: problems.components(),
    },
  };
}

/**
 * What our transforms return has the shape of what they take: they trim, and leave fields out. A transform itself has no shape. A field with
 * a default is in every answer.
 */
const SCHEMA_CONVERTER = new ZodToJsonSchemaConverter({
  interceptors: [
    ({ next, ...given }) => {
      const { def } = given.schema._zod;
      if (given.options.strategy !== 'output') return next();
      if (isDefault(def)) return next({ ...given, schema: def.innerType });
      return isTransformed(def) ? next({ ...given, schema: def.in }) : next();
    },
  ],
});

const isDefault = (def: z.core.$ZodTypeDef): def is z.core.$ZodDefaultDef => def.type === 'default';

const isTransformed = (
  def: z.core.$ZodTypeDef,
): def is z.core.$ZodPipeDef<z.core.$ZodType, z.core.$ZodTransform> =>
  def.type === 'pipe' && (def as z.core.$ZodPipeDef).out._zod.def.type === 'transform';

const METHODS = ['get', 'post', 'put', 'delete'] as const;
type Item = { [Method in (typeof METHODS)[number]]?: Operation };

function completeItem(
  path: string,
  item: Item,
  { problems, examples }: { problems: ProblemResponses; examples: Examples },
): PathItem {
  const completed: Item = {};
  for (const method of METHODS) {
    const operation = item[method];
    const id = operation?.operationId ?? '';
    const meta = CALLS.get(id);
    if (!operation || !meta) continue;
    const complete = completeOperation(operation, { meta, method: method.toUpperCase(), path }, problems);
    completed[method] = withExample(complete, examples[id]);
  }
  return completed as PathItem;
}

/** The groups of calls that some operation is in. @throws for a group that nothing describes */
function tagsOf(paths: Paths): { name: string; description: string }[] {
  const operations = Object.values(paths).flatMap((item) =>
    METHODS.flatMap((method) => item?.[method] ?? []),
  );
  return [...new Set(operations.flatMap(({ tags = [] }) => tags))].sort().map((name) => {
    const description = TAGS[name];
    if (!description) throw new Error(`Describe the tag "${name}" in TAGS of packages/contract/src/tag.ts.`);
    return { name, description };
  });
}

/** A failure of a plain route. */
const FAILURE_SCHEMA: OpenAPI.SchemaObject = {
  type: 'object',
  properties: { code: { type: 'string' }, message: { type: 'string' }, data: {} },
  required: ['message'],
};

const FAILURE: OpenAPI.ResponseObject = {
  description: 'A refusal: the code for programs, the message for people.',
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
};

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
    security: securityOf(route),
    responses: { 200: answerOf(name), '4XX': FAILURE },
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
