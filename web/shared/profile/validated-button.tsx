import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#web/api/index.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { CheckedFacts, VALIDATED_NOTE } from './checked-facts.tsx';
import style from './checked-facts.module.css';

/** «Validado», which opens to what was checked of this professional and when. */
export function ValidatedButton({ keylogin, nombre }: { keylogin: string; nombre: string }) {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <button
        type="button"
        className={style.open}
        aria-haspopup="dialog"
        onClick={() => setOpened(true)}
      >
        Validado
      </button>
      <Dialog
        opened={opened}
        onClose={() => setOpened(false)}
        title={`Qué se comprobó de ${nombre}`}
        size="sm"
      >
        {opened && <Facts keylogin={keylogin} />}
      </Dialog>
    </>
  );
}

function Facts({ keylogin }: { keylogin: string }) {
  const profile = useQuery({
    queryKey: ['public-profile', keylogin],
    queryFn: ({ signal }) => api.search.getProfilePublic({ keylogin }, { signal }),
  });
  if (profile.isPending)
    return (
      <Loading label="Cargando qué se comprobó…">
        <Skeleton />
        <Skeleton />
        <Skeleton width="60%" />
      </Loading>
    );
  if (!profile.data)
    return (
      <ErrorState onRetry={() => void profile.refetch()} busy={profile.isFetching}>
        {profile.error?.message}
      </ErrorState>
    );
  return (
    <>
      <CheckedFacts facts={profile.data.profile.comprobado} />
      <p className={style.note}>{VALIDATED_NOTE}</p>
    </>
  );
}
