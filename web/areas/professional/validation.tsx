import { IconAlertCircle, IconHourglass, IconShieldCheck } from '@tabler/icons-react';
import type { User } from '#contract/views.ts';
import { mexicoDay } from '#domain/mexico-time.ts';
import style from './home.module.css';
import { longDay } from './words.ts';

/** Where one stands with the team's validation (decisions §2), as it decides who sees one. */
export function Validation({ profile }: { profile: User['profile'] }) {
  if (!profile) return null;
  const { validacion, validacion_motivo, validacion_at } = profile;
  const day = validacion_at && longDay(mexicoDay(Date.parse(validacion_at)));
  if (validacion === 'validado')
    return (
      <p className={style.validation} data-state="validado">
        <IconShieldCheck size={24} aria-hidden />
        <span>
          <strong>Cuenta validada{day && ` el ${day}`}.</strong> Apareces en las búsquedas y puedes
          enviar propuestas.
        </span>
      </p>
    );
  if (validacion === 'rechazado')
    return (
      <div className={style.validation} data-state="rechazado">
        <IconAlertCircle size={24} aria-hidden />
        <span>
          <strong>El equipo no pudo validar tu cuenta{day && ` (${day})`}.</strong>
          {validacion_motivo && <q>{validacion_motivo}</q>}
          Mientras tanto no apareces en las búsquedas ni puedes enviar propuestas.
        </span>
      </div>
    );
  return (
    <p className={style.validation} data-state="pendiente">
      <IconHourglass size={24} aria-hidden />
      <span>
        <strong>Estamos revisando tu cuenta.</strong> Cuando el equipo la valide aparecerás en las
        búsquedas y podrás enviar propuestas. Te avisaremos.
      </span>
    </p>
  );
}
