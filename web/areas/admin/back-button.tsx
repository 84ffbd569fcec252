import { IconArrowLeft } from '@tabler/icons-react';
import { useNavigate } from 'react-router';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import style from './back.module.css';

/** Back to the list as it was left; after a direct link, to the whole list. */
export function BackButton({ to = paths.accounts }: { to?: string }) {
  const navigate = useNavigate();
  const back = () => {
    // The router counts the navigations within this page in `idx`.
    const { idx = 0 } = (history.state ?? {}) as { idx?: number };
    void (idx === 0 ? navigate(to) : navigate(-1));
  };
  return (
    <div className={style.back}>
      <Button
        variant="quiet"
        size="sm"
        icon={<IconArrowLeft size={20} aria-hidden />}
        onClick={back}
      >
        Volver
      </Button>
    </div>
  );
}
