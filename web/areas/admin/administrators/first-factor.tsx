import { lazy, Suspense } from 'react';
import { checkSession } from '#web/shared/session/calls.ts';
import { Card } from '#web/ui/card.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Stack } from '#web/ui/stack.tsx';
import { toast } from '#web/ui/toast/toast.ts';
import style from './first-factor.module.css';

const SetUp = lazy(() => import('#web/shared/second-factor/set-up.tsx'));

/** What an administrator without a second factor sees of the team's screens where it is obligatory (4 §F). */
export function FirstFactor() {
  return (
    <div className={style.page}>
      <Stack gap={5}>
        <div>
          <h1>Activa la verificación en dos pasos</h1>
          <p>
            Desde aquí se ve el dinero y la casa de mucha gente. Por eso quien trabaja en el equipo
            entra con su contraseña y con un código de su teléfono.
          </p>
        </div>
        <Card>
          <Suspense fallback={<Skeleton height={220} />}>
            <SetUp
              onDone={() => {
                toast.success('La verificación en dos pasos está activa.');
                // The user that it answers opens the team's screens.
                void checkSession();
              }}
            />
          </Suspense>
        </Card>
      </Stack>
    </div>
  );
}
