import type { IdentityProvider, ProviderResult } from '@talaash/domain/identity-provider/choice';
import type { UserType } from '@talaash/domain/user-profile/choice';
import { isResult } from './provider-visit.ts';
import { post } from './sign-in.ts';

/** The state of the page that starts the visit to an identity provider. */
export type VisitAim = {
  redirect?: string | undefined;
  userType?: UserType | undefined;
  invitation?: string | undefined;
};

/** The result of a visit, for the waiting page. */
export type VisitEnd = { attempt: string; result: ProviderResult };

/**
 * The provider's address for the browser. @param attempt identifies the waiting page if the visit is in a popup
 * @throws CallError
 */
export async function beginVisit(
  provider: IdentityProvider,
  { redirect, userType, invitation }: VisitAim,
  attempt?: string,
): Promise<string> {
  const answer = await post('sign-in/social', {
    provider,
    ...(redirect === undefined ? {} : { callbackURL: redirect }),
    ...(userType === undefined ? {} : { userType }),
    ...(invitation === undefined ? {} : { invitation }),
    ...(attempt === undefined ? {} : { attempt }),
  });
  return (answer as { url: string }).url;
}

const WIDTH = 500;
const HEIGHT = 680;

/** Call it only in a click handler, or the browser blocks the popup. Null if it does so anyway. */
export function openPopup(): Window | null {
  const left = Math.round(screenX + (outerWidth - WIDTH) / 2);
  const top = Math.round(screenY + (outerHeight - HEIGHT) / 2);
  return open('', 'talaash-sign-in', `popup,width=${WIDTH},height=${HEIGHT},left=${left},top=${top}`);
}

export const newAttempt = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/** Only pages of our own origin receive it. A popup may lose its opener because of the provider's headers. */
const CHANNEL = 'talaash-provider-visit';

export function reportVisitEnd(end: VisitEnd): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(end);
  channel.close();
}

const CLOSED_CHECK_MS = 500;

/**
 * Waits for the result of one visit. It reports a closed window but keeps waiting: if the provider has cut the window off from
 * this page, it looks closed while the person still uses it.
 *
 * @returns the function that stops waiting
 */
export function awaitVisitEnd(
  attempt: string,
  popup: Window,
  { onEnd, onClosed }: { onEnd: (result: ProviderResult) => void; onClosed: () => void },
): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  const timer = setInterval(() => {
    if (!popup.closed) return;
    clearInterval(timer);
    onClosed();
  }, CLOSED_CHECK_MS);
  const stop = () => {
    clearInterval(timer);
    channel.close();
  };
  channel.addEventListener('message', ({ data }: MessageEvent<VisitEnd>) => {
    if (data.attempt !== attempt || !isResult(data.result)) return;
    stop();
    onEnd(data.result);
  });
  return stop;
}
