import { useNavigate } from '@tanstack/react-router';
import { sentenceOf, unreachable } from '../../lib/call-error.ts';
import { toast } from '../../ui/overlay/toast.ts';

/** Returns a function that logs out and opens the login. Its code loads on demand. */
export function useLogOut(): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    const loaded = await import('./leave.ts').catch((error: unknown) => {
      toast.error(sentenceOf(unreachable(error), 'The server cannot be reached.'));
    });
    await loaded?.leave(() => navigate({ to: '/auth/login', ignoreBlocker: true }));
  };
}
