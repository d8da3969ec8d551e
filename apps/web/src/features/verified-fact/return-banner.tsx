import type { CodeAccountResult } from '@talaash/domain/verified-fact/choice';
import { CODE_ACCOUNT_SENTENCES, FACT_SENTENCES } from '@talaash/domain/verified-fact/own-words';
import { sentenceOf } from '../../lib/call-error.ts';
import { Button } from '../../ui/press/button.tsx';
import { Banner } from '../../ui/show/state.tsx';
import { useConfirmEmployer } from './verified-fact.ts';

interface ReturnBannerProps {
  /** The code of a mailed link that was just opened. */
  employerCode: string | undefined;
  /** How the visit to the code host ended. */
  codeAccount: CodeAccountResult | undefined;
  /** Takes both out of the address. */
  onDone: () => void;
}

/** What a person came back for: to confirm a mailed link, or to see how the visit to the code host ended. */
export function ReturnBanner({ employerCode, codeAccount, onDone }: ReturnBannerProps) {
  if (employerCode !== undefined) return <ConfirmBanner code={employerCode} onDone={onDone} />;
  if (codeAccount === undefined) return null;
  return (
    <Banner
      live
      tone={codeAccount === 'verified' || codeAccount === 'cancelled' ? 'info' : 'warm'}
      title={FACT_SENTENCES.title}
      actions={<Button onClick={onDone}>Close</Button>}
    >
      {CODE_ACCOUNT_SENTENCES[codeAccount]}
    </Banner>
  );
}

/** A press, so that a program that opens links proves nothing. */
function ConfirmBanner({ code, onDone }: { code: string; onDone: () => void }) {
  const confirm = useConfirmEmployer();
  return (
    <Banner
      live
      tone={confirm.isError ? 'bad' : 'info'}
      title={FACT_SENTENCES.confirm}
      actions={
        <Button
          tone="primary"
          loading={confirm.isPending}
          onClick={() => confirm.mutate({ code }, { onSuccess: onDone })}
        >
          Confirm
        </Button>
      }
    >
      {confirm.isError ? sentenceOf(confirm.error, FACT_SENTENCES.failed) : FACT_SENTENCES.confirmText}
    </Banner>
  );
}
