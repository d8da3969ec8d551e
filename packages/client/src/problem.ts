import type { ProblemData } from './generated.ts';

/** What the code of a failure says. A newer server may give others. */
export type ProblemCode = keyof ProblemData;

type Fields = {
  type?: string;
  title?: string;
  status: number;
  detail?: string;
  instance?: string;
  code: string;
  data?: unknown;
};

/** A call that the server has refused, or that failed: a problem by RFC 9457. `message` is a sentence for people. */
export class Problem<Code extends string = string> extends Error {
  override readonly name = 'Problem';
  /** Rely on this. `UNKNOWN` if what answered was not the server, such as a proxy. */
  readonly code: Code;
  readonly status: number;
  /** The address of a page that says what to do. */
  readonly type: string | undefined;
  readonly title: string | undefined;
  /** The id of the request, by which the operator finds it in the log. */
  readonly instance: string | undefined;
  /** For some codes: the messages of the fields, or how long to wait. */
  readonly data: Code extends ProblemCode ? ProblemData[Code] : unknown;
  /** After how many seconds the call is worth repeating, if the server says so. */
  readonly retryAfterSeconds: number | undefined;

  constructor(fields: Fields, retryAfterSeconds: number | undefined) {
    super(fields.detail ?? `The server answered with status ${fields.status}.`);
    this.code = fields.code as Code;
    this.status = fields.status;
    this.type = fields.type;
    this.title = fields.title;
    this.instance = fields.instance;
    this.data = fields.data as Problem<Code>['data'];
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** Whether an error is a problem, with one of these codes if any are named. */
export function isProblem(error: unknown): error is Problem;
export function isProblem<Code extends ProblemCode>(error: unknown, ...codes: Code[]): error is Problem<Code>;
export function isProblem(error: unknown, ...codes: string[]): boolean {
  return error instanceof Problem && (codes.length === 0 || codes.includes(error.code));
}

/** The problem that an answer tells of. */
export async function problemOf(answer: Response, retryAfterSeconds: number | undefined): Promise<Problem> {
  const { status } = answer;
  const body: unknown = await answer.json().catch(() => undefined);
  const isOurs = typeof body === 'object' && body !== null && 'code' in body && typeof body.code === 'string';
  return new Problem(
    isOurs ? { ...(body as Fields), status } : { status, code: 'UNKNOWN' },
    retryAfterSeconds,
  );
}
