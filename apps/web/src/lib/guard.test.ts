import { isRedirect, type ParsedLocation } from '@tanstack/react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { toast } from '../ui/overlay/toast.ts';
import { requireCompany } from './guard.ts';
import { queryClient } from './query-client.ts';
import { type Viewer, viewerQuery } from './session.ts';

const location = { href: '/company/search' } as ParsedLocation;
const talent = {
  account: { uid: 'u1', isEmailVerified: true },
  userProfile: { uid: 'u1', userType: 'talent', talentId: 't1' },
} as unknown as Viewer;

afterEach(() => {
  vi.restoreAllMocks();
  queryClient.clear();
});

test.each([
  { what: 'opens', preload: false, warnings: 1 },
  { what: 'is about to open', preload: true, warnings: 0 },
])('a talent who $what a company page is redirected and warned $warnings times', async (given) => {
  const warning = vi.spyOn(toast, 'warning').mockImplementation(() => () => {});
  queryClient.setQueryData(viewerQuery.queryKey, talent);
  const refused = await requireCompany({ location, preload: given.preload }).catch((error: unknown) => error);
  expect(isRedirect(refused)).toBe(true);
  expect(warning).toHaveBeenCalledTimes(given.warnings);
});
