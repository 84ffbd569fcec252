import { useState } from 'react';
import * as z from 'zod/mini';
import { accountFields } from '#contract/sign-up.ts';
import { formatPhone } from '#lib/phone.ts';
import { api } from '#web/api/index.ts';
import { paths } from '#web/paths.ts';
import { ROL } from '#contract/call.ts';
import { takeRedirect } from '#web/shared/redirect.ts';
import { Button } from '#web/ui/button.tsx';
import { SendForm } from '#web/ui/form/send-form.tsx';
import { useSendForm } from '#web/ui/form/use-send-form.ts';
import { Stack } from '#web/ui/stack.tsx';
import { PasswordAgain } from './password-again.tsx';
import style from './sign-up.module.css';
import type { Wizard } from './use-wizard.ts';

const passOnly = z.pick(accountFields, { pass: true });

/** Step 2 of a client: a summary, and the button that creates the account. */
export function SummaryStep({ wizard }: { wizard: Wizard }) {
  const { account } = wizard.draft;
  const [known] = useState(wizard.pass !== '');
  const form = useSendForm({
    initial: { pass: wizard.pass },
    validate: (values) => passOnly.safeParse(values),
    send: ({ pass }) => {
      // An error of an earlier step leads back there, where it would be asked once more.
      wizard.setPass(pass);
      return wizard.finish(
        api.signUp.create({ account: { ...account, pass } }),
        () => takeRedirect(ROL.client) ?? paths.home,
        (error) => error,
      );
    },
  });

  return (
    <SendForm form={form}>
      <Stack gap={5}>
        <h2 className={style.title}>Revisa y crea tu cuenta</h2>
        <dl className={style.summary}>
          <dt>Nombre</dt>
          <dd>
            {account.nombre} {account.apellidos}
          </dd>
          <dt>Correo</dt>
          <dd>{account.email}</dd>
          <dt>Teléfono</dt>
          <dd>{formatPhone(account.phone)}</dd>
        </dl>
        <PasswordAgain known={known} field={form.field('pass')} />
        <Button type="submit" fullWidth busy={form.busy}>
          Crear cuenta
        </Button>
        <Button variant="quiet" fullWidth onClick={() => wizard.go('cuenta')}>
          Corregir mis datos
        </Button>
      </Stack>
    </SendForm>
  );
}
