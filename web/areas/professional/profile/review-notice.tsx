import { Link } from 'react-router';
import type { User } from '#contract/views.ts';
import { paths } from '#web/paths.ts';
import { Card } from '#web/ui/card.tsx';

/** The state of the team's validation of this profile (decisions §2). */
export function ReviewNotice({ profile }: { profile: User['profile'] }) {
  if (!profile || profile.validacion === 'validado') return null;
  return (
    <Card tone="sunken" padding="sm">
      {profile.validacion === 'rechazado' ? (
        <p>
          <strong>El equipo no pudo validar tu cuenta.</strong> «{profile.validacion_motivo}»
          Corrígelo aquí y <Link to={paths.section('contacto')}>escríbenos</Link>.
        </p>
      ) : (
        <p>
          <strong>Estamos revisando tu cuenta.</strong> {REVIEW[profile.identificacion_estado]} Te
          avisaremos cuando esté validada.
        </p>
      )}
    </Card>
  );
}

const COMPLETE = 'El equipo tiene tu perfil y tu identificación: no necesitas hacer nada más.';
const REVIEW: Record<NonNullable<User['profile']>['identificacion_estado'], string> = {
  falta: 'El equipo mira tu perfil y tu identificación: sube los dos lados.',
  ilegible: 'El equipo mira tu perfil y tu identificación: toma otra vez las fotos de abajo.',
  en_revision: COMPLETE,
  leida: COMPLETE,
};
