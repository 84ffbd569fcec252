import { isRouteErrorResponse, useRouteError } from 'react-router';
import type { PublicProfile } from '#contract/profile/view.ts';
import { shareVersion } from '#domain/profile/share-version.ts';
import { paths, shareImages } from '#web/paths.ts';
import { earlyOr } from '#web/shared/early.ts';
import { STARTS_LATER } from '#web/shared/layout/start/held-scripts.tsx';
import { pageMeta, type ShareImage } from '#web/shared/page-meta.ts';
import type { Route } from './+types/profile.ts';
import { PageProblem } from '../problem.tsx';
import { areaText, displayName } from '../professional-words.ts';
import { About } from './about.tsx';
import { Action } from './action.tsx';
import { Head } from './head.tsx';
import { loadProfile } from './load.ts';
import { NotFound } from './not-found.tsx';
import { Portfolio } from './portfolio.tsx';
import { profileStructuredData } from '../structured-data/profile.ts';
import { Reviews } from './reviews.tsx';
import style from './profile.module.css';

export const handle = STARTS_LATER;

export const loader = ({ params }: Route.LoaderArgs) => loadProfile(params.id);
/** Imported here, so that the first page does not load the calls and their schemas. */
export const clientLoader = ({ params }: Route.ClientLoaderArgs) =>
  earlyOr(paths.profile(params.id), async () => (await import('./load.ts')).loadProfile(params.id));

export const meta: Route.MetaFunction = ({ loaderData, params }) => {
  const path = paths.profile(params.id);
  if (!loaderData)
    return pageMeta({
      title: 'Profesional no encontrado',
      description: 'Aquí no hay nadie. Busca a otro profesional validado en Maestros.',
      path,
      noindex: true,
    });
  const { profile } = loaderData;
  const name = displayName(profile);
  const where = areaText(profile);
  return pageMeta({
    title: `${name}, ${profile.profesion}`,
    description: `${profile.profesion}. ${where}. Trabajos, reseñas y precios de ${name} en Maestros.`,
    path,
    ...(import.meta.env.SSR && {
      image: shareImage(profile),
      structuredData: profileStructuredData(profile),
    }),
  });
};

const shareImage = (profile: PublicProfile): ShareImage => ({
  path: shareImages.profile(profile.keylogin, shareVersion(profile)),
  alt: `${displayName(profile)}, ${profile.profesion}, en Maestros`,
});

/** The public profile of a professional (specification 1 §2): portfolio, reviews, description. */
export default function Profile({ loaderData }: Route.ComponentProps) {
  const { profile } = loaderData;
  return (
    <div className={style.page}>
      <Head profile={profile} />
      <div className={style.body}>
        <Portfolio key={profile.keylogin} items={profile.portfolio} works={profile.trabajos} />
        <Reviews key={`reviews ${profile.keylogin}`} profile={profile} />
        <About profile={profile} />
      </div>
      <Action profile={profile} />
    </div>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  return isRouteErrorResponse(error) && error.status === 404 ? <NotFound /> : <PageProblem />;
}
