import { type ApplicantTracking, ForgedHook } from './port.ts';

/** The operator forbids outgoing requests. */
export const createTrackingOff = (): ApplicantTracking => ({
  mode: 'off',
  vendors: [],
  connect() {
    throw new Error('No applicant tracking system is connected here.');
  },
  readHook() {
    throw new ForgedHook('No applicant tracking system is connected here.');
  },
});
