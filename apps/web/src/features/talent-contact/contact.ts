import { useMutation } from '@tanstack/react-query';
import { TALENT_CONTACT_SENTENCES } from '@talaash/domain/talent-contact/words';
import { api } from '../../lib/api.ts';
import { isCallError } from '../../lib/call-error.ts';
import { copyText } from '../../lib/clipboard.ts';
import { showCallFailure } from '../../parts/refusal.ts';
import { toast } from '../../ui/overlay/toast.ts';

/** Copies a talent's email address to the clipboard. */
export function useCopyEmail() {
  return useMutation({
    mutationFn: async (talentId: string) => {
      const { email } = await api.talentContact.getEmail.call({ talentId });
      if (!(await copyText(email))) throw new Error('The browser copied nothing.');
    },
    onSuccess: () => toast.success(TALENT_CONTACT_SENTENCES.emailCopied),
    onError: (error) => {
      if (isCallError(error, 'NOT_FOUND')) toast.error(TALENT_CONTACT_SENTENCES.emailUnavailable);
      else showCallFailure(error, TALENT_CONTACT_SENTENCES.emailFailed);
    },
  });
}

/** Opens a talent's resume in a new tab. */
export const useOpenResume = () =>
  useResumeTab((error) => {
    if (isCallError(error, 'UNAUTHORIZED')) toast.error(TALENT_CONTACT_SENTENCES.resumeLogIn);
    else showCallFailure(error, TALENT_CONTACT_SENTENCES.resumeFailed);
  });

/** Opens the logged-in talent's own resume. In another tab the session may have ended, or become a company's. */
export const useOpenOwnResume = () =>
  useResumeTab((error) => {
    if (isCallError(error, 'UNAUTHORIZED')) toast.error(TALENT_CONTACT_SENTENCES.ownResumeLogIn);
    else if (isCallError(error, 'PREMIUM_REQUIRED')) toast.error(TALENT_CONTACT_SENTENCES.talentsOnly);
    else showCallFailure(error, TALENT_CONTACT_SENTENCES.resumeFailed);
  });

function useResumeTab(onError: (error: unknown) => void) {
  return useMutation({
    mutationFn: async (talentId: string) => {
      // Opens the tab inside the click handler. Browsers would block it as a pop-up after the response.
      const tab = window.open('about:blank', '_blank');
      try {
        const { downloadUrl } = await api.talentContact.createResumeDownloadUrl.call({ talentId });
        if (tab) tab.location.href = downloadUrl;
        else window.location.assign(downloadUrl);
      } catch (error) {
        tab?.close();
        throw error;
      }
    },
    onSuccess: () => toast.success(TALENT_CONTACT_SENTENCES.resumeOpened),
    onError,
  });
}
