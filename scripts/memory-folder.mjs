// A folder in memory for the files of the tests. They create and drop hundreds of databases. When ext4 creates a file, it skips
// each one that was deleted in the last minutes; on a disk that is up to two thirds of what PostgreSQL does in the tests.
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';

const memory = '/dev/shm';
const prefix = 'talaash-tests-';

const TMPFS = 0x01021994;
const GIB = 2 ** 30;

/** The tests write less than a third of this at a time. */
const FREE_BYTES_MIN = 3 * GIB;
/** Browsers and servers need the rest. */
const MEMORY_BYTES_MIN = 6 * GIB;

/**
 * Makes a folder in memory, which goes with this process. Removes those that killed processes left behind.
 * @returns {string | undefined} its path; undefined where no memory can be spared or the system has no such folder
 */
export function folderInMemory() {
  try {
    removeLeftovers();
    const { type, bavail, bsize } = statfsSync(memory);
    const isRoomy = bavail * bsize >= FREE_BYTES_MIN && process.availableMemory() >= MEMORY_BYTES_MIN;
    if (type !== TMPFS || !isRoomy || forbidsPrograms()) return undefined;
    const folder = mkdtempSync(join(memory, `${prefix}${process.pid}-`));
    process.on('exit', () => remove(folder));
    // As /tmp: PostgreSQL does not run as root.
    chmodSync(folder, 0o1777);
    return folder;
  } catch {
    return undefined;
  }
}

/** Containers often mount it so. The tests run PostgreSQL's programs from a copy in their folder. */
function forbidsPrograms() {
  const mounts = readFileSync('/proc/self/mounts', 'utf8').split('\n');
  return mounts.some((line) => {
    const [, at, , flags = ''] = line.split(' ');
    return at === memory && flags.split(',').includes('noexec');
  });
}

function removeLeftovers() {
  for (const name of readdirSync(memory)) {
    const [, ownerPid] = new RegExp(`^${prefix}(\\d+)-`).exec(name) ?? [];
    if (ownerPid && !isAlive(Number(ownerPid))) remove(join(memory, name));
  }
}

/** A process that outlives its run may still write there. The next run removes what it leaves. */
function remove(folder) {
  try {
    rmSync(folder, { recursive: true, force: true });
  } catch (error) {
    console.warn(`${folder} could not be removed: ${error.message}`);
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
