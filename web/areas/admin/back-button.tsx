import { IconArrowLeft } from '@tabler/icons-react';
import { useLocation, useNavigate } from 'react-router';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';

/** Back to the list as it was left; to the whole list for who came by a link. */
export function BackButton({ to = paths.accounts }: { to?: string }) {
  const navigate = useNavigate();
  const { key } = useLocation();
  const direct = key === 'default';
  return (
    <div>
      <Button
        variant="quiet"
        icon={<IconArrowLeft size={20} aria-hidden />}
        onClick={() => void (direct ? navigate(to) : navigate(-1))}
      >
        Volver
      </Button>
    </div>
  );
}
