/** The newest OpenSearch that runs on this machine's JDK; undefined without a JDK of 17 or later. */
export function findJava(): { java: string; javac: string; version: string } | undefined;

/** A jar is neither in a repository of this machine nor to be had from Maven Central. */
export class JarsUnavailable extends Error {}

export type OpenSearchCluster = {
  version: string;
  /** By node. */
  urls: string[];
  ports: { http: number; transport: number }[];
  pids(): number[];
  /** Starts a node again that has ended, with its data. */
  restart(at: number): void;
  kill(at: number, signal: NodeJS.Signals): void;
  ended(at: number): Promise<void>;
  /** Resolves when all nodes have found each other. */
  healthy(): Promise<void>;
  stop(): Promise<void>;
};

/** Starts nodes of one cluster and waits until they have found each other. */
export function startNodes(options: {
  nodes?: number;
  /** Of the first node; free ones without it. */
  port?: number;
  /** For data and logs. */
  folder: string;
  settings?: Record<string, string>;
  heap?: string;
  isDetached?: boolean;
  /** The address of each node, and the command that starts a program there; the loopback without them. */
  places?: readonly { host: string; command: readonly string[] }[];
  /** Java compiles in less time, to slower code. */
  isBrief?: boolean;
}): Promise<OpenSearchCluster>;
