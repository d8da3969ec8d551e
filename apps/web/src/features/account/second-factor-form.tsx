import { ACCOUNT_SENTENCES } from '@talaash/domain/account/words';
import { useState } from 'react';
import { type Leave, useRecordForm } from '../../lib/form.ts';
import { FormFailure } from '../../lib/form-foot.tsx';
import { lateSchema } from '../../lib/late-schema.ts';
import { TextField } from '../../ui/field/text-field.tsx';
import { Button } from '../../ui/press/button.tsx';
import { AccountHead } from './account-head.tsx';
import css from './account.module.css';
import settingsCss from './settings.module.css';
import { enterCode, enterRecoveryCode } from './sign-in.ts';

const RECOVERY_CODE = lateSchema(
  async () => (await import('@talaash/domain/account/schema')).RecoveryCodeRequest,
);
const CODE = lateSchema(async () => (await import('@talaash/domain/account/schema')).SecondFactorRequest);

interface SecondFactorFormProps {
  onLoggedIn: () => Promise<Leave>;
  /** Back to email and password. */
  onBack: () => void;
}

/** The second factor when logging in: a code from the authenticator app, or a recovery code. */
export function SecondFactorForm({ onLoggedIn, onBack }: SecondFactorFormProps) {
  const [isRecovery, setIsRecovery] = useState(false);
  return (
    <CodeForm key={String(isRecovery)} isRecovery={isRecovery} onLoggedIn={onLoggedIn}>
      <p className={css['foot']}>
        <button type="button" className={settingsCss['link']} onClick={() => setIsRecovery(!isRecovery)}>
          {isRecovery ? 'Use the app instead' : 'Use a recovery code instead'}
        </button>
      </p>
      <p className={css['foot']}>
        <button type="button" className={settingsCss['link']} onClick={onBack}>
          Start again
        </button>
      </p>
    </CodeForm>
  );
}

interface CodeFormProps extends Pick<SecondFactorFormProps, 'onLoggedIn'> {
  isRecovery: boolean;
  children: React.ReactNode;
}

function CodeForm({ isRecovery, onLoggedIn, children }: CodeFormProps) {
  const form = useRecordForm({
    schema: isRecovery ? RECOVERY_CODE : CODE,
    start: { code: '' },
    failedSentence: ACCOUNT_SENTENCES.logInFailed,
    save: async (entered: { code: string }) => {
      await (isRecovery ? enterRecoveryCode(entered) : enterCode(entered));
      return onLoggedIn();
    },
  });
  return (
    <form {...form.props} className={css['form']}>
      <AccountHead title="Second factor">
        {isRecovery
          ? 'Enter one of your saved recovery codes. Each works once.'
          : 'Enter the code from your authenticator app.'}
      </AccountHead>
      <FormFailure form={form} />
      <TextField
        label={isRecovery ? 'Recovery code' : 'Code'}
        autoComplete="one-time-code"
        inputMode={isRecovery ? 'text' : 'numeric'}
        autoCapitalize="none"
        spellCheck={false}
        autoFocus
        {...form.field('code')}
      />
      <Button type="submit" tone="primary" size="l" full loading={form.isSaving}>
        Log in
      </Button>
      {children}
    </form>
  );
}
