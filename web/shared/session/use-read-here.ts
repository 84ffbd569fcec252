import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { api } from '#web/api/index.ts';
import { countsNow, refreshCounts, useCounts } from './counts.ts';

/** Counts what leads to the open screen as read: whoever is there has seen it. */
export function useReadHere(): void {
  const { pathname } = useLocation();
  const { avisos } = useCounts();
  useEffect(() => {
    // Those of whom was signed in before are gone by now.
    if (Math.min(avisos, countsNow().avisos) === 0 || document.visibilityState !== 'visible')
      return;
    api.notifications.readNotifications({ enlace: pathname }).then(refreshCounts, () => {
      // They stay unread.
    });
  }, [pathname, avisos]);
}
