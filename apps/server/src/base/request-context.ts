import { AsyncLocalStorage } from 'node:async_hooks';
import type { Trace } from './trace.ts';

/** The request for which something runs. */
export type RequestContext = { requestId: string; trace?: Trace | undefined };

const storage = new AsyncLocalStorage<RequestContext>();

/** Runs something for a request: what it waits for and logs belongs to it. */
export const runForRequest = (context: RequestContext, act: () => void): void => storage.run(context, act);

/** Undefined outside of requests, as in a job. */
export const currentRequest = (): RequestContext | undefined => storage.getStore();
