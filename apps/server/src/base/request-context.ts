import { AsyncLocalStorage } from 'node:async_hooks';
import type { Trace } from './trace.ts';

/** The current request. */
export type RequestContext = {
  requestId: string;
  /** The pattern of its address; undefined if no route has it. */
  route?: string | undefined;
  /** The account of its caller, once it is known. */
  uid?: string;
  /** The API key of its caller, once it is known. */
  apiKeyId?: string;
  /** The connected program of its caller, once it is known. */
  connectedProgramId?: string;
  trace?: Trace | undefined;
};

const storage = new AsyncLocalStorage<RequestContext>();

/** Runs a function in the context of a request: its async work and log lines belong to it. */
export const runForRequest = (context: RequestContext, act: () => void): void => storage.run(context, act);

/** Undefined outside of requests, as in a job. */
export const currentRequest = (): RequestContext | undefined => storage.getStore();
