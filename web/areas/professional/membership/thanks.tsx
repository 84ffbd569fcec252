import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { OutputOf } from '#contract/call.ts';
import type { getMembershipPayment } from '#contract/payments.ts';
import type { User } from '#contract/views.ts';
import { api } from '#web/api/index.ts';
import { storeUser } from '#web/api/session-store.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyScene } from '#web/ui/art/empty-scene.tsx';
import { pesos } from '#web/ui/money.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { Stack } from '#web/ui/stack.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import style from './membership.module.css';
import { dayOf, limitText } from './words.ts';

export const meta = () => [{ title: 'Tu membresía · Maestros' }];

type Answer = OutputOf<typeof getMembershipPayment>;

/** Poll interval of a pending payment, in milliseconds. */
const POLL_MS = 5_000;

/** /profesional/membresia/ty (2 §2): the result of the payment, as the server reports it. */
export default function Thanks() {
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['membership-payment'],
    queryFn: ({ signal }) => api.payments.getMembershipPayment({}, { signal }),
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (state.data?.pago?.estado === 'en_proceso' ? POLL_MS : false),
    // Do not show a cached result of an earlier payment.
    gcTime: 0,
    retry: false,
  });
  const user = data?.user;
  useEffect(() => {
    if (user) storeUser(user);
  }, [user]);

  if (isError && !data)
    return (
      <div className={style.thanks}>
        <h1 className="m-hidden">Tu membresía</h1>
        <ErrorState
          title="No pudimos consultar tu pago"
          onRetry={() => void refetch()}
          busy={isFetching}
        >
          Si pagaste, tu pago está a salvo y tu nivel se activa solo.
        </ErrorState>
        <Back />
      </div>
    );
  if (!data)
    return (
      <>
        <h1 className="m-hidden">Tu membresía</h1>
        <Loading label="Consultando tu pago…">
          <Stack gap={5}>
            <Skeleton height={120} />
            <Skeleton height={48} />
          </Stack>
        </Loading>
      </>
    );
  const { scene, title, text } = wordsOf(data);
  return (
    <div className={style.thanks}>
      <EmptyScene kind={scene} />
      <div role="status">
        <h1>{title}</h1>
        <p>{text}</p>
      </div>
      {data.pago?.estado === 'sin_pagar' && (
        <Button href={paths.membershipOf(data.pago.nivel)}>Intentar de nuevo</Button>
      )}
      {data.pago?.recibo !== undefined && (
        <Button variant="quiet" href={paths.professionalReceipt(data.pago.recibo)}>
          Ver recibo
        </Button>
      )}
      <Back />
    </div>
  );
}

const Back = () => (
  <Button variant="secondary" href={paths.professional}>
    Volver
  </Button>
);

interface Words {
  scene: 'success' | 'projects' | 'error';
  title: string;
  text: string;
}

function wordsOf({ pago, user }: Answer): Words {
  if (!pago) return { scene: 'projects', title: 'Tu membresía', text: standing(user) };
  const { descripcion, value } = pago;
  switch (pago.estado) {
    case 'aplicado':
      return user.nivel === pago.nivel
        ? {
            scene: 'success',
            title: `¡Gracias! Tu membresía ${descripcion} está activa`,
            text: `Recibimos tu pago de ${pesos(value)} MXN. ${standing(user)}`,
          }
        : { scene: 'projects', title: 'Tu membresía', text: standing(user) };
    case 'devuelto':
      return {
        scene: 'projects',
        title: 'Te devolvemos tu pago',
        text: `El pago de ${pesos(value)} MXN por ${descripcion} ya no hacía falta y regresa a tu tarjeta. ${standing(user)}`,
      };
    case 'en_proceso':
      return {
        scene: 'projects',
        title: 'Tu pago está en proceso',
        text: `En cuanto se confirme, ${descripcion} se activa sola y te avisamos. No hace falta pagar otra vez.`,
      };
    case 'sin_pagar':
      return {
        scene: 'error',
        title: 'El pago no se completó',
        text: `No se hizo ningún cargo por ${descripcion}. ${standing(user)}`,
      };
  }
}

function standing({ membership }: Pick<User, 'membership'>): string {
  const { descripcion, proyects_limit } = membership.membership_info;
  const until = membership.ends_at ? ` hasta el ${dayOf(Date.parse(membership.ends_at))}` : '';
  return `Tu nivel es ${descripcion}${until}: ${limitText(proyects_limit).toLowerCase()}.`;
}
