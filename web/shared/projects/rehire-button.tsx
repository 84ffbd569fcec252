import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import type { Rehirable } from '#contract/favourites.ts';
import { ApiError } from '#web/api/client.ts';
import { api } from '#web/api/index.ts';
import { readSession } from '#web/api/session-store.ts';
import { serverNow } from '#web/api/server-clock.ts';
import { paths } from '#web/paths.ts';
import { chooseFor, clearChosen } from '#web/shared/requests/chosen.ts';
import { placeOfOwn } from '#web/shared/requests/place.ts';
import { useRefill } from '#web/shared/requests/use-refill.tsx';
import { useWhatIsOpen } from '#web/shared/requests/use-what-is-open.ts';
import { Button, type ButtonProps } from '#web/ui/button.tsx';
import { failureOf } from '#web/ui/form/campos.ts';
import { toast } from '#web/ui/toast/toast.ts';
import { rehireForm } from './rehire.ts';
import style from './rehire-button.module.css';

type Look = Pick<ButtonProps, 'variant' | 'size' | 'fullWidth'>;

interface RehireButtonProps extends Look {
  keylogin: string;
  nombre: string;
  /** What the list knows of them already; else it is asked for. */
  person?: Rehirable | undefined;
  /** Why they cannot be hired now. */
  disabledReason?: string | undefined;
}

/** What is said of a professional who cannot be asked now. */
export const unavailableText = (nombre: string): string =>
  `${nombre} ya no está disponible para trabajos nuevos.`;

/**
 * «Volver a contratar» (4 §G): a request filled in from the last one, for this professional. What is open with them
 * already goes on instead.
 */
export function RehireButton({
  keylogin,
  nombre,
  person,
  disabledReason,
  ...look
}: RehireButtonProps) {
  const navigate = useNavigate();
  const { known, openWith } = useWhatIsOpen();
  const { refill, question } = useRefill();
  const [busy, setBusy] = useState(false);

  const [gone, setGone] = useState<Pick<Rehirable, 'profesion'> | null>(null);

  const begin = (found: Rehirable) => {
    const { img_profile, profesion } = found;
    const form = atHome(rehireForm(found, serverNow()), found);
    return refill({
      form,
      next: () => {
        clearChosen();
        chooseFor(form.categoria, { keylogin, nombre, img_profile, profesion });
        return navigate(paths.requestTo(keylogin));
      },
    });
  };

  const start = async () => {
    setBusy(true);
    try {
      const found = person ?? (await find(keylogin));
      if (!found?.disponible) return setGone(found ?? { profesion: '' });
      await begin(found);
    } catch (error) {
      toast.error(failureOf(error).mensaje);
    } finally {
      setBusy(false);
    }
  };
  if (gone)
    return (
      <p role="alert">
        {unavailableText(nombre)}{' '}
        {gone.profesion && (
          <Link to={paths.category(gone.profesion)}>Ver a otros de {gone.profesion}</Link>
        )}
      </p>
    );
  if (!known)
    // Its place, until it is known what it leads to.
    return (
      <Button {...look} disabled className={style.place ?? ''}>
        Volver a contratar
      </Button>
    );
  const open = openWith(keylogin);
  if (open)
    return (
      <Button {...look} href={open.href}>
        {open.words}
        <span className="m-hidden"> ({nombre})</span>
      </Button>
    );
  return (
    <>
      <Button {...look} {...{ disabledReason, busy }} onClick={() => void start()}>
        Volver a contratar<span className="m-hidden"> a {nombre}</span>
      </Button>
      {question}
    </>
  );
}

/** Whom the key belongs to; undefined when that is no professional, but the team. */
async function find(keylogin: string): Promise<Rehirable | undefined> {
  try {
    return (await api.favourites.getRehire({ other_key: keylogin })).contratados[0];
  } catch (error) {
    if (error instanceof ApiError && error.code === 'profile_not_found') return undefined;
    throw error;
  }
}

/** Where the last request says nothing of the place, it is where the client lives. */
function atHome(form: ReturnType<typeof rehireForm>, { solicitud }: Rehirable): typeof form {
  const address = solicitud ? null : readSession()?.user.address;
  return address ? { ...form, ...placeOfOwn(address) } : form;
}
