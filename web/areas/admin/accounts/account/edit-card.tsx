import type { ReactNode } from 'react';
import type { Call } from '#contract/call.ts';
import { SaveButton } from '#web/shared/accounts/save-button.tsx';
import { Card } from '#web/ui/card.tsx';
import { SendForm } from '#web/ui/form/send-form.tsx';
import type { SendForm as Sending } from '#web/ui/form/use-send-form.ts';
import { Stack } from '#web/ui/stack.tsx';
import { useMayNot } from '../../use-may.ts';
import style from './account.module.css';

interface EditCardProps<Values extends Record<string, unknown>> {
  /** The call that saves it. */
  call: Call;
  title: string;
  form: Sending<Values>;
  /** Label of the save button; names the form, because three stand below each other. */
  save: string;
  children: ReactNode;
}

/** One of the forms of an account. */
export function EditCard<Values extends Record<string, unknown>>({
  call,
  title,
  form,
  save,
  children,
}: EditCardProps<Values>) {
  const mayNot = useMayNot();
  return (
    <Card as="section">
      <SendForm form={form}>
        <Stack gap={5}>
          <h2 className={style.heading}>{title}</h2>
          {children}
          <SaveButton form={form} disabledReason={mayNot(call)}>
            {save}
          </SaveButton>
        </Stack>
      </SendForm>
    </Card>
  );
}
