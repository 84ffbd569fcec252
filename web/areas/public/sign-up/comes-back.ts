import { useEffect } from 'react';
import {
  NavigationType,
  useLocation,
  useNavigate,
  useNavigation,
  useNavigationType,
} from 'react-router';
import { useSession } from '#web/api/session-store.ts';
import { takeRedirect } from '#web/shared/redirect.ts';
import { homeOf } from '#web/shared/session/home-of.ts';
import { EMPTY_DRAFT } from './draft.ts';
import type { Wizard } from './use-wizard.ts';

/**
 * Leads on whoever has a session and comes to an empty sign-up without having followed a link to it: «back» after the one
 * that made the account passes it over; a page loaded here goes where its visitor was going, as when «Escribirle» is
 * pressed before the scripts are there. Who follows a link wants another account, and reads what that needs.
 */
export function useComesBack({ draft }: Wizard): boolean {
  const session = useSession();
  const navigate = useNavigate();
  const { key } = useLocation();
  const arrived = useNavigationType() === NavigationType.Pop;
  const leaving = useNavigation().state !== 'idle';
  const empty = JSON.stringify(draft) === JSON.stringify(EMPTY_DRAFT);
  const rol = session && arrived && !leaving && empty ? session.user.rol : null;
  useEffect(() => {
    if (rol === null) return;
    if (isFirst(key)) void navigate(takeRedirect(rol) ?? homeOf(rol), { replace: true });
    else void navigate(-1);
  }, [rol, key, navigate]);
  return rol !== null;
}

/** Whether there is no page of ours before this one. */
const isFirst = (key: string): boolean =>
  key === 'default' || (window.history.state as { idx?: number } | null)?.idx === 0;
