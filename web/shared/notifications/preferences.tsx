import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { getPreferences, NotificationPreference } from '#contract/notifications.ts';
import {
  CHOSEN_CHANNELS,
  CHOSEN_GROUPS,
  type ChosenGroup,
  GROUP_NAMES,
} from '#domain/notifications/groups.ts';
import { QUIET } from '#domain/notifications/quiet-hours.ts';
import type { OutputOf } from '#contract/call.ts';
import { api } from '#web/api/index.ts';
import { paths } from '#web/paths.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Loading, SkeletonText } from '#web/ui/skeleton.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { toast } from '#web/ui/toast/toast.ts';
import { ThisDevice } from './devices/this-device.tsx';
import { Screen } from '../own-area/screen.tsx';
import { TOAST_ON_ERROR } from '../query.tsx';
import style from './preferences.module.css';

export const meta = () => [{ title: 'Qué te avisamos · Maestros' }];

const KEY = ['notification-preferences'];

const ABOUT: Readonly<Record<ChosenGroup, string>> = {
  proyectos: 'Propuestas, solicitudes, entregas, servicios adicionales y reseñas.',
  mensajes:
    'Cuando te escriben y no estás en Maestros. Varios mensajes de una persona son un aviso.',
  recordatorios: 'Lo que te toca hacer y tiene fecha: pagar, confirmar un trabajo, calificar.',
  novedades: 'Lo nuevo de Maestros, muy de vez en cuando. Solo si lo pides.',
};

const CHANNELS = { push: 'En mis dispositivos', whatsapp: 'WhatsApp', email: 'Correo' } as const;

/** /cliente/avisos and /profesional/avisos (4 §E): what reaches one by which way; each choice is kept at once. */
export default function Preferences() {
  const { data, isPending, isFetching, error, refetch } = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => api.notifications.getPreferences({}, { signal }),
    meta: TOAST_ON_ERROR,
  });
  return (
    <Screen
      title="Qué te avisamos"
      lead={
        <>
          Todo queda siempre en <Link to={paths.notifications}>tus avisos</Link>. Elige qué te
          enviamos además, y por dónde.
        </>
      }
    >
      <ThisDevice />
      {isPending && (
        <Loading>
          <div className={style.groups}>
            {CHOSEN_GROUPS.map((grupo) => (
              <div key={grupo} className={style.group}>
                <SkeletonText lines={3} />
              </div>
            ))}
          </div>
        </Loading>
      )}
      {error && !data && (
        <ErrorState title={error.message} onRetry={() => void refetch()} busy={isFetching} />
      )}
      {data && <Choices preferences={data.preferencias} />}
    </Screen>
  );
}

interface Choice extends Omit<NotificationPreference, 'activo'> {
  readonly activo: boolean;
}

function Choices({ preferences }: { preferences: readonly NotificationPreference[] }) {
  const queries = useQueryClient();
  const show = ({ grupo, canal, activo }: Choice) =>
    queries.setQueryData<OutputOf<typeof getPreferences>>(
      KEY,
      (now) =>
        now && {
          ...now,
          preferencias: now.preferencias.map((one) =>
            one.grupo === grupo && one.canal === canal ? { ...one, activo: activo ? 1 : 0 } : one,
          ),
        },
    );
  const kept = useMutation({
    mutationFn: (choice: Choice) => api.notifications.setPreference(choice),
    // It shows at once, and goes back where it could not be kept.
    onMutate: show,
    onError: ({ message }, choice) => {
      show({ ...choice, activo: !choice.activo });
      toast.error(message);
    },
    scope: { id: 'notification-preferences' },
  });
  return (
    <div className={style.groups}>
      {CHOSEN_GROUPS.map((grupo) => (
        <fieldset key={grupo} className={style.group} aria-describedby={`${grupo}-about`}>
          <legend className={style.title}>{GROUP_NAMES[grupo]}</legend>
          <p id={`${grupo}-about`} className={style.about}>
            {ABOUT[grupo]}
          </p>
          <div className={style.channels}>
            {CHOSEN_CHANNELS.map((canal) => (
              <Checkbox
                key={canal}
                label={CHANNELS[canal]}
                value={preferences.some(
                  (one) => one.grupo === grupo && one.canal === canal && one.activo === 1,
                )}
                onChange={(activo) => kept.mutate({ grupo, canal, activo })}
              />
            ))}
          </div>
        </fieldset>
      ))}
      <section className={style.group}>
        <h2 className={style.title}>Tu seguridad y tu dinero</h2>
        <p className={style.about}>
          Pagos, devoluciones, disputas y cambios en tu cuenta te los avisamos siempre: no se pueden
          apagar.
        </p>
      </section>
      <p className={style.about}>
        De {QUIET.from} a {QUIET.to}, hora de la Ciudad de México, solo te enviamos lo de tu
        seguridad. Lo demás, también lo de tu dinero, queda al momento en tus avisos y te llega por
        la mañana.
      </p>
    </div>
  );
}
