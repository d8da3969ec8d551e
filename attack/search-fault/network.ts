import { execFileSync } from 'node:child_process';

const run = (line: string): string => {
  const [program = '', ...given] = line.split(' ');
  return execFileSync(program, given, { encoding: 'utf8', stdio: 'pipe' });
};

const tried = (line: string): void => {
  try {
    run(line);
  } catch {
    // There is nothing to take away.
  }
};

const BRIDGE = 'tlfault';
const addressOf = (at: number): string => `10.213.87.${at + 11}`;
const spaceOf = (at: number): string => `${BRIDGE}${at + 1}`;
/** An end of the cable of a node, outside its network. */
const cableOf = (at: number): string => `${BRIDGE}c${at + 1}`;

export type NodePlace = { host: string; command: string[] };

/** A network of its own for each node, so that one can be cut off. Needs root on Linux. */
export class NodeNetworks {
  readonly places: NodePlace[];

  constructor(nodes: number) {
    this.places = Array.from({ length: nodes }, (_, at) => ({
      host: addressOf(at),
      command: ['ip', 'netns', 'exec', spaceOf(at)],
    }));
    this.close();
    run(`ip link add ${BRIDGE} type bridge`);
    run(`ip addr add 10.213.87.1/24 dev ${BRIDGE}`);
    run(`ip link set ${BRIDGE} up`);
    for (const at of this.places.keys()) {
      run(`ip netns add ${spaceOf(at)}`);
      run(`ip link add ${cableOf(at)} type veth peer name eth0 netns ${spaceOf(at)}`);
      run(`ip link set ${cableOf(at)} master ${BRIDGE} up`);
      run(`ip -n ${spaceOf(at)} addr add ${addressOf(at)}/24 dev eth0`);
      run(`ip -n ${spaceOf(at)} link set eth0 up`);
      run(`ip -n ${spaceOf(at)} link set lo up`);
    }
  }

  cut(at: number): void {
    run(`ip link set ${cableOf(at)} down`);
  }

  mend(at: number): void {
    run(`ip link set ${cableOf(at)} up`);
  }

  close(): void {
    for (const at of this.places.keys()) {
      tried(`ip link del ${cableOf(at)}`);
      tried(`ip netns del ${spaceOf(at)}`);
    }
    tried(`ip link del ${BRIDGE}`);
  }
}

/** A disk of a few megabytes, in memory. */
export class SmallDisk {
  readonly #folder: string;

  constructor(folder: string, megabytes: number) {
    this.#folder = folder;
    run(`mount -t tmpfs -o size=${megabytes}m tmpfs ${folder}`);
  }

  /** Writes until nothing fits. */
  fill(): void {
    tried(`dd if=/dev/zero of=${this.#folder}/filler bs=64k`);
  }

  free(): void {
    run(`rm -f ${this.#folder}/filler`);
  }

  close(): void {
    tried(`umount -l ${this.#folder}`);
  }
}

/** Whether this process may make networks and disks. */
export const hasRoot = (): boolean => process.platform === 'linux' && process.getuid?.() === 0;
