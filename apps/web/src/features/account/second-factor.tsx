import { type ReactNode, useState } from 'react';
import type { Leave } from '../../lib/form.ts';
import type { SecondFactorForm } from './second-factor-form.tsx';

/**
 * The second factor when logging in. Few accounts have one, so its form loads on demand.
 *
 * @returns the form once `ask` has loaded it, until the person goes back. `ask` rejects if the module cannot be loaded.
 */
export function useSecondFactor(onLoggedIn: () => Promise<Leave>): {
  form: ReactNode;
  ask: () => Promise<void>;
} {
  const [Form, setForm] = useState<typeof SecondFactorForm>();
  return {
    form: Form ? <Form onLoggedIn={onLoggedIn} onBack={() => setForm(undefined)} /> : undefined,
    ask: async () => {
      const loaded = await import('./second-factor-form.tsx');
      setForm(() => loaded.SecondFactorForm);
    },
  };
}
