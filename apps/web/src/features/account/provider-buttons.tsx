import { IconBrandGoogle } from '../../ui/icon/brand-google.ts';
import { IconId } from '../../ui/icon/id.ts';
import { useQuery } from '@tanstack/react-query';
import { ACCOUNT_SENTENCES } from '@talaash/domain/account/words';
import type { IdentityProvider, ProviderResult } from '@talaash/domain/identity-provider/choice';
import {
  continueWithLabel,
  IDENTITY_PROVIDER_SENTENCES,
  providerFailureSentence,
} from '@talaash/domain/identity-provider/words';
import { useEffect, useRef, useState } from 'react';
import { api } from '../../lib/api.ts';
import { sentenceOf } from '../../lib/call-error.ts';
import type { Leave } from '../../lib/form.ts';
import { Button } from '../../ui/press/button.tsx';
import { Link } from '../../ui/press/link.tsx';
import { Banner } from '../../ui/show/state.tsx';
import css from './account.module.css';
import { awaitVisitEnd, beginVisit, newAttempt, openPopup, type VisitAim } from './provider-sign-in.ts';

interface ProviderButtonsProps extends VisitAim {
  /** Starts the session and opens the next page. */
  onSignedIn: () => Promise<Leave>;
  /** A second-factor code is still required. */
  onHeld: () => Promise<void>;
}

type Provider = { id: IdentityProvider; name: string };

type Note = { tone: 'bad' | 'info'; sentence: string; blocked?: Provider };

/** One button per configured identity provider. Each opens a popup; the page keeps what was typed. */
export function ProviderButtons({ onSignedIn, onHeld, ...aim }: ProviderButtonsProps) {
  const configuration = useQuery(api.publicConfiguration.get.queryOptions());
  const { note, asked, start, startHere } = useProviderVisit(aim, async (result, name) => {
    if (result === 'codeNeeded') return onHeld();
    if (result !== 'signedIn') return providerFailureSentence(result, name);
    const leave = await onSignedIn();
    return leave();
  });
  const providers = configuration.data?.identityProviders ?? [];
  // Email and password work without providers, so a failed load is not shown.
  if (providers.length === 0) return null;
  const blocked = note?.blocked;
  return (
    <div className={css['providers']}>
      <p className={css['or']}>or</p>
      {note ? (
        <Banner
          tone={note.tone}
          live
          actions={
            blocked ? <Button onClick={() => void startHere(blocked)}>Continue in this window</Button> : null
          }
        >
          {note.sentence}
        </Banner>
      ) : null}
      {providers.map((provider) => (
        <Button
          key={provider.id}
          size="l"
          full
          icon={provider.id === 'google' ? <IconBrandGoogle aria-hidden /> : <IconId aria-hidden />}
          loading={asked === provider.id}
          onClick={() => void start(provider)}
        >
          {continueWithLabel(provider.name)}
        </Button>
      ))}
      <p className={css['note']}>
        By creating an account, you accept the <Link to="/terms-of-service">terms of service</Link> and the{' '}
        <Link to="/privacy-policy">privacy policy</Link>.
      </p>
    </div>
  );
}

/** @param onEnd handles the result, and returns a sentence if the person stays on this page */
function useProviderVisit(
  aim: VisitAim,
  onEnd: (result: ProviderResult, name: string) => Promise<string | void>,
) {
  const [note, setNote] = useState<Note>();
  const [asked, setAsked] = useState<IdentityProvider>();
  const stop = useRef(() => {});
  useEffect(() => () => stop.current(), []);

  async function start(provider: Provider) {
    stop.current();
    setNote(undefined);
    // Before any await: a browser opens a popup only in a click handler.
    const popup = openPopup();
    if (popup === null)
      return setNote({
        tone: 'info',
        sentence: IDENTITY_PROVIDER_SENTENCES.popupBlocked,
        blocked: provider,
      });
    const attempt = newAttempt();
    const url = await ask(provider, attempt);
    if (url === undefined) return popup.close();
    popup.location.href = url;
    popup.focus();
    setNote({ tone: 'info', sentence: IDENTITY_PROVIDER_SENTENCES.popupOpen });
    stop.current = awaitVisitEnd(attempt, popup, {
      onClosed: () => setNote({ tone: 'info', sentence: IDENTITY_PROVIDER_SENTENCES.popupClosed }),
      onEnd: (result) => void end(result, provider.name),
    });
  }

  /** In this window, if the popup is blocked. */
  async function startHere(provider: Provider) {
    const url = await ask(provider);
    if (url !== undefined) location.assign(url);
  }

  async function ask(provider: Provider, attempt?: string): Promise<string | undefined> {
    setAsked(provider.id);
    try {
      return await beginVisit(provider.id, aim, attempt);
    } catch (error) {
      const sentence = sentenceOf(error, providerFailureSentence('failed', provider.name));
      setNote({ tone: 'bad', sentence });
      return undefined;
    } finally {
      setAsked(undefined);
    }
  }

  async function end(result: ProviderResult, name: string) {
    setNote(undefined);
    try {
      const sentence = await onEnd(result, name);
      if (sentence) setNote({ tone: result === 'cancelled' ? 'info' : 'bad', sentence });
    } catch (error) {
      setNote({ tone: 'bad', sentence: sentenceOf(error, ACCOUNT_SENTENCES.logInFailed) });
    }
  }

  return { note, asked, start, startHere };
}
