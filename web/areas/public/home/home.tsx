import { lazy, Suspense, useLayoutEffect } from 'react';
import { useLocation } from 'react-router';
import { type OutputOf, ROL } from '#contract/call.ts';
import type { getPreguntas } from '#contract/settings.ts';
import { readSession, useSession } from '#web/api/session-store.ts';
import { Loading } from '#web/ui/skeleton.tsx';
import { TileBand } from '#web/ui/art/tile-band.tsx';
import { paths } from '#web/paths.ts';
import { mark } from '#web/shared/session/mark-client.ts';
import { STARTS_LATER } from '#web/shared/layout/start/held-scripts.tsx';
import { pageMeta } from '#web/shared/page-meta.ts';
import type { Route } from './+types/home.ts';
import { About } from './about.tsx';
import { Advantages } from './advantages.tsx';
import { Categories } from './categories.tsx';
import { ClientHomeSkeleton } from './client/skeleton.tsx';
import { Contact } from './contact.tsx';
import { ForProfessionals } from './for-professionals.tsx';
import { Hero } from './hero.tsx';
import { loadHome } from './load.ts';
import { Professionals } from './professionals.tsx';
import { homeStructuredData } from '../structured-data/home.ts';
import { Questions } from './questions.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { Testimonials } from './testimonials.tsx';
import style from './home.module.css';

const ClientHome = lazy(() => import('./client/client-home.tsx'));

export { PageProblem as ErrorBoundary } from '../problem.tsx';

export const handle = STARTS_LATER;

export const loader = () => loadHome();
/** Imported here, so that the first page does not load the calls and their schemas. */
export async function clientLoader() {
  const { loadHome } = await import('./load.ts');
  return loadHome({ forClient: readSession()?.user.rol === ROL.client });
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    title: 'Servicios para tu hogar con pago protegido',
    description:
      'Plomería, pintura, electricidad y más con profesionales validados. Acuerdas el precio en el chat y tu dinero se libera cuando confirmas el trabajo.',
    path: paths.home,
    ...(import.meta.env.SSR &&
      loaderData && { structuredData: homeStructuredData(loaderData.preguntas) }),
  });

/**
 * The home page. The document is a visitor's for everybody; a signed-in client, of whom only the browser knows, sees
 * their own home in its place, before the first paint (`clientScript`).
 */
export default function Home({ loaderData }: Route.ComponentProps) {
  const session = useSession();
  const { hash } = useLocation();
  const isClient = session?.user.rol === ROL.client;
  useLayoutEffect(() => mark('data-client', isClient), [isClient]);
  if (isClient)
    return (
      <>
        <Suspense
          fallback={
            <Loading>
              <ClientHomeSkeleton />
            </Loading>
          }
        >
          <ClientHome keylogin={session.keylogin} categories={loaderData.categories} />
        </Suspense>
        {/* Where links of the footer lead. */}
        {hash !== '' && <AboutMaestros preguntas={loaderData.preguntas} />}
      </>
    );
  return (
    <>
      <div className={style.visitor}>
        <Visitor {...loaderData} />
      </div>
      <div className={style.client}>
        <ClientHomeSkeleton />
      </div>
    </>
  );
}

/** For visitors: specification 1 §1 and §2, in the order in which they decide. */
function Visitor(props: Route.ComponentProps['loaderData']) {
  const { categories, professionals, testimonials, comision, preguntas } = props;
  return (
    <>
      <Hero categories={categories} />
      <TileBand />
      <Categories categories={categories} />
      <HowItWorks />
      <Professionals professionals={professionals} />
      <Testimonials testimonials={testimonials} />
      <Advantages />
      <About />
      <ForProfessionals comision={comision} />
      <Questions preguntas={preguntas} />
      <Contact />
    </>
  );
}

function AboutMaestros({ preguntas }: OutputOf<typeof getPreguntas>) {
  return (
    <>
      <HowItWorks />
      <About />
      <Questions preguntas={preguntas} />
      <Contact />
    </>
  );
}
