import { useNavigate } from 'react-router';
import { fullScreenLoading } from '#web/ui/full-screen-loading.tsx';

/** Goes from the form that opened a session to its first screen, with a loading cover. */
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
