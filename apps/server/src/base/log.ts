import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino';
import { plainError, withoutPeople } from './plain-error.ts';
import { currentRequest } from './request-context.ts';

/** A structured log: one line of JSON for each entry. */
export type Log = Logger;

type LogOptions = {
  level: string;
  /** Is told of every entry of level error and above, as the log was given it. */
  onError?: (given: readonly unknown[]) => void;
  /** Where the lines go; by default to the standard output. */
  destination?: DestinationStream;
};

/** Opens the log of a server. A line carries the id of the request that it belongs to, and nothing that an error says of people. */
export function openLog({ level, onError, destination }: LogOptions): Log {
  const options: LoggerOptions = {
    level,
    mixin: () => {
      const request = currentRequest();
      return request ? { requestId: request.requestId } : {};
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

/** What the sign-in library passes beside its sentence: errors, and objects with forms in them, of which nothing is kept. */
const plainDetails = (details: unknown): unknown[] =>
  Array.isArray(details) ? details.filter((one) => one instanceof Error).map((one) => plainError(one)) : [];
