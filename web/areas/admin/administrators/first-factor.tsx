import { lazy, Suspense } from 'react';
import { checkSession } from '#web/shared/session/calls.ts';
import { useKnowsPasskeys } from '#web/shared/session/passkeys/use-passkeys.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Stack } from '#web/ui/stack.tsx';
import { toast } from '#web/ui/toast/toast.ts';
import style from './first-factor.module.css';

const SetUp = lazy(() => import('#web/shared/second-factor/set-up.tsx'));
const AddKey = lazy(() => import('#web/shared/second-factor/add-key.tsx'));

export type FirstWay = 'key' | 'app';

interface FirstFactorProps {
  /** What is being set up: it goes on although another tab says that there is one now, until its codes are kept. */
  way: FirstWay | null;
  onWay: (way: FirstWay | null) => void;
}

/** What an administrator without a second factor sees of the team's screens where it is obligatory (4 §F). */
export function FirstFactor({ way, onWay }: FirstFactorProps) {
  const back = () => {
    onWay(null);
    // What is set up although the answer was lost is found out.
    void checkSession();
  };
  const done = () => {
    onWay(null);
    toast.success('La verificación en dos pasos está activa.');
    // The user that it answers opens the team's screens.
    void checkSession();
  };
  return (
    <div className={style.page}>
      <Stack gap={5}>
        <div>
          <h1>Activa la verificación en dos pasos</h1>
          <p>
            Desde aquí se ve el dinero y la casa de mucha gente. Por eso quien trabaja en el equipo
            entra con algo más que su contraseña.
          </p>
        </div>
        <Card>
          <Suspense fallback={<Skeleton height={220} />}>
            {way === null && <Ways onChoose={onWay} />}
            {way === 'key' && <AddKey onDone={done} onCancel={back} />}
            {way === 'app' && <SetUp onDone={done} onCancel={back} />}
          </Suspense>
        </Card>
      </Stack>
    </div>
  );
}

function Ways({ onChoose }: { onChoose: (way: FirstWay) => void }) {
  const knowsKeys = useKnowsPasskeys();
  return (
    <Stack gap={5}>
      <div>
        <h2>Llave de acceso</h2>
        <p>Lo más rápido y seguro: la huella, la cara o el PIN de tu dispositivo.</p>
      </div>
      <div>
        <Button
          onClick={() => onChoose('key')}
          disabledReason={knowsKeys ? undefined : 'Este navegador no conoce llaves de acceso.'}
        >
          Agregar una llave
        </Button>
      </div>
      <div>
        <h2>Aplicación de códigos</h2>
        <p>Un código de 6 dígitos que cambia cada 30 segundos en tu teléfono.</p>
      </div>
      <div>
        <Button variant="secondary" onClick={() => onChoose('app')}>
          Usar una aplicación
        </Button>
      </div>
    </Stack>
  );
}
