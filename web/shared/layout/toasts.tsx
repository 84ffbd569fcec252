import { useEffect } from 'react';
import { whenCallRecovers } from '#web/api/client.ts';
import { dismissErrors } from '#web/ui/toast/toast.ts';
import { Toaster } from '#web/ui/toast/toaster.tsx';

/** The toasts of the application: an error leaves when another try of its call works. */
export function Toasts() {
  useEffect(() => whenCallRecovers(dismissErrors), []);
  return <Toaster />;
}
