import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { api } from '#web/api/index.ts';
import { refreshCounts, useCounts } from './counts.ts';

/** Counts what leads to the open screen as read: whoever is there has seen it. */
export function useReadHere(): void {
  const { pathname } = useLocation();
  const { avisos } = useCounts();
  useEffect(() => {
    if (avisos === 0 || document.visibilityState !== 'visible') return;
    api.notifications.readNotifications({ enlace: pathname }).then(refreshCounts, () => {
      // They stay unread.
    });
  }, [pathname, avisos]);
}
