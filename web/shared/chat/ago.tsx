import { relativeTime } from '#lib/relative-time.ts';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import { useNow } from './use-now.ts';

const exact = new Intl.DateTimeFormat('es-MX', {
  timeZone: 'America/Mexico_City',
  dateStyle: 'long',
  timeStyle: 'short',
  hourCycle: 'h23',
});

/** How long ago something was, updated while it is shown. */
export function Ago({ at }: { at: string }) {
  const time = Date.parse(at);
  return (
    <RelativeTime at={at} exact={exact.format(time)}>
      {relativeTime(time, useNow())}
    </RelativeTime>
  );
}
