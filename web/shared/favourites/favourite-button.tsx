import { IconHeart } from '@tabler/icons-react';
import { useLocation, useNavigate } from 'react-router';
import { ROL } from '#contract/call.ts';
import { readSession, useSession } from '#web/api/session-store.ts';
import { paths } from '#web/paths.ts';
import { rememberRedirect } from '#web/shared/redirect.ts';
import style from './favourite-button.module.css';
import { saveFavourite, useKnown } from './known.ts';
import { rememberWanted } from './wanted.ts';

interface FavouriteButtonProps {
  keylogin: string;
  nombre: string;
  /** Beside the heart, where there is room for words. */
  words?: readonly [save: string, saved: string];
  className?: string | undefined;
}

/**
 * The heart that saves a professional, or forgets them again. A visitor logs in first and comes back with it done;
 * professionals and the team have no favourites.
 */
export function FavouriteButton({ keylogin, nombre, words, className }: FavouriteButtonProps) {
  const session = useSession();
  const saved = useKnown(keylogin)?.favorito ?? false;
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  if (session && session.user.rol !== ROL.client) return null;

  const press = () => {
    // Read anew: pressed while React takes the page over, this comes before the session is shown.
    const current = readSession();
    if (current && current.user.rol !== ROL.client) return;
    if (current) return void saveFavourite(current.session_id, { keylogin, nombre }, !saved);
    rememberWanted({ keylogin, nombre });
    rememberRedirect(pathname + search, `guardar a ${nombre} en tus favoritos`);
    void navigate(paths.login);
  };
  return (
    <button
      type="button"
      className={[style.button, words && style.wide, className].filter(Boolean).join(' ')}
      aria-pressed={saved}
      title={saved ? 'Quitar de favoritos' : 'Guardar en favoritos'}
      onClick={press}
    >
      <IconHeart size={22} stroke={1.75} fill={saved ? 'currentColor' : 'none'} aria-hidden />
      {words ? (
        <span>
          {words[saved ? 1 : 0]}
          <span className="m-hidden"> ({nombre})</span>
        </span>
      ) : (
        // The name stays the same: whether it is pressed says the rest.
        <span className="m-hidden">Guardar a {nombre} en favoritos</span>
      )}
    </button>
  );
}
