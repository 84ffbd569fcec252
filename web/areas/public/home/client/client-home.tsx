import { IconCircleCheck, IconCoin } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { ProposalSummary, User } from '#contract/views.ts';
import { paths } from '#web/paths.ts';
import { useToday } from '#web/shared/chat/use-now.ts';
import { StaleNotice } from '#web/shared/own-area/stale-notice.tsx';
import { isMyTurn } from '#web/shared/projects/next-step.ts';
import { RehireList } from '#web/shared/projects/rehire-list.tsx';
import { waitingIn } from '#web/shared/projects/waiting.ts';
import { useOpenRequests } from '#web/shared/requests/use-open-requests.ts';
import { YourTurn } from '#web/shared/projects/your-turn.tsx';
import { QueryProvider } from '#web/shared/query.tsx';
import { isCompleteUser } from '#web/shared/session/complete-user.ts';
import { useOnCount } from '#web/shared/session/use-on-count.ts';
import { useUser } from '#web/shared/session/use-user.ts';
import { pesos } from '#web/ui/money.tsx';
import { Loading } from '#web/ui/skeleton.tsx';
import type { CategoryCard } from '../load.ts';
import { AskMore } from './ask-more.tsx';
import style from './client-home.module.css';
import { Favourites } from './favourites.tsx';
import { InProgress } from './in-progress.tsx';
import { OpenRequests } from './open-requests.tsx';
import { ClientHomeShape, ClientHomeSkeleton } from './skeleton.tsx';
import { Trades } from './trades.tsx';

interface ClientHomeProps {
  keylogin: string;
  categories: readonly CategoryCard[];
}

/** `/` of a signed-in client: what waits for them, what else has to be repaired, what is under way, whom they know. */
export default function ClientHome({ keylogin, categories }: ClientHomeProps) {
  return (
    <QueryProvider key={keylogin}>
      <Content categories={categories} />
    </QueryProvider>
  );
}

function Content({ categories }: Pick<ClientHomeProps, 'categories'>) {
  const { user, known, failed, busy, refresh } = useUser();
  // An older release may have stored less; the answer is on its way.
  if (!isCompleteUser(user) && !failed)
    return (
      <Loading>
        <ClientHomeSkeleton />
      </Loading>
    );
  return (
    <div className={style.page}>
      {failed && <StaleNotice what="tus proyectos" onRetry={refresh} busy={busy} />}
      {isCompleteUser(user) && <Sections {...{ user, known, categories, refresh }} />}
    </div>
  );
}

interface SectionsProps extends Pick<ClientHomeProps, 'categories'> {
  user: User;
  known: boolean;
  refresh: () => void;
}

function Sections({ user, known, categories, refresh }: SectionsProps) {
  const { account, address, proposal, proposal_active: active, proposal_total: total } = user;
  const projects = [...active, ...proposal];
  const today = useToday();
  const steps = waitingIn(projects, today);
  const underWay = active.filter((project) => !isMyTurn(project));
  const { asked, awaited, silent, refetch, ...requests } = useOpenRequests();
  const isKnown = known && requests.known;
  const waiting = [...steps, ...silent];
  const isOwed = projects.some(({ por_devolver }) => por_devolver > 0);
  const nothingOpen = total.en_curso === 0 && asked?.totales.abierta === 0 && !isOwed;
  useOnCount(['solicitudes', 'proyectos'], isKnown ? waiting.length : undefined, () => {
    refresh();
    refetch();
  });
  if (!isKnown)
    return (
      <Loading>
        <ClientHomeShape />
      </Loading>
    );
  const quiet = waiting.length === 0;
  return (
    <>
      <div className={style.main}>
        <h1 className={style.title} ref={takeFocus}>
          Hola, {account.nombre}
          {quiet && '. ¿Qué hay que arreglar?'}
        </h1>
        <YourTurn waiting={waiting} />
        <Owed projects={projects} />
        <AskMore address={address} quiet={quiet} />
        {quiet && <Trades categories={categories} />}
        {asked && awaited.length > 0 && (
          <OpenRequests requests={awaited} total={asked.totales.abierta} />
        )}
        {quiet && nothingOpen && total.finalizados > 0 && (
          <p className={style.quiet}>
            <IconCircleCheck size={22} aria-hidden />
            <span>
              <strong>Nada pendiente.</strong> {closed(total.finalizados)}
            </span>
          </p>
        )}
      </div>
      {underWay.length > 0 && <InProgress projects={underWay} total={total.en_curso} />}
      <div className={style.known}>
        <RehireList />
        <Favourites />
      </div>
    </>
  );
}

/** What their bank did not take back, which is still theirs (4 §A). */
function Owed({ projects }: { projects: readonly ProposalSummary[] }) {
  return projects
    .filter(({ por_devolver }) => por_devolver > 0)
    .map(({ id, titulo, other_key, por_devolver }) => (
      <p key={id} className={style.quiet}>
        <IconCoin size={22} aria-hidden />
        <span>
          <strong>Tienes {pesos(por_devolver)} por recibir.</strong> Tu banco no aceptó la
          devolución de <Link to={paths.chat(other_key)}>«{titulo}»</Link>: siguen apartados para
          ti, y el equipo te escribirá para que los recibas de otra forma.
        </span>
      </p>
    ));
}

const closed = (finished: number): string =>
  finished === 1
    ? 'Tu trabajo está pagado y cerrado.'
    : `Tus ${finished} trabajos están pagados y cerrados.`;

/** The focus that a navigation left on the whole page, because its title was not there yet. */
function takeFocus(title: HTMLElement | null): void {
  if (!title || document.activeElement !== title.closest('main')) return;
  title.setAttribute('tabindex', '-1');
  title.focus({ preventScroll: true });
}
