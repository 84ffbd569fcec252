import { type ReactNode, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import type { Rehirable } from '#contract/favourites.ts';
import type { OwnRequest } from '#contract/requests.ts';
import { requestTitle } from '#domain/requests/state.ts';
import { ApiError } from '#web/api/client.ts';
import { api } from '#web/api/index.ts';
import { readSession } from '#web/api/session-store.ts';
import { paths } from '#web/paths.ts';
import { chooseFor, clearChosen } from '#web/shared/requests/chosen.ts';
import { openToClient } from '#web/shared/requests/open-project.ts';
import { loadOpenWith } from '#web/shared/requests/use-open-with.ts';
import { placeOfOwn } from '#web/shared/requests/place.ts';
import { useRefill } from '#web/shared/requests/use-refill.tsx';
import { Button, type ButtonProps } from '#web/ui/button.tsx';
import { failureOf } from '#web/ui/form/campos.ts';
import { toast } from '#web/ui/toast/toast.ts';
import { rehireForm } from './rehire.ts';

interface RehireButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'fullWidth'> {
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

/** «Volver a contratar» (4 §G): a request filled in from the last one, for this professional. */
export function RehireButton({ keylogin, nombre, person, ...rest }: RehireButtonProps) {
  const navigate = useNavigate();
  const { refill, question } = useRefill();
  const [busy, setBusy] = useState(false);

  const [gone, setGone] = useState<Pick<Rehirable, 'profesion'> | null>(null);
  const [why, setWhy] = useState<ReactNode>(null);

  const begin = (known: Rehirable) => {
    const { img_profile, profesion } = known;
    const form = atHome(rehireForm(known, Date.now()), known);
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
      const known = person ?? (await find(keylogin));
      if (!known?.disponible) return setGone(known ?? { profesion: '' });
      // What is open between the two, or waits for an answer, goes on where it is.
      const open = (await loadOpenWith()).get(keylogin);
      if (open)
        return setWhy(
          <>
            {openToClient(open)} <Link to={paths.chat(keylogin)}>Ya platicas con {nombre}</Link>
          </>,
        );
      const same = await waitingAlready(known);
      if (same)
        return setWhy(
          <>
            Le pediste «{requestTitle(same.datos)}» y todavía no te responde.{' '}
            <Link to={paths.clientRequest(same.id)}>Ver la solicitud</Link>
          </>,
        );
      await begin(known);
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
  if (why) return <p role="alert">{why}</p>;
  return (
    <>
      <Button {...rest} busy={busy} onClick={() => void start()}>
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

/** What is asked of them already, as the same job, and waits for their answer. */
async function waitingAlready(known: Rehirable): Promise<OwnRequest | undefined> {
  const wanted = requestTitle(rehireForm(known, Date.now()));
  const { solicitudes } = await api.requests.getRequests({
    con: known.keylogin,
    estado: 'abierta',
  });
  return solicitudes.find(
    ({ datos, destinatarios }) =>
      requestTitle(datos) === wanted &&
      destinatarios.some(
        ({ keylogin, estado }) =>
          keylogin === known.keylogin && (estado === 'enviada' || estado === 'vista'),
      ),
  );
}

/** Where the last request says nothing of the place, it is where the client lives. */
function atHome(form: ReturnType<typeof rehireForm>, { solicitud }: Rehirable): typeof form {
  const address = solicitud ? null : readSession()?.user.address;
  return address ? { ...form, ...placeOfOwn(address) } : form;
}
