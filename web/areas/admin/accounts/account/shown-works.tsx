import { IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { OutputOf } from '#contract/call.ts';
import { type getShownWorks, takeDownShowing } from '#contract/projects.ts';
import { api } from '#web/api/index.ts';
import { TOAST_ON_ERROR } from '#web/shared/query.tsx';
import { BeforeAfter } from '#web/shared/projects/before-after.tsx';
import { Card } from '#web/ui/card.tsx';
import { Stack } from '#web/ui/stack.tsx';
import { TeamButton } from '../../team-button.tsx';
import { momentText } from '../../words.ts';
import style from './account.module.css';
import { TakeDownDialog } from './take-down-dialog.tsx';

export type ShownWork = OutputOf<typeof getShownWorks>['trabajos'][number];

/** The works whose pictures anybody sees in the professional's profile, each of which the team can take down. */
export function ShownWorks({ keylogin }: { keylogin: string }) {
  const { data, refetch } = useQuery({
    queryKey: ['admin', 'shown-works', keylogin],
    meta: TOAST_ON_ERROR,
    queryFn: ({ signal }) => api.projects.getShownWorks({ user_id: keylogin }, { signal }),
  });
  const [chosen, setChosen] = useState<ShownWork | null>(null);
  if (!data || data.trabajos.length === 0) return null;
  return (
    <Card as="section">
      <Stack gap={5}>
        <h2 className={style.heading}>Trabajos que muestra</h2>
        {data.trabajos.map((work) => (
          <Stack key={work.id_proposal} gap={3}>
            <h3 className={style.work}>{work.titulo}</h3>
            <p className={style.muted}>
              {[
                work.categoria,
                work.cliente,
                work.finalized_at && `finalizado el ${momentText(work.finalized_at)}`,
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
            <BeforeAfter pictures={work.imagenes} onExpired={() => void refetch()} />
            <div className={style.actions}>
              <TeamButton
                call={takeDownShowing}
                variant="secondary"
                size="sm"
                icon={<IconTrash size={18} aria-hidden />}
                label={`Quitar del perfil las fotos de ${work.titulo}`}
                onClick={() => setChosen(work)}
              >
                Quitar del perfil
              </TeamButton>
            </div>
          </Stack>
        ))}
      </Stack>
      {chosen && <TakeDownDialog work={chosen} onClose={() => setChosen(null)} />}
    </Card>
  );
}
