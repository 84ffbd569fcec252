import { useNavigate } from 'react-router';
import { fullScreenLoading } from '#web/ui/full-screen-loading.tsx';

/** From a form that has just opened a session to the first screen of it, under a cover meanwhile. */
export function useGoTo(): (path: string) => Promise<void> {
  const navigate = useNavigate();
  return async (path) => {
    fullScreenLoading.show('Abriendo tu cuenta…');
    try {
      await navigate(path, { replace: true });
    } finally {
      fullScreenLoading.hide();
    }
  };
}
