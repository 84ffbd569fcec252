import { longDay } from '#lib/date-words.ts';
import { formatClock, mexicoDay } from '#lib/mexico-time.ts';
import { relativeTime } from '#lib/relative-time.ts';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import { useNow } from './use-now.ts';

/** How long ago something was, updated while it is shown. */
export function Ago({ at }: { at: string }) {
  const time = Date.parse(at);
  return (
    <RelativeTime at={at} exact={`${longDay(mexicoDay(time))}, ${formatClock(time)}`}>
      {relativeTime(time, useNow())}
    </RelativeTime>
  );
}
