import { useRef, useState } from 'react';
import * as z from 'zod/mini';
import { code } from '#contract/fields.ts';
import { ApiError } from '#web/api/client.ts';
import { withCampos } from '#web/ui/form/campos.ts';
import { useSendForm } from '#web/ui/form/use-send-form.ts';

/** Errors about the code itself, shown at its field. */
const REFUSED: readonly string[] = [
  'code_invalid',
  'code_expired',
  'code_dead',
  'code_not_requested',
  'restore_not_requested',
] satisfies ApiError['code'][];

/** Of these, those after which no code that was sent is worth another try. */
const SPENT: readonly string[] = REFUSED.filter((code) => code !== 'code_invalid');

/** Whether an error says that another code has to be asked for. */
export const isSpent = (error: unknown): boolean =>
  error instanceof ApiError && SPENT.includes(error.code);

const fields = z.object({ code });

/**
 * The form of a code that was sent. A refused code is not sent again unchanged: it submits itself with its last
 * digit, and the Enter that many press then would cost another of the few tries.
 */
export function useCodeForm(check: (code: string) => Promise<void>) {
  const refused = useRef<{ code: string; text: string } | null>(null);
  const [spent, setSpent] = useState(false);
  const form = useSendForm({
    initial: { code: '' },
    validate: (values) => {
      const again = refused.current?.code === values.code ? refused.current : null;
      return again ? withCampos({ success: true }, { code: again.text }) : fields.safeParse(values);
    },
    send: ({ code }) =>
      check(code).catch((error: unknown) => {
        if (!(error instanceof ApiError) || !REFUSED.includes(error.code)) throw error;
        refused.current = { code, text: error.message };
        if (isSpent(error)) setSpent(true);
        throw new ApiError(error.message, error.code, { code: error.message });
      }),
  });
  /** Empties the field for another code. */
  const restart = () => {
    refused.current = null;
    setSpent(false);
    form.set({ code: '' });
  };
  return { form, restart, spent, setSpent };
}
