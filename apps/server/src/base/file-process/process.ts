import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { Socket } from 'node:net';
import { fileURLToPath } from 'node:url';
import { bareEnvironment } from '../config/bare-environment.ts';
import type { Log } from '../log.ts';
import { type FileBounds, type FromProcess, type ToProcess, type Verdict, WAIT_FACTOR } from './message.ts';

/** Why a file has no answer. */
export type Loss = Verdict | 'crashed';

/** The process of a file ended before it answered. */
export class FileLost extends Error {
  readonly loss: Loss;

  constructor(loss: Loss) {
    super(`The process of a file ended: ${loss}.`);
    this.loss = loss;
  }
}

/** No file process can be started. */
export class NoFileProcess extends Error {}

export type FileProcessOptions = FileBounds & {
  /** The entry file, which calls `serveFiles`. */
  script: URL;
  log: Log;
};

const secondMs = 1000;
/** Loading the process's code, on a busy machine. */
const START_MS = 30 * secondMs;
/** The process ends itself in time. If it cannot, it is killed. */
const GRACE_MS = 2 * secondMs;
const COMPLAINT_LETTERS_MAX = 2000;

/** The signals of a process that ran out of memory. */
const HEAVY_SIGNALS = new Set<NodeJS.Signals>(['SIGABRT', 'SIGTRAP', 'SIGILL', 'SIGKILL']);

type Answer<Reply> = FromProcess<Reply> | { loss: Loss };

/** A child process that opens one file at a time. After a lost file it must be replaced. */
export class FileProcess<Call, Reply> {
  readonly #child: ChildProcess;
  readonly #log: Log;
  readonly #bounds: FileBounds;
  #isReady = false;
  #isDropped = false;
  #said = '';
  #complaint = '';
  #receive: (answer: Answer<Reply>) => void = () => undefined;
  isEnded = false;
  /** The memory in use after the last file. */
  residentMb = 0;

  constructor({ script, log, ...bounds }: FileProcessOptions) {
    this.#log = log;
    this.#bounds = bounds;
    this.#child = start(script, bounds);
    this.#listen(this.#child);
  }

  /**
   * The answer to a call.
   * @throws FileLost, NoFileProcess, and the signal's reason if it aborts; the process must then be ended
   */
  async run(call: Call, signal?: AbortSignal): Promise<Reply> {
    signal?.throwIfAborted();
    const { promise, resolve, reject } = Promise.withResolvers<Reply>();
    const abort = () => reject(signal?.reason);
    const give = () => this.#child.send({ call } satisfies ToProcess<Call>, () => undefined);
    const { timeoutMs } = this.#bounds;
    const giveUp = () => reject(this.#isReady ? new FileLost('tooSlow') : new NoFileProcess());
    let timer = setTimeout(giveUp, this.#isReady ? timeoutMs * WAIT_FACTOR + GRACE_MS : START_MS);
    this.#receive = (answer) => {
      if (answer === 'ready') {
        clearTimeout(timer);
        timer = setTimeout(giveUp, timeoutMs * WAIT_FACTOR + GRACE_MS);
        give();
      } else if ('loss' in answer)
        reject(this.#isReady ? new FileLost(answer.loss) : new NoFileProcess(this.#complaint));
      else if ('failure' in answer) {
        this.#log.error({ failure: answer.failure }, 'A file process failed.');
        reject(new FileLost(answer.isHeavy ? 'tooHeavy' : 'crashed'));
      } else {
        this.residentMb = answer.residentMb;
        resolve(answer.reply);
      }
    };
    signal?.addEventListener('abort', abort);
    if (this.#isReady) give();
    try {
      return await promise;
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
      this.#receive = () => undefined;
    }
  }

  #listen(child: ChildProcess): void {
    const answer = (given: Answer<Reply>) => {
      if (given === 'ready') this.#isReady = true;
      this.#receive(given);
    };
    child.on('message', (message) => answer(message as FromProcess<Reply>));
    child.stdout?.on('data', (text: Buffer) => (this.#said += text.toString()));
    child.stderr?.on('data', (text: Buffer) => {
      this.#complaint = (this.#complaint + text.toString()).slice(0, COMPLAINT_LETTERS_MAX);
    });
    const end = (loss: Loss) => {
      this.isEnded = true;
      answer({ loss });
    };
    child.once('error', (err) => {
      this.#log.error({ err }, 'A file process cannot be started.');
      end('crashed');
    });
    child.once('close', (code, signal) =>
      end(this.#isDropped ? 'crashed' : lossOf(this.#said, code, signal)),
    );
    // It does not keep the server alive.
    child.unref();
    child.channel?.unref();
    for (const pipe of [child.stdout, child.stderr]) (pipe as Socket | null)?.unref();
  }

  async end(): Promise<void> {
    if (this.isEnded) return;
    this.#isDropped = true;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#child.ref();
    this.#child.once('close', () => resolve());
    this.#child.kill('SIGKILL');
    await promise;
  }
}

function lossOf(said: string, code: number | null, signal: NodeJS.Signals | null): Loss {
  if (said === 'tooHeavy' || said === 'tooSlow') return said;
  const isHeavy = signal === null ? HEAVY_CODES.has(code ?? 0) : HEAVY_SIGNALS.has(signal);
  return isHeavy ? 'tooHeavy' : 'crashed';
}

/** On systems without signals: an abort, and a breakpoint. */
const HEAVY_CODES = new Set([134, 133, 0x8000_0003]);

/**
 * Address space that V8 reserves for code and all threads for their stacks: the system counts it, though it uses no memory. If a
 * new Node reserves more, the process does not start, and every test of a file fails.
 */
const RESERVED_MB = 1152;
const SHELL = '/bin/sh';

/**
 * The watch thread checks the memory every few milliseconds. On Linux the system also refuses more memory: of all limits, the one
 * of the data segment counts buffers but not what V8 and WebAssembly only reserve.
 */
function start(script: URL, bounds: FileBounds): ChildProcess {
  const { memoryMb } = bounds;
  const given = [
    `--max-old-space-size=${Math.round(memoryMb / 2)}`,
    '--max-semi-space-size=8',
    fileURLToPath(script),
    JSON.stringify(bounds),
  ];
  const limits = `ulimit -c 0; ulimit -d ${(memoryMb + RESERVED_MB) * 1024}; exec "$0" "$@"`;
  const isLimited = process.platform === 'linux' && existsSync(SHELL);
  const [program, parts] = isLimited
    ? [SHELL, ['-c', limits, process.execPath, ...given]]
    : [process.execPath, given];
  return spawn(program, parts, {
    env: bareEnvironment(),
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    serialization: 'advanced',
    windowsHide: true,
  });
}
