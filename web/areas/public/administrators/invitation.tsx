import { IconClock, IconLock, IconUsers } from '@tabler/icons-react';
import { useState } from 'react';
import { useParams } from 'react-router';
import { PERMISSION_NAMES, PERMISSION_WORDS } from '#domain/administrators/permissions.ts';
import { mexicoDay, formatClock } from '#lib/mexico-time.ts';
import { weekdayAndDay } from '#lib/date-words.ts';
import type { ApiError } from '#web/api/client.ts';
import { paths } from '#web/paths.ts';
import { EntryPage } from '#web/shared/session/entry-page.tsx';
import { FormSkeleton } from '#web/shared/sign-up/form-skeleton.tsx';
import { Button } from '#web/ui/button.tsx';
import { Stack } from '#web/ui/stack.tsx';
import { EmptyState, ErrorState } from '#web/ui/states.tsx';
import { AcceptForm } from './accept-form.tsx';
import style from './invitation.module.css';
import { type Invitation, useInvitation } from './use-invitation.ts';

// Whoever has this address can join the team: keep it from other sites and search engines.
export const meta = () => [
  { title: 'Invitación al equipo · Maestros' },
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'no-referrer' },
];

export const headers = () => ({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' });

/** /invitacion/:clave (4 §F): somebody whom an owner invited to the team chooses a password. */
export default function InvitationPage() {
  const { clave = '' } = useParams();
  const { value, failure, retry } = useInvitation(clave);
  const [late, setLate] = useState<ApiError | null>(null);
  const refused = late ?? (value && 'refused' in value ? value.refused : null);

  const content = () => {
    if (failure) return <ErrorState title={failure} onRetry={retry} />;
    if (refused) return <Refused error={refused} />;
    if (!value || !('invitacion' in value)) return <FormSkeleton />;
    return (
      <Stack gap={6}>
        <Offer invitation={value.invitacion} />
        <AcceptForm clave={clave} email={value.invitacion.email} onRefused={setLate} />
      </Stack>
    );
  };
  return (
    <EntryPage title="Invitación al equipo" aside={aside}>
      {content()}
    </EntryPage>
  );
}

/** Who invites whom, and to what. */
function Offer({ invitation }: { invitation: Invitation }) {
  const { nombre, invita, permisos, vence_at } = invitation;
  const at = Date.parse(vence_at);
  return (
    <div className={style.offer}>
      <h2>Hola, {nombre}</h2>
      <p>
        {invita ?? 'Quien opera el servidor'} te invita al equipo de Maestros. Elige la contraseña
        con la que entrarás. La invitación vence el {weekdayAndDay(mexicoDay(at))}, a las{' '}
        {formatClock(at)}.
      </p>
      <p>Podrás hacer esto:</p>
      <ul>
        {permisos.map((one) => (
          <li key={one}>
            <strong>{PERMISSION_NAMES[one]}.</strong> {PERMISSION_WORDS[one]}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What is wrong with the link, and what to do: the sentence says both. */
function Refused({ error }: { error: ApiError }) {
  const { code, message } = error;
  if (code === 'email_in_use')
    return (
      <EmptyState title={message}>Pide a quien te invitó que use otro correo tuyo.</EmptyState>
    );
  return (
    <EmptyState
      {...(code === 'invitation_used' && { scene: 'success' as const })}
      title={code === 'invitation_used' ? 'Ya aceptaste' : 'Esta invitación no sirve'}
      action={code === 'invitation_used' && <Button href={paths.login}>Ingresar</Button>}
    >
      {message}
    </EmptyState>
  );
}

const aside = {
  title: 'Tu entrada al equipo',
  items: [
    {
      Icon: IconLock,
      title: 'Solo tú sabes tu contraseña',
      text: 'Nadie de Maestros te la va a pedir. Elige una que no uses en otro lugar.',
    },
    {
      Icon: IconClock,
      title: 'El enlace sirve una vez',
      text: 'Vence a las 72 horas. No lo reenvíes a nadie.',
    },
    {
      Icon: IconUsers,
      title: 'Cada quien con su cuenta',
      text: 'Lo que haces en el equipo queda en la auditoría con tu nombre.',
    },
  ],
};
