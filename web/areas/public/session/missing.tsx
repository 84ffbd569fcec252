import { type ClientLoaderFunctionArgs, data } from 'react-router';
import { paths } from '#web/paths.ts';
import style from '#web/shared/layout/error-page.module.css';
import { requireSession } from '#web/shared/session/guard.ts';
import { homeOf } from '#web/shared/session/home-of.ts';
import { useUser } from '#web/shared/session/use-user.ts';
import { EmptyScene } from '#web/ui/art/empty-scene.tsx';
import { Button } from '#web/ui/button.tsx';

export const meta = () => [{ title: 'Página no encontrada · Maestros' }];

/** Sets the document's status. Only the browser knows the session. */
export const loader = () => data(null, { status: 404 });

export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  requireSession(request);
  return null;
}
clientLoader.hydrate = true as const;

/** An unknown address below /cliente, /profesional, /chat or /admin; visitors have to log in first. */
export default function Missing() {
  const { user } = useUser();
  return (
    <div className={style.page}>
      <EmptyScene kind="results" />
      <h1>No encontramos esta página</h1>
      <p>La dirección puede estar mal escrita o la página ya no existe.</p>
      <div className={style.actions}>
        <Button href={homeOf(user.rol)}>Ir a mi cuenta</Button>
        <Button href={paths.home} variant="secondary">
          Ir al inicio
        </Button>
      </div>
    </div>
  );
}
