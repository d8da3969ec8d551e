import type { TrackingVendor } from '@talaash/domain/applicant-tracking/choice';
import { ASHBY, createAshby } from './ashby.ts';
import { createGreenhouse, GREENHOUSE } from './greenhouse.ts';
import { createLever, LEVER } from './lever.ts';
import { readHook } from './hook.ts';
import type { ApplicantTracking, TrackingCredentials, TrackingSystem } from './port.ts';

const SYSTEMS: Partial<Record<TrackingVendor, (credentials: TrackingCredentials) => TrackingSystem>> = {
  Greenhouse: (credentials) => createGreenhouse(credentials, GREENHOUSE),
  Lever: (credentials) => createLever(credentials, LEVER),
  Ashby: (credentials) => createAshby(credentials, ASHBY),
};

/** The systems of the vendors, at their fixed addresses. */
export const createTrackingVendors = (systems = SYSTEMS): ApplicantTracking => ({
  mode: 'vendors',
  vendors: Object.keys(systems) as TrackingVendor[],
  connect(vendor, credentials) {
    const system = systems[vendor];
    if (!system) throw new Error(`${vendor} is not offered here.`);
    return system(credentials);
  },
  readHook,
});
