import { EmptyScene } from '#web/ui/art/empty-scene.tsx';
import { Button } from '#web/ui/button.tsx';
import { paths } from '#web/paths.ts';
import style from '#web/shared/layout/error-page.module.css';
import { useNavbar } from './use-navbar.ts';
import { PublicPage } from '#web/shared/layout/page.tsx';
import { SearchForm } from '#web/shared/layout/search-form.tsx';

/** The page for an unknown address, or for an error of ours. */
export function ErrorPage({ status }: { status: number }) {
  return status === 404 ? <MissingPage /> : <BrokenPage />;
}

function MissingPage() {
  return (
    <PublicPage {...useNavbar()}>
      <title>Página no encontrada · Maestros</title>
      <div className={style.page}>
        <EmptyScene kind="results" />
        <h1>No encontramos esta página</h1>
        <p>
          La dirección puede estar mal escrita o la página ya no existe. Busca lo que necesitas, o
          empieza desde el inicio.
        </p>
        <SearchForm />
        <div className={style.actions}>
          <Button href={paths.home} variant="secondary">
            Ir al inicio
          </Button>
        </div>
      </div>
    </PublicPage>
  );
}

/** Does not read the session: it may be what failed. */
function BrokenPage() {
  return (
    <PublicPage user={null}>
      <title>Algo falló · Maestros</title>
      <div className={style.page}>
        <EmptyScene kind="error" />
        <h1>Algo falló de nuestro lado</h1>
        <p>
          Ya lo registramos. Tus datos y tu dinero están a salvo. Inténtalo de nuevo en unos
          minutos.
        </p>
        <div className={style.actions}>
          {/* Not a link of the router: after a failure the whole page must be loaded again. */}
          <Button onClick={() => window.location.reload()}>Cargar de nuevo</Button>
          <Button href={paths.home} variant="secondary">
            Ir al inicio
          </Button>
        </div>
      </div>
    </PublicPage>
  );
}
