import { useMutation, useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { registerStale } from '../../lib/live.ts';
import { queryClient } from '../../lib/query-client.ts';

registerStale({ 'otpInfo.changed': () => [api.mobileVerification.get.key()] });

/** How far this account's mobile verification is; null when none was begun. Follows other tabs. */
export const useOtpInfo = (uid: string) =>
  useQuery(api.mobileVerification.get.queryOptions({ input: { uid } }));

const refetch = () => queryClient.invalidateQueries({ queryKey: api.mobileVerification.get.key() });

export const useRequestOtp = () =>
  useMutation(api.mobileVerification.requestOtp.mutationOptions({ onSuccess: refetch }));
export const useVerifyOtp = () => useMutation(api.mobileVerification.verifyOtp.mutationOptions());
export const useDeleteOtp = () =>
  useMutation(api.mobileVerification.deleteOtp.mutationOptions({ onSuccess: refetch }));
