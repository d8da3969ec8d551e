import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { OpenAPI } from '@orpc/openapi';
import type { Operation } from './openapi-operation.ts';

/** A call as a program makes it, and its answer. */
export type Example = {
  /** What is in the path and in the query, by name. */
  parameters?: Record<string, unknown>;
  body?: Record<string, unknown>;
  answer: unknown;
};

export type Examples = Partial<Record<string, Example>>;

/** The examples by the ids of operations. `openapi-example.test.ts` makes these calls and compares the answers. */
export const readExamples = async (): Promise<Examples> =>
  JSON.parse(await readFile(join(import.meta.dirname, 'openapi-example.json'), 'utf8')) as Examples;

/** The operation with its example. */
export function withExample(operation: Operation, example: Example | undefined): Operation {
  if (!example) return operation;
  const { parameters = [], requestBody, responses = {}, ...rest } = operation;
  return {
    ...rest,
    parameters: parameters.map((parameter) => withValue(parameter, example.parameters ?? {})),
    ...(requestBody ? { requestBody: withBody(requestBody as Content, example.body) } : {}),
    responses: {
      ...responses,
      200: withBody(responses['200'] as Content, example.answer),
    } as Operation['responses'] & {},
  };
}

type Parameter = OpenAPI.ParameterObject | OpenAPI.ReferenceObject;
type Content = OpenAPI.RequestBodyObject;

const withValue = (parameter: Parameter, values: Record<string, unknown>): Parameter =>
  'name' in parameter && parameter.name in values
    ? { ...parameter, example: values[parameter.name] }
    : parameter;

const withBody = (holder: Content, example: unknown): Content => ({
  ...holder,
  content: { 'application/json': { ...holder.content['application/json'], example } },
});
