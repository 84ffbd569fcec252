import { useState } from 'react';
import type { SecondFactor } from '#contract/second-factor.ts';
import { formatDay, mexicoDay } from '#lib/mexico-time.ts';
import { api } from '#web/api/index.ts';
import { Button } from '#web/ui/button.tsx';
import { failureOf } from '#web/ui/form/campos.ts';
import { Row, Stack } from '#web/ui/stack.tsx';
import { toast } from '#web/ui/toast/toast.ts';
import { useKnowsPasskeys } from '../session/passkeys/use-passkeys.ts';
import { KeyList } from './key-list.tsx';
import type { Step } from './second-factor.tsx';
import style from './second-factor.module.css';

interface SummaryProps extends SecondFactor {
  onStep: (step: Step) => void;
}

/** What an account has of each, and what can be done with it. */
export function Summary({ onStep, ...has }: SummaryProps) {
  const { aplicacion_desde, llaves, codigos, codigos_guardados, obligatorio } = has;
  const knowsKeys = useKnowsPasskeys();
  const count = llaves.length + (aplicacion_desde ? 1 : 0);
  const stays =
    obligatorio && count === 1 ? 'En el equipo es obligatoria: agrega otra antes.' : undefined;
  return (
    <Stack gap={5}>
      <div className={style.part}>
        <Stack gap={4}>
          <div>
            <h3>Llaves de acceso</h3>
            <p>Entras con la huella, la cara o el PIN de tu dispositivo, sin contraseña.</p>
          </div>
          {llaves.length > 0 && <KeyList keys={llaves} onRemove={onStep} disabledReason={stays} />}
          <div>
            <Button
              variant="secondary"
              onClick={() => onStep('key')}
              disabledReason={knowsKeys ? undefined : 'Este navegador no conoce llaves de acceso.'}
            >
              Agregar una llave
            </Button>
          </div>
        </Stack>
      </div>
      <div className={style.part}>
        <Stack gap={4}>
          <div>
            <h3>Aplicación de códigos</h3>
            <p>
              {aplicacion_desde
                ? `Activa desde el ${formatDay(mexicoDay(Date.parse(aplicacion_desde)))}.`
                : 'Además de tu contraseña, al entrar se pide un código de tu teléfono.'}
            </p>
          </div>
          <Row>
            <Button variant="secondary" onClick={() => onStep('app')}>
              {aplicacion_desde ? 'Cambiar de aplicación' : 'Activar'}
            </Button>
            {aplicacion_desde && (
              <Button variant="quiet" onClick={() => onStep('without-app')} disabledReason={stays}>
                Quitar aplicación
              </Button>
            )}
          </Row>
        </Stack>
      </div>
      {count > 0 && (
        <OnPaper left={codigos} kept={codigos_guardados} onNew={(codes) => onStep({ codes })} />
      )}
    </Stack>
  );
}

interface OnPaperProps {
  left: number;
  kept: boolean;
  onNew: (codes: readonly string[]) => void;
}

function OnPaper({ left, kept, onNew }: OnPaperProps) {
  const [busy, setBusy] = useState(false);
  const renew = async () => {
    setBusy(true);
    try {
      onNew((await api.secondFactor.renewRecoveryCodes({})).codigos);
    } catch (error) {
      toast.error(failureOf(error).mensaje);
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={style.part}>
      <Stack gap={4}>
        <div>
          <h3>Códigos de recuperación</h3>
          {kept ? (
            <p>
              {left === 1 ? 'Te queda 1 código' : `Te quedan ${left} códigos`} para entrar sin tu
              dispositivo.
            </p>
          ) : (
            <p className={style.unkept}>
              No terminaste de guardarlos y no los volvemos a mostrar. Haz códigos nuevos: sin
              ellos, si pierdes tu dispositivo no puedes entrar.
            </p>
          )}
        </div>
        <div>
          <Button variant="secondary" busy={busy} onClick={() => void renew()}>
            Hacer códigos nuevos
          </Button>
        </div>
      </Stack>
    </div>
  );
}
