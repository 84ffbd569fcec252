import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { whenCallRecovers } from '#web/api/client.ts';
import { dismissErrors, dismissToast, shownToast } from '#web/ui/toast/toast.ts';
import { Toaster } from '#web/ui/toast/toaster.tsx';

/** The toasts of the application: an error leaves when another try of its call works, any of them with its screen. */
export function Toasts() {
  useEffect(() => whenCallRecovers(dismissErrors), []);
  useLeftBehind();
  return <Toaster />;
}

/**
 * Who leaves a screen leaves what it said. A toast that came after the last press stays: what was pressed leads on to the
 * next screen, as sending or logging in does.
 */
function useLeftBehind(): void {
  const { pathname } = useLocation();
  const goesBack = useNavigationType() === NavigationType.Pop;
  const seen = useRef<number>(undefined);
  const screen = useRef(pathname);
  useEffect(() => {
    const press = () => {
      seen.current = shownToast.get()?.id;
    };
    document.addEventListener('click', press, true);
    return () => document.removeEventListener('click', press, true);
  }, []);
  useLayoutEffect(() => {
    if (screen.current === pathname) return;
    screen.current = pathname;
    const shown = shownToast.get()?.id;
    if (shown !== undefined && (goesBack || shown === seen.current)) dismissToast(shown);
  }, [pathname, goesBack]);
}
