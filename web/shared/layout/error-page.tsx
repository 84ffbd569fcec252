import { EmptyScene } from '#web/ui/art/empty-scene.tsx';
import { Button } from '#web/ui/button.tsx';
import { paths } from '../../paths.ts';
import style from './error-page.module.css';
import { PublicPage } from './page.tsx';
import { SearchForm } from './search-form.tsx';

/** The whole page when an address leads nowhere, or when something of ours broke. */
export function ErrorPage({ status }: { status: number }) {
  const missing = status === 404;
  return (
    <PublicPage user={null}>
      <title>{missing ? 'Página no encontrada · Maestros' : 'Algo falló · Maestros'}</title>
      <div className={style.page}>
        <EmptyScene kind={missing ? 'results' : 'error'} />
        <h1>{missing ? 'No encontramos esta página' : 'Algo falló de nuestro lado'}</h1>
        <p>
          {missing
            ? 'La dirección puede estar mal escrita o la página ya no existe. Busca lo que necesitas, o empieza desde el inicio.'
            : 'Ya lo registramos. Tus datos y tu dinero están a salvo. Inténtalo de nuevo en unos minutos.'}
        </p>
        {missing && <SearchForm />}
        <div className={style.actions}>
          {/* Not a link of the router: after a failure the whole page is loaded anew. */}
          {!missing && <Button onClick={() => window.location.reload()}>Cargar de nuevo</Button>}
          <Button href={paths.home} variant="secondary">
            Ir al inicio
          </Button>
        </div>
      </div>
    </PublicPage>
  );
}
