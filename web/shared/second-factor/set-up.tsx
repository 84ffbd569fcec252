import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { renderSVG } from 'uqr';
import { confirmTotp } from '#contract/second-factor.ts';
import { writtenSecret } from '#domain/second-factor/second-factor.ts';
import { ApiError } from '#web/api/client.ts';
import { api } from '#web/api/index.ts';
import { Button } from '#web/ui/button.tsx';
import { CodeField } from '#web/ui/code-field.tsx';
import { SendForm } from '#web/ui/form/send-form.tsx';
import { useSendForm } from '#web/ui/form/use-send-form.ts';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { Row, Stack } from '#web/ui/stack.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import style from './second-factor.module.css';

export interface SetUpProps {
  /** After the codes on paper were kept. */
  onDone: () => void;
  onCancel: () => void;
}

/** Pairs an app of codes: a QR code, a first code of the app, and the codes on paper. Loaded only for that. */
export default function SetUp({ onDone, onCancel }: SetUpProps) {
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const { data, isFetching, error, refetch } = useQuery({
    queryKey: ['totp'],
    queryFn: () => api.secondFactor.beginTotp({}),
    // A secret that was shown once is not kept, and does not change under the eyes of whoever reads it.
    gcTime: 0,
    staleTime: Infinity,
    retry: false,
  });
  // Whoever did not want to prove who they are did not want this either.
  const unproved = error instanceof ApiError && error.code === 'proof_needed';
  useEffect(() => {
    if (unproved) onCancel();
  }, [unproved, onCancel]);
  if (codes) return <RecoveryCodes codes={codes} onSaved={onDone} />;
  if (data) return <Pairing {...data} onPaired={setCodes} onCancel={onCancel} />;
  if (error)
    return <ErrorState title={error.message} onRetry={() => void refetch()} busy={isFetching} />;
  return (
    <Loading label="Preparando el código">
      <Skeleton height={220} />
    </Loading>
  );
}

interface PairingProps {
  secreto: string;
  uri: string;
  onPaired: (codes: readonly string[]) => void;
  onCancel: () => void;
}

function Pairing({ secreto, uri, onPaired, onCancel }: PairingProps) {
  const form = useSendForm({
    initial: { codigo: '' },
    validate: (values) => confirmTotp.input.safeParse(values),
    send: async (values) => onPaired((await api.secondFactor.confirmTotp(values)).codigos),
  });
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // It comes after the dialog, which had nothing yet that could take the focus; in a timeout, because that tries it too.
    const field = () => box.current?.querySelector<HTMLElement>('[data-first-focus]');
    const timer = setTimeout(() => field()?.focus({ preventScroll: true }));
    return () => clearTimeout(timer);
  }, []);
  const picture = useMemo(
    () => `data:image/svg+xml,${encodeURIComponent(renderSVG(uri, { border: 2 }))}`,
    [uri],
  );
  return (
    <SendForm form={form}>
      <Stack gap={5}>
        <ol className={style.steps}>
          <li>
            Abre en tu teléfono una aplicación de códigos, como Google Authenticator, Microsoft
            Authenticator o la de tu gestor de contraseñas.
          </li>
          <li>
            Lee con ella este código QR. Si estás en el teléfono,{' '}
            <a href={uri}>ábrelo en tu aplicación</a> o escribe la clave.
          </li>
        </ol>
        <div className={style.secret}>
          <img
            src={picture}
            width={200}
            height={200}
            alt="Código QR para tu aplicación de códigos"
          />
          <p>
            <span>Clave</span>
            <code>{writtenSecret(secreto)}</code>
          </p>
        </div>
        <div ref={box}>
          <CodeField
            label="Código que muestra la aplicación"
            onComplete={form.submit}
            {...form.field('codigo')}
          />
        </div>
        <Row justify="end">
          <Button variant="secondary" onClick={onCancel} disabled={form.busy}>
            Cancelar
          </Button>
          <Button type="submit" busy={form.busy}>
            Activar
          </Button>
        </Row>
      </Stack>
    </SendForm>
  );
}
