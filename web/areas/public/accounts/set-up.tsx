import { IconBriefcase, IconLock, IconShieldCheck } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { textOf } from '#contract/errors.ts';
import type { ApiError } from '#web/api/client.ts';
import { paths } from '#web/paths.ts';
import { FormSkeleton } from '#web/shared/sign-up/form-skeleton.tsx';
import { EntryPage } from '#web/shared/session/entry-page.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState, ErrorState } from '#web/ui/states.tsx';
import { toast } from '#web/ui/toast/toast.ts';
import { SetUpForm } from './set-up-form.tsx';
import { useInvitation } from './use-invitation.ts';

// Whoever has this address can take over the account: keep it from other sites and search engines.
export const meta = () => [
  { title: 'Configura tu cuenta · Maestros' },
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'no-referrer' },
];

export const headers = () => ({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' });

/** /m/ca/:id (1 §2): a professional whose account the team created chooses a password. */
export default function SetUp() {
  const { id = '' } = useParams();
  const { value, failure, retry } = useInvitation(id);
  const [late, setLate] = useState<ApiError | null>(null);
  const refused = late ?? (value && 'refused' in value ? value.refused : null);
  const inUse = refused?.code === 'configure_in_use';
  useLeaveWhen(inUse);

  const content = () => {
    if (failure) return <ErrorState title={failure} onRetry={retry} />;
    if (!value || inUse) return <FormSkeleton />;
    if (refused) return <Refused error={refused} />;
    return 'account' in value && <SetUpForm id={id} account={value.account} onRefused={setLate} />;
  };
  return (
    <EntryPage title="Configura tu cuenta" aside={aside}>
      {content()}
    </EntryPage>
  );
}

/** Shows the warning «Cuenta en uso» and goes to the login (1 §4, §8). */
function useLeaveWhen(inUse: boolean): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!inUse) return;
    toast.warning(
      textOf('configure_in_use'),
      'La cuenta ya fue configurada. Ingresa con tu correo y tu contraseña.',
    );
    void navigate(paths.login, { replace: true });
  }, [inUse, navigate]);
}

/** The link is unknown or has expired: only the team or a newer link can help. */
function Refused({ error }: { error: ApiError }) {
  const expired = error.code === 'configure_expired';
  return (
    <EmptyState
      title={expired ? 'Este enlace ya no sirve' : error.message}
      action={
        <Button variant="secondary" href={paths.section('contacto')}>
          Contactar a soporte
        </Button>
      }
    >
      {expired
        ? 'Venció, o te enviamos uno más nuevo: busca el último mensaje. Si no lo tienes, pide otro a soporte.'
        : 'Revisa que el enlace esté completo, tal como llegó en el mensaje.'}
    </EmptyState>
  );
}

const aside = {
  title: 'Tu entrada a Maestros',
  items: [
    {
      Icon: IconShieldCheck,
      title: 'Validada desde el inicio',
      text: 'Las cuentas que crea nuestro equipo aparecen en la búsqueda con su insignia.',
    },
    {
      Icon: IconLock,
      title: 'Solo tú sabes tu contraseña',
      text: 'Nadie de Maestros te la va a pedir. El enlace sirve una sola vez.',
    },
    {
      Icon: IconBriefcase,
      title: 'Recibe trabajos',
      text: 'Los clientes te escriben, envías tu propuesta y el pago espera protegido.',
    },
  ],
};
