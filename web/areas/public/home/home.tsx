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
import { homeThings } from '../structured-data/home.ts';
import { Questions, questions } from './questions.tsx';
import { Steps } from './steps.tsx';
import { Testimonials } from './testimonials.tsx';

export { PageProblem as ErrorBoundary } from '../problem.tsx';

export const loader = () => loadHome();
/** The calls and their schemas come only to who arrives from another page. */
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
    ...(import.meta.env.SSR && { things: homeThings(questions) }),
  });

/** The home page: specification 1 §1 and §2, in the order in which a visitor decides. */
export default function Home({ loaderData }: Route.ComponentProps) {
  const { categories, professionals, testimonials } = loaderData;
  return (
    <>
      <Hero categories={categories} />
      <TileBand />
      <Categories categories={categories} />
      <Steps />
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
