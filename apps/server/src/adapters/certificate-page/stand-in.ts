import type { CertificatePages } from './port.ts';

/** A host that can never exist (RFC 2606). */
const HOST = 'certificates.example';

/** A stand-in without a network: pages at its host name everybody, except those whose path ends with "/somebody-else". */
export const createCertificateStandIn = (): CertificatePages => ({
  mode: 'stand-in',
  async look(url) {
    const { hostname, pathname } = new URL(url);
    if (hostname !== HOST) return 'unreachable';
    return pathname.endsWith('/somebody-else') ? 'notNamed' : 'named';
  },
});
