import { Link } from 'react-router';
import type { User } from '#contract/views.ts';
import { paths } from '#web/paths.ts';
import { Card } from '#web/ui/card.tsx';

/** Where one stands with the team, who look at what is filled in here (decisions §2). */
export function ReviewNotice({ profile }: { profile: User['profile'] }) {
  if (!profile || profile.validacion === 'validado') return null;
  const { identificacionFrontal_rute: front, identificacionTrasera_rute: back } = profile;
  return (
    <Card tone="sunken" padding="sm">
      {profile.validacion === 'rechazado' ? (
        <p>
          <strong>El equipo no pudo validar tu cuenta.</strong> «{profile.validacion_motivo}»
          Corrígelo aquí y <Link to={paths.section('contacto')}>escríbenos</Link>.
        </p>
      ) : (
        <p>
          <strong>Estamos revisando tu cuenta.</strong>{' '}
          {front !== null && back !== null
            ? 'El equipo tiene tu perfil y tu identificación: no necesitas hacer nada más.'
            : 'El equipo mira tu perfil y tu identificación: sube los dos lados.'}{' '}
          Te avisaremos cuando esté validada.
        </p>
      )}
    </Card>
  );
}
