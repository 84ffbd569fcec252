import { useInfiniteQuery } from '@tanstack/react-query';
import { api } from '#web/api/index.ts';
import { paths } from '#web/paths.ts';
import { GrowingList } from '#web/shared/growing-list.tsx';
import { Screen } from '#web/shared/own-area/screen.tsx';
import { TOAST_ON_ERROR } from '#web/shared/query.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { FavouriteCard } from './favourite-card.tsx';

export const meta = () => [{ title: 'Tus favoritos · Maestros' }];

/** /cliente/favoritos: the professionals whom a client saved, the last first. */
export default function Favourites() {
  const list = useInfiniteQuery({
    queryKey: ['favourites'],
    queryFn: ({ pageParam, signal }) =>
      api.favourites.getFavourites(pageParam === null ? {} : { antes: pageParam }, { signal }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ siguiente }) => siguiente,
    refetchOnMount: 'always',
    meta: TOAST_ON_ERROR,
  });
  return (
    <Screen
      title="Tus favoritos"
      lead="Los profesionales que guardaste, para volver a encontrarlos."
    >
      <GrowingList
        list={list}
        itemsOf={({ favoritos }) => favoritos}
        keyOf={({ keylogin }) => keylogin}
        loading="Cargando tus favoritos…"
        none={
          <EmptyState
            scene="results"
            title="Aquí verás a quienes guardes"
            action={<Button href={paths.categories}>Buscar profesionales</Button>}
          >
            Toca el corazón en el perfil de un profesional y lo encontrarás aquí cuando lo
            necesites.
          </EmptyState>
        }
      >
        {(favourite) => <FavouriteCard favourite={favourite} />}
      </GrowingList>
    </Screen>
  );
}
