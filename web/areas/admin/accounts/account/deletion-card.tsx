import { formatDay, mexicoDay } from '#lib/mexico-time.ts';
import { Card } from '#web/ui/card.tsx';
import style from './account.module.css';

interface DeletionCardProps {
  pedida_at: string;
  motivo: string;
}

/** The person's request to delete the account, with its reason. */
export function DeletionCard({ pedida_at, motivo }: DeletionCardProps) {
  return (
    <Card as="section">
      <h2 className={style.heading}>Pide que se elimine su cuenta</h2>
      <p>
        Desde el {formatDay(mexicoDay(Date.parse(pedida_at)))}. La ley da 20 días hábiles para
        responderle.
      </p>
      {motivo && <p className={style.muted}>Motivo: «{motivo}»</p>}
    </Card>
  );
}
