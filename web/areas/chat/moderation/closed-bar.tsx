import { stopped } from '#lib/stopped.ts';
import { IconBan } from '@tabler/icons-react';
import type { ChatPartner } from '#contract/chat/view.ts';
import { Button } from '#web/ui/button.tsx';
import style from './safety.module.css';
import { closedReason } from '#web/shared/moderation/closed-reason.ts';
import { useUnblock } from './use-unblock.ts';

interface ClosedBarProps {
  partner: ChatPartner;
  onChanged: () => Promise<void>;
}

/** Replaces the composer while the two people cannot write to each other. */
export function ClosedBar({ partner, onChanged }: ClosedBarProps) {
  const unblock = useUnblock(partner, onChanged);
  // Without the button for an inactive account, because unblocking it would change nothing.
  const mine = partner.cuenta === 'activa' && partner.bloqueo === 'mio';
  return (
    <div className={style.closed}>
      <p>
        <IconBan size={20} aria-hidden />
        {mine
          ? `Bloqueaste a ${stopped(partner.nombre)} No pueden enviarse mensajes.`
          : closedReason(partner)}
      </p>
      {mine && (
        <Button size="sm" variant="secondary" busy={unblock.busy} onClick={unblock.run}>
          Desbloquear
        </Button>
      )}
    </div>
  );
}
