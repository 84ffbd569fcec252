import { validateProfessional } from '#contract/identity.ts';
import type { Validacion } from '#contract/views.ts';
import type { User } from '#web/api/session-store.ts';
import { Card } from '#web/ui/card.tsx';
import { Stack } from '#web/ui/stack.tsx';
import { toast } from '#web/ui/toast/toast.ts';
import { TeamButton } from '../../team-button.tsx';
import style from './account.module.css';
import { RejectDialog } from './reject-dialog.tsx';
import { useValidation } from './use-validation.ts';
import { ValidateDialog } from './validate-dialog.tsx';
import { ValidationChip } from '../../validation-chip.tsx';
import { momentText } from '../../words.ts';

const MEANING: Record<Validacion, string> = {
  pendiente: 'No aparece en la búsqueda y no puede enviar propuestas hasta que lo valides.',
  validado: 'Aparece en la búsqueda, le pueden escribir y puede enviar propuestas.',
  rechazado: 'No aparece en la búsqueda y no puede enviar propuestas. Ve el motivo en su inicio.',
};

const SUSPENDED =
  'Su cuenta está suspendida: no aparece en la búsqueda, no le pueden escribir y no puede entrar.';

interface ValidationCardProps {
  user: User;
  /** Name of who decided; null before a decision. */
  by: string | null;
  /** The account is suspended, whatever was decided. */
  suspended: boolean;
}

/** The team's decision on a professional, with its date and author (decisions §2). */
export function ValidationCard({ user, by, suspended }: ValidationCardProps) {
  const { keylogin } = user;
  const { asking, ask, stop, validate, reject } = useValidation({ keylogin, user }, () =>
    toast.success('Cuenta actualizada exitosamente.', 'Éxito'),
  );
  const { profile } = user;
  if (!profile) return null;
  const { validacion, validacion_motivo, validacion_at, identificacion_at } = profile;
  const newerImages =
    validacion_at !== null && identificacion_at !== null && identificacion_at > validacion_at;

  return (
    <Card as="section" className={style.validation}>
      <Stack gap={4}>
        <h2 className={style.heading}>Validación</h2>
        <p className={style.chips}>
          <ValidationChip validacion={validacion} />
          {validacion_at && (
            <span className={style.muted}>
              {momentText(validacion_at)}
              {by !== null && ` · ${by}`}
            </span>
          )}
        </p>
        <p>{suspended ? SUSPENDED : MEANING[validacion]}</p>
        {validacion === 'rechazado' && validacion_motivo && (
          <blockquote className={style.reason}>{validacion_motivo}</blockquote>
        )}
        {newerImages && (
          <p>
            Cambió su identificación el {momentText(identificacion_at)}, después de esta decisión:
            revísala de nuevo.
          </p>
        )}
        <div className={style.actions}>
          <TeamButton
            call={validateProfessional}
            disabledReason={
              validacion === 'validado' && !newerImages ? 'Ya está validado.' : undefined
            }
            onClick={() => ask('validate')}
          >
            Validar
          </TeamButton>
          <TeamButton
            call={validateProfessional}
            variant="secondary"
            disabledReason={validacion === 'rechazado' ? 'Ya está rechazado.' : undefined}
            onClick={() => ask('reject')}
          >
            Rechazar
          </TeamButton>
        </div>
      </Stack>
      <ValidateDialog
        keylogin={keylogin}
        opened={asking === 'validate'}
        onClose={stop}
        nombre={user.nombre}
        hasId={Boolean(profile.identificacionFrontal_rute && profile.identificacionTrasera_rute)}
        onValidate={validate}
      />
      <RejectDialog
        keylogin={keylogin}
        opened={asking === 'reject'}
        onClose={stop}
        nombre={user.nombre}
        given={user.account.nombre}
        wasValid={validacion === 'validado'}
        onReject={reject}
      />
    </Card>
  );
}
