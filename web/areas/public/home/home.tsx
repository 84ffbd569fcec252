import { TileBand } from '#web/ui/art/tile-band.tsx';
import { paths } from '#web/paths.ts';
import { pageMeta } from '#web/shared/page-meta.ts';
import type { Route } from './+types/home.ts';
import { About } from './about.tsx';
import { Advantages } from './advantages.tsx';
import { Categories } from './categories.tsx';
import { Contact } from './contact.tsx';
import { ForProfessionals } from './for-professionals.tsx';
import { Hero } from './hero.tsx';
import { loadHome } from './load.ts';
import { Professionals } from './professionals.tsx';
import { homeStructuredData } from '../structured-data/home.ts';
import { Questions, questions } from './questions.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { Testimonials } from './testimonials.tsx';

export { PageProblem as ErrorBoundary } from '../problem.tsx';

export const loader = () => loadHome();
/** Imported here, so that the first page does not load the calls and their schemas. */
export async function clientLoader() {
  const { loadHome } = await import('./load.ts');
  return loadHome();
}

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'Servicios para tu hogar con pago protegido',
    description:
      'Plomería, pintura, electricidad y más con profesionales validados. Acuerdas el precio en el chat y tu dinero se libera cuando confirmas el trabajo.',
    path: paths.home,
    ...(import.meta.env.SSR && { structuredData: homeStructuredData(questions) }),
  });

/** The home page: specification 1 §1 and §2, in the order in which a visitor decides. */
export default function Home({ loaderData }: Route.ComponentProps) {
  const { categories, professionals, testimonials } = loaderData;
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
      <ForProfessionals />
      <Questions />
      <Contact />
    </>
  );
}
