import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino';
import { plainError, withoutPeople } from './plain-error.ts';
import { currentRequest } from './request-context.ts';

/** A structured log: one line of JSON for each entry. */
export type Log = Logger;

type LogOptions = {
  level: string;
  /** Called with every entry of level error and above. */
  onError?: (given: readonly unknown[]) => void;
  /** The output; by default the standard output. */
  destination?: DestinationStream;
};

/** Opens a server's log. A line has the ids of its request, and of the caller's account and program, and no personal data from an error. */
export function openLog({ level, onError, destination }: LogOptions): Log {
  const options: LoggerOptions = {
    level,
    mixin: () => {
      const request = currentRequest();
      if (!request) return {};
      const { requestId, uid, apiKeyId, connectedProgramId } = request;
      // Pino leaves out what is undefined.
      return { requestId, uid, apiKeyId, connectedProgramId };
    },
    serializers: { err: (error: unknown) => plainError(error), details: plainDetails },
    hooks: {
      logMethod(given, method, levelOf) {
        if (levelOf >= (pino.levels.values['error'] ?? 50)) onError?.(given);
        const plain = given.map((one) => (typeof one === 'string' ? withoutPeople(one) : one));
        method.apply(this, plain as typeof given);
      },
    },
  };
  return destination ? pino(options, destination) : pino(options);
}

/** What the auth library logs beside its sentence: errors, and objects that contain forms, which are dropped. */
const plainDetails = (details: unknown): unknown[] =>
  Array.isArray(details) ? details.filter((one) => one instanceof Error).map((one) => plainError(one)) : [];
