import { IconAlertTriangle, IconLock } from '@tabler/icons-react';
import { useId } from 'react';
import { textOf } from '#contract/errors.ts';
import type { User } from '#contract/views.ts';
import type { SendForm } from '#web/ui/form/use-send-form.ts';
import { ImageField } from '#web/ui/image-field.tsx';
import { Stack } from '#web/ui/stack.tsx';
import { StoredIdImage } from './stored-id-image.tsx';
import style from './profile.module.css';

type Values = { identificacionFrontal: File | null; identificacionTrasera: File | null };

export interface IdFieldsProps {
  form: Pick<SendForm<Values>, 'field'>;
  profile: User['profile'];
  busy: boolean;
  refresh: () => void;
}

const ID_SIDES = [
  { side: 'identificacionFrontal', label: 'Frente de tu identificación', name: 'El frente' },
  { side: 'identificacionTrasera', label: 'Reverso de tu identificación', name: 'El reverso' },
] as const;

/** Front and back of the official ID (2 §2); both are needed to receive payments (2 §5). */
export function IdFields({ form, profile, busy, refresh }: IdFieldsProps) {
  const title = useId();
  return (
    <section aria-labelledby={title}>
      <Stack gap={5}>
        <div className={style.head}>
          <h2 id={title}>Identificación oficial</h2>
          <p>
            Necesitas ambas imágenes para recibir pagos. Toma la foto completa, derecha y sin
            reflejos, para que se lea todo.
          </p>
        </div>
        {profile?.identificacion_estado === 'ilegible' && (
          <p className={style.illegible}>
            <IconAlertTriangle size={20} aria-hidden />
            <span>
              No pudimos leer tu identificación: vuelve a tomar las fotos sin reflejos, con la
              credencial completa y derecha.
            </span>
          </p>
        )}
        <div className={style.sides}>
          {ID_SIDES.map(({ side, label, name }) => {
            const link = profile?.[`${side}_rute`] ?? null;
            return (
              <ImageField
                key={side}
                label={label}
                description={link === null ? 'Todavía falta.' : 'Ya la tenemos.'}
                shape="card"
                tooLarge={textOf('profile_image_too_large')}
                current={
                  link === null ? undefined : (
                    <StoredIdImage
                      link={link}
                      alt={`${name} que ya tenemos`}
                      busy={busy}
                      refresh={refresh}
                    />
                  )
                }
                {...form.field(side)}
              />
            );
          })}
        </div>
        <p className={style.privacy}>
          <IconLock size={20} aria-hidden />
          <span>
            Solo las ven tú y el equipo de Maestros, nunca los clientes. Se guardan cifradas y queda
            registrado cada vez que alguien las abre.
          </span>
        </p>
      </Stack>
    </section>
  );
}
