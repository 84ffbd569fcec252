import { IconClock, IconLogout, IconMail } from '@tabler/icons-react';
import { paths } from '#web/paths.ts';
import { pageMeta } from '#web/shared/page-meta.ts';
import { EntryPage } from '#web/shared/session/entry-page.tsx';
import { Stepper } from '#web/ui/stepper.tsx';
import { CodeStep } from './code-step.tsx';
import { EmailStep } from './email-step.tsx';
import { PasswordStep } from './password-step.tsx';
import { STEP_NAMES, STEPS } from './steps.ts';
import { useRestore } from './use-restore.ts';

export const meta = () =>
  pageMeta({
    title: 'Restablecer contraseña',
    description: 'Elige otra contraseña para tu cuenta de Maestros con un código por correo.',
    path: paths.restorePassword(),
    noindex: true,
  });

/** /restaurar-contraseña (1 §2). */
export default function RestorePassword() {
  const restore = useRestore();
  const { step, key } = restore;
  return (
    <EntryPage title="Restablecer contraseña" aside={aside}>
      <Stepper steps={STEPS.map((name) => STEP_NAMES[name])} current={STEPS.indexOf(step)}>
        {step === 'correo' && <EmailStep key={key} restore={restore} />}
        {step === 'codigo' && <CodeStep restore={restore} />}
        {step === 'nueva' && <PasswordStep restore={restore} />}
      </Stepper>
    </EntryPage>
  );
}

const aside = {
  title: 'Solo tú puedes cambiarla',
  items: [
    {
      Icon: IconMail,
      title: 'Un código a tu correo',
      text: 'Así sabemos que la cuenta es tuya. Nadie de Maestros te lo va a pedir.',
    },
    {
      Icon: IconClock,
      title: 'Vence en 10 minutos',
      text: 'Si se te pasa el tiempo, pide otro: el anterior deja de servir.',
    },
    {
      Icon: IconLogout,
      title: 'Cerramos las sesiones abiertas',
      text: 'Con la contraseña nueva, todos tus dispositivos tienen que ingresar otra vez.',
    },
  ],
};
