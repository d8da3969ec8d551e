import { NODATA, NOTFOUND, promises } from 'node:dns';
import type { DomainRecords } from './port.ts';

/** The first try waits this long; the second twice as long. */
const TIMEOUT_MS = 2000;
const TRIES = 2;

/** The answers that say for certain that there is no such record. */
const ABSENT = new Set<string>([NODATA, NOTFOUND]);

/** @param servers addresses of DNS servers, with a port if it is not 53; undefined for those of the machine */
export function createDomainRecords({ servers }: { servers: readonly string[] | undefined }): DomainRecords {
  return {
    async readTexts(name) {
      // A resolver for each name: a slow name does not delay others, and changed servers of the machine are noticed.
      const resolver = new promises.Resolver({ timeout: TIMEOUT_MS, tries: TRIES });
      if (servers) resolver.setServers(servers);
      try {
        // A long text is stored in pieces.
        const texts = (await resolver.resolveTxt(name)).map((pieces) => pieces.join(''));
        return { outcome: 'read', texts };
      } catch (error) {
        const { code } = error as NodeJS.ErrnoException;
        return code !== undefined && ABSENT.has(code)
          ? { outcome: 'read', texts: [] }
          : { outcome: 'unknown' };
      }
    },
  };
}
