import { IconPlus } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { textOf } from '#contract/errors.ts';
import type { PortfolioItem } from '#contract/views.ts';
import { PORTFOLIO_PROJECTS } from '#domain/portfolio/portfolio.ts';
import { Screen } from '#web/shared/own-area/screen.tsx';
import { StaleNotice } from '#web/shared/own-area/stale-notice.tsx';
import { useUser } from '#web/shared/session/use-user.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import style from './portfolio.module.css';
import { ProjectDialog } from './project-dialog.tsx';
import { ProjectList } from './project-list.tsx';

export const meta = () => [{ title: 'Portafolio · Maestros' }];

/** In the address, so that a phone's back button closes the dialog. */
const PARAM = 'proyecto';
const NEW = 'nuevo';

/** /profesional/portafolio (2 §2): the projects that clients see on the public profile. */
export default function Portfolio() {
  const { user, failed, busy, refresh } = useUser();
  const [search, setSearch] = useSearchParams();
  const [deleting, setDeleting] = useState<PortfolioItem>();
  const items = user.portfolio;
  const box = useFocusAfterDeletion(deleting, items);
  const wanted = search.get(PARAM);
  const edited = items.find(({ id }) => String(id) === wanted) ?? null;
  const open = (project: string) => setSearch({ [PARAM]: project }, { preventScrollReset: true });
  const close = () => setSearch({}, { preventScrollReset: true, replace: true });
  const full = items.length >= PORTFOLIO_PROJECTS;
  const add = (
    <Button
      icon={<IconPlus size={20} aria-hidden />}
      onClick={() => open(NEW)}
      disabledReason={full ? textOf('portfolio_full') : undefined}
    >
      Agregar proyecto
    </Button>
  );

  return (
    <Screen
      title="Portafolio"
      lead="Tus trabajos terminados. Es lo primero que un cliente mira en tu perfil."
      width="full"
    >
      {failed && <StaleNotice what="tu portafolio" onRetry={refresh} busy={busy} />}
      <div ref={box} tabIndex={-1} className={style.box}>
        {items.length === 0 ? (
          <EmptyState scene="projects" title="Enseña lo que sabes hacer" action={add}>
            Los clientes eligen con los ojos: con fotos de tus trabajos, tu perfil responde solo a
            la pregunta «¿lo hará bien?». Empieza con el que más te enorgullece.
          </EmptyState>
        ) : (
          <>
            <div>{add}</div>
            <ProjectList
              items={items}
              onEdit={({ id }) => open(String(id))}
              onDelete={setDeleting}
            />
          </>
        )}
      </div>
      {(wanted === NEW || edited) && (
        <ProjectDialog
          key={wanted}
          keylogin={user.keylogin}
          item={wanted === NEW ? null : edited}
          onClose={close}
        />
      )}
      {deleting && <DeleteDialog item={deleting} onClose={() => setDeleting(undefined)} />}
    </Screen>
  );
}

/** Moves the focus to the list after a deletion, because the pressed button is gone. */
function useFocusAfterDeletion(
  deleting: PortfolioItem | undefined,
  items: readonly PortfolioItem[],
) {
  const box = useRef<HTMLDivElement>(null);
  const deletedId = useRef<number>(undefined);
  useEffect(() => {
    if (deleting) {
      deletedId.current = deleting.id;
      return;
    }
    const gone = deletedId.current;
    deletedId.current = undefined;
    if (gone !== undefined && !items.some(({ id }) => id === gone)) box.current?.focus();
  }, [deleting, items]);
  return box;
}
