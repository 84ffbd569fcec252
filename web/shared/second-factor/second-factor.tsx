import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import type { SecondFactor as State } from '#contract/second-factor.ts';
import { formatDay, mexicoDay } from '#lib/mexico-time.ts';
import { api } from '#web/api/index.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { Row, Stack } from '#web/ui/stack.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { toast } from '#web/ui/toast/toast.ts';
import { Section } from '../own-area/section.tsx';
import { checkSession } from '../session/calls.ts';
import { RecoveryCodes } from './recovery-codes.tsx';

const SetUp = lazy(() => import('./set-up.tsx'));

type Step = 'set-up' | 'remove' | { codes: readonly string[] };

/** An app of codes beside the password (4 §F): set up, changed, its codes on paper, taken away. */
export function SecondFactor() {
  const queries = useQueryClient();
  const [step, setStep] = useState<Step | null>(null);
  const { data, isFetching, error, refetch } = useQuery({
    queryKey: ['second-factor'],
    queryFn: ({ signal }) => api.secondFactor.getSecondFactor({}, { signal }),
    refetchOnMount: 'always',
  });
  const changed = async () => {
    setStep(null);
    // What is asked of them to prove who they are changed too.
    await Promise.all([
      queries.invalidateQueries({ queryKey: ['second-factor'] }),
      queries.invalidateQueries({ queryKey: ['sessions'] }),
      checkSession(),
    ]);
  };
  const renew = async () => {
    const { codigos } = await api.secondFactor.renewRecoveryCodes({});
    setStep({ codes: codigos });
  };

  return (
    <Section title="Verificación en dos pasos">
      <Card>
        {data && <Summary {...data} onStep={setStep} onRenew={renew} />}
        {!data && error && (
          <ErrorState title={error.message} onRetry={() => void refetch()} busy={isFetching} />
        )}
        {!data && !error && (
          <Loading label="Cargando tu verificación en dos pasos">
            <Skeleton height={72} />
          </Loading>
        )}
      </Card>
      {step === 'set-up' && (
        // Also closed after the app was paired: what it is now is asked for.
        <Dialog opened onClose={() => void changed()} title="Aplicación de códigos" persistent>
          <Suspense fallback={<Skeleton height={220} />}>
            <SetUp
              onDone={() => {
                toast.success('La verificación en dos pasos está activa.');
                void changed();
              }}
              onCancel={() => setStep(null)}
            />
          </Suspense>
        </Dialog>
      )}
      {typeof step === 'object' && step !== null && (
        <Dialog opened onClose={() => setStep(null)} title="Códigos de recuperación" persistent>
          <RecoveryCodes codes={step.codes} onSaved={() => void changed()} />
        </Dialog>
      )}
      <ConfirmDialog
        opened={step === 'remove'}
        onClose={() => setStep(null)}
        title="¿Quitar la verificación en dos pasos?"
        confirmLabel="Quitar"
        danger
        onConfirm={async () => {
          await api.secondFactor.removeSecondFactor({});
          toast.success('Quitaste la verificación en dos pasos.');
          await changed();
        }}
      >
        Tu cuenta se cuidará solo con tu contraseña, y tus códigos de recuperación dejarán de
        servir.
      </ConfirmDialog>
    </Section>
  );
}

interface SummaryProps extends State {
  onStep: (step: Step) => void;
  onRenew: () => Promise<void>;
}

function Summary({ aplicacion_desde, codigos, obligatorio, onStep, onRenew }: SummaryProps) {
  const [busy, setBusy] = useState(false);
  const renew = async () => {
    setBusy(true);
    try {
      await onRenew();
    } catch (error) {
      toast.error((error as Error).message);
    } finally {
      setBusy(false);
    }
  };
  if (!aplicacion_desde)
    return (
      <Row justify="between" gap={4}>
        <p>Además de tu contraseña, al entrar se pide un código de tu teléfono.</p>
        <Button variant="secondary" onClick={() => onStep('set-up')}>
          Activar
        </Button>
      </Row>
    );
  return (
    <Stack gap={4}>
      <p>
        Activa desde el {formatDay(mexicoDay(Date.parse(aplicacion_desde)))}.{' '}
        {codigos === 1
          ? 'Te queda 1 código de recuperación.'
          : `Te quedan ${codigos} códigos de recuperación.`}
      </p>
      <Row>
        <Button variant="secondary" onClick={() => onStep('set-up')}>
          Cambiar de aplicación
        </Button>
        <Button variant="secondary" busy={busy} onClick={() => void renew()}>
          Hacer códigos nuevos
        </Button>
        <Button
          variant="quiet"
          onClick={() => onStep('remove')}
          disabledReason={obligatorio ? 'En el equipo es obligatoria.' : undefined}
        >
          Quitar
        </Button>
      </Row>
    </Stack>
  );
}
