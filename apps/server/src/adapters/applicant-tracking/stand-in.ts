import { createHash } from 'node:crypto';
import { ProviderFault } from '../../base/provider-fault.ts';
import { type ApplicantTracking, ForgedHook } from './port.ts';

const JOBS = ['Frontend Engineer', 'Backend Engineer', 'Product Designer'].map((name, at) => ({
  externalJobId: `job-${at + 1}`,
  name,
}));

/** The same for the same, so that the stand-in knows everybody without storing anybody. */
const idOf = (...parts: string[]): string =>
  createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 12);

/** A stand-in without a network: it accepts everybody, stores nothing, and refuses the secret "wrong". */
export const createTrackingStandIn = (): ApplicantTracking => ({
  mode: 'stand-in',
  vendors: ['StandIn'],
  connect(_vendor, { secret }) {
    const requireAccess = () => {
      if (secret === 'wrong') throw new ProviderFault('unauthorized', 'The stand-in refuses this secret.');
    };
    return {
      async check() {
        requireAccess();
      },
      async listJobs() {
        requireAccess();
        return JOBS;
      },
      async push({ profileUrl }, externalJobId) {
        requireAccess();
        if (!JOBS.some((job) => job.externalJobId === externalJobId))
          throw new ProviderFault('refused', 'The stand-in has no such job.', { status: 422 });
        const candidateId = idOf(profileUrl);
        return { candidateId, applicationId: idOf(candidateId, externalJobId), isOurs: true };
      },
      async readStage() {
        requireAccess();
        return 'Application Review';
      },
      async withdraw() {
        requireAccess();
        return 'deleted';
      },
    };
  },
  readHook() {
    throw new ForgedHook('The stand-in sends no webhooks.');
  },
});
