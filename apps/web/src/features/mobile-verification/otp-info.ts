import { useMutation, useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { registerStale } from '../../lib/live.ts';
import { queryClient } from '../../lib/query-client.ts';

registerStale({ 'otpInfo.changed': () => [api.mobileVerification.get.key()] });

export const otpInfoQuery = (uid: string) => api.mobileVerification.get.queryOptions({ input: { uid } });

/** The state of this account's mobile verification; null before it starts. It also follows changes in other tabs. */
export const useOtpInfo = (uid: string) => useQuery(otpInfoQuery(uid));

const refetch = () => queryClient.invalidateQueries({ queryKey: api.mobileVerification.get.key() });

/** A failed request may have sent the code anyway, so the state is refetched then too. */
export const useRequestOtp = () =>
  useMutation(api.mobileVerification.requestOtp.mutationOptions({ onSettled: refetch }));
export const useVerifyOtp = () => useMutation(api.mobileVerification.verifyOtp.mutationOptions());
export const useDeleteOtp = () =>
  useMutation(api.mobileVerification.deleteOtp.mutationOptions({ onSuccess: refetch }));
