import { useCallback, useState } from 'react';
import { useParams } from 'react-router';
import { GROUP_NAMES, type ChosenGroup } from '#domain/notifications/groups.ts';
import { ApiError } from '#web/api/client.ts';
import { api } from '#web/api/index.ts';
import { paths } from '#web/paths.ts';
import { useLoaded } from '#web/shared/use-loaded.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { failureOf } from '#web/ui/form/campos.ts';
import { Loading, SkeletonText } from '#web/ui/skeleton.tsx';
import { Stack } from '#web/ui/stack.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { toast } from '#web/ui/toast/toast.ts';
import style from './unsubscribe.module.css';

// Whoever has this address can turn the mails off: keep it from other sites and search engines.
export const meta = () => [
  { title: 'Dejar de recibir correos · Maestros' },
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'no-referrer' },
];

export const headers = () => ({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' });

/**
 * /baja/:clave (4 §E): ends mails of one kind for whoever has one of them, without signing in. Only the button does:
 * programs that check mails follow their links.
 */
export default function Unsubscribe() {
  const { clave = '' } = useParams();
  const load = useCallback(async () => {
    try {
      return await api.notifications.getUnsubscribe({ clave });
    } catch (error) {
      if (error instanceof ApiError && error.code === 'unsubscribe_unknown')
        return { refused: error.message };
      throw error;
    }
  }, [clave]);
  const { value, failure, retry } = useLoaded(load, { toastOnError: true });
  return (
    <div className={style.page}>
      <Card className={style.card}>
        {failure && (
          <>
            <h1 className="m-hidden">Algo falló</h1>
            <ErrorState title={failure} onRetry={retry} />
          </>
        )}
        {!value && !failure && (
          <>
            <h1>Dejar de recibir correos</h1>
            <Loading>
              <SkeletonText lines={3} />
            </Loading>
          </>
        )}
        {value && 'refused' in value && <Refused why={value.refused} />}
        {value && 'grupo' in value && <Question clave={clave} grupo={value.grupo} />}
      </Card>
    </div>
  );
}

function Question({ clave, grupo }: { clave: string; grupo: ChosenGroup }) {
  const [state, setState] = useState<'asked' | 'busy' | 'done'>('asked');
  const end = async () => {
    setState('busy');
    try {
      await api.notifications.unsubscribe({ clave });
      setState('done');
    } catch (error) {
      setState('asked');
      toast.error(failureOf(error).mensaje);
    }
  };
  const name = GROUP_NAMES[grupo];
  if (state === 'done')
    return (
      <Stack gap={4}>
        <h1 ref={(heading) => heading?.focus()} tabIndex={-1}>
          Listo
        </h1>
        <p>
          Ya no te llega por correo lo de «{name}». Lo sigues viendo en tus avisos, y por WhatsApp o
          en tu teléfono si ahí lo tienes activo. Puedes cambiarlo cuando quieras.
        </p>
        <Everything />
      </Stack>
    );
  return (
    <Stack gap={4}>
      <h1>¿Ya no quieres recibir por correo lo de «{name}»?</h1>
      <p>Lo de tu seguridad y tu dinero te lo seguimos enviando.</p>
      <Button onClick={() => void end()} busy={state === 'busy'}>
        No recibir más estos correos
      </Button>
      <Everything />
    </Stack>
  );
}

const Refused = ({ why }: { why: string }) => (
  <Stack gap={4}>
    <h1>Este enlace no sirve</h1>
    <p>{why}</p>
    <Everything />
  </Stack>
);

const Everything = () => (
  <Button variant="secondary" href={paths.notifications}>
    Ir a tus avisos y elegir todo
  </Button>
);
