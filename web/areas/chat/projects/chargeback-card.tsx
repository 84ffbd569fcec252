import type { Proposal } from '#contract/views.ts';
import { useToday } from '#web/shared/chat/use-now.ts';
import { pesos } from '#web/ui/money.tsx';
import style from './dispute-card.module.css';
import { isOver, sideOf } from './project-state.ts';
import { when } from '#web/shared/projects/when.ts';

const WAITING = {
  client: {
    open: 'Hasta que decida, el proyecto y su dinero esperan.',
    over: 'El proyecto ya terminó y no cambia mientras decide.',
  },
  professional: {
    open: 'Hasta que decida, el proyecto espera, y lo que ya recibiste de ese pago queda reservado.',
    over: 'El proyecto ya terminó y no cambia, pero lo que recibiste de ese pago se reserva hasta que decida.',
  },
};

/** A payment that its card's bank took back and has not decided on: what waits for that, and what one can do. */
export function ChargebackCard({ me, proposal }: { me: string; proposal: Proposal }) {
  const today = useToday();
  const { contracargo } = proposal;
  if (!contracargo) return null;
  const side = sideOf(proposal, me);
  const waiting = WAITING[side][isOver(proposal) ? 'over' : 'open'];
  return (
    <section className={style.card} aria-label="En revisión del banco">
      <h4>En revisión del banco</h4>
      <p className={style.who}>Desde {when(contracargo.createAt, today)}</p>
      <p>
        {side === 'client'
          ? `Tu banco está revisando un pago de ${pesos(contracargo.monto)}. ${waiting} Si no fuiste tú quien lo pidió, díselo a tu banco.`
          : `El banco del cliente está revisando un pago de ${pesos(contracargo.monto)}. ${waiting} El equipo de Maestros presenta las pruebas: no necesitas hacer nada.`}
      </p>
    </section>
  );
}
