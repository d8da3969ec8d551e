import type { CertificatePages } from './port.ts';

/** The operator forbids outgoing requests. */
export const createCertificatePagesOff = (): CertificatePages => ({
  mode: 'off',
  look: async () => {
    throw new Error('No page of a certificate is read here.');
  },
});
