import type { ApplicantTracking } from './port.ts';

/** The operator forbids outgoing requests. */
export const createTrackingOff = (): ApplicantTracking => ({
  mode: 'off',
  vendors: [],
  connect() {
    throw new Error('No applicant tracking system is connected here.');
  },
});
