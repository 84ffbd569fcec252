import { IconHeart } from '@tabler/icons-react';
import type { ChatPartner } from '#contract/chat/view.ts';
import { useSession } from '#web/api/session-store.ts';
import { saveFavourite, useKnown } from '#web/shared/favourites/known.ts';
import type { MenuItem } from '#web/ui/menu.tsx';

/** Saves a professional among the client's favourites, or forgets them. */
export function useFavouriteItem({ keylogin, nombre }: ChatPartner): MenuItem {
  const session = useSession()?.session_id;
  const saved = useKnown(keylogin)?.favorito ?? false;
  return {
    label: saved ? 'Quitar de favoritos' : 'Guardar en favoritos',
    icon: <IconHeart size={20} fill={saved ? 'currentColor' : 'none'} aria-hidden />,
    onClick: () => {
      if (session !== undefined) void saveFavourite(session, { keylogin, nombre }, !saved);
    },
  };
}
