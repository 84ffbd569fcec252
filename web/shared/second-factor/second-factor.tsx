import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import type { Passkey } from '#contract/second-factor.ts';
import { api } from '#web/api/index.ts';
import { Card } from '#web/ui/card.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { toast } from '#web/ui/toast/toast.ts';
import { Section } from '../own-area/section.tsx';
import { checkSession } from '../session/calls.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { Summary } from './summary.tsx';

const SetUp = lazy(() => import('./set-up.tsx'));
const AddKey = lazy(() => import('./add-key.tsx'));

/** What somebody is doing: a new app or key, new codes on paper, or taking one away after a question. */
export type Step = 'app' | 'key' | 'without-app' | Passkey | { codes: readonly string[] };

/** What an account proves beside its password, or in its place (4 §F): keys of devices, an app, codes on paper. */
export function SecondFactor() {
  const queries = useQueryClient();
  const [step, setStep] = useState<Step | null>(null);
  const { data, isFetching, error, refetch } = useQuery({
    queryKey: ['second-factor'],
    queryFn: ({ signal }) => api.secondFactor.getSecondFactor({}, { signal }),
    refetchOnMount: 'always',
  });
  const close = () => setStep(null);
  const changed = async () => {
    close();
    // What is asked of them to prove who they are changed too.
    await Promise.all([
      queries.invalidateQueries({ queryKey: ['second-factor'] }),
      queries.invalidateQueries({ queryKey: ['sessions'] }),
      checkSession(),
    ]);
  };
  const added = (words: string) => () => {
    toast.success(words);
    void changed();
  };
  const leaving = typeof step === 'object' && step !== null && 'nombre' in step ? step : null;
  const codes = typeof step === 'object' && step !== null && 'codes' in step ? step.codes : null;

  return (
    <Section title="Verificación en dos pasos">
      <Card>
        {data && <Summary {...data} onStep={setStep} />}
        {!data && error && (
          <ErrorState title={error.message} onRetry={() => void refetch()} busy={isFetching} />
        )}
        {!data && !error && (
          <Loading label="Cargando tu verificación en dos pasos">
            <Skeleton height={72} />
          </Loading>
        )}
      </Card>
      {step === 'app' && (
        // Also closed after the app was paired: what it is now is asked for.
        <Dialog opened onClose={() => void changed()} title="Aplicación de códigos" persistent>
          <Suspense fallback={<Skeleton height={220} />}>
            <SetUp
              onDone={added('Tu aplicación de códigos está lista.')}
              onCancel={() => void changed()}
            />
          </Suspense>
        </Dialog>
      )}
      {step === 'key' && (
        <Dialog
          opened
          onClose={() => void changed()}
          title="Agregar una llave de acceso"
          persistent
        >
          <Suspense fallback={<Skeleton height={220} />}>
            <AddKey onDone={added('Tu llave de acceso está lista.')} onCancel={close} />
          </Suspense>
        </Dialog>
      )}
      {codes && (
        <Dialog opened onClose={() => void changed()} title="Códigos de recuperación" persistent>
          <RecoveryCodes codes={codes} onSaved={() => void changed()} />
        </Dialog>
      )}
      <ConfirmDialog
        opened={step === 'without-app'}
        onClose={close}
        title="¿Quitar tu aplicación de códigos?"
        confirmLabel="Quitar aplicación"
        danger
        onConfirm={async () => {
          await api.secondFactor.removeTotp({});
          toast.success('Quitaste tu aplicación de códigos.');
          await changed();
        }}
      >
        {data?.llaves.length === 0 ? ALONE : 'Seguirás entrando con tus llaves de acceso.'}
      </ConfirmDialog>
      <ConfirmDialog
        opened={leaving !== null}
        onClose={close}
        title={`¿Quitar la llave «${leaving?.nombre ?? ''}»?`}
        confirmLabel="Quitar llave"
        danger
        onConfirm={async () => {
          if (leaving) await api.secondFactor.removePasskey({ id: leaving.id });
          toast.success('Quitaste la llave de acceso.');
          await changed();
        }}
      >
        {data?.llaves.length === 1 && !data.aplicacion_desde
          ? ALONE
          : 'Ya no se podrá entrar con ella.'}
      </ConfirmDialog>
    </Section>
  );
}

const ALONE =
  'Tu cuenta se cuidará solo con tu contraseña, y tus códigos de recuperación dejarán de servir.';
