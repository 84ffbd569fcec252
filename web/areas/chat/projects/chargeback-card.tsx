import type { Proposal } from '#contract/views.ts';
import { useToday } from '#web/shared/chat/use-now.ts';
import { pesos } from '#web/ui/money.tsx';
import style from './dispute-card.module.css';
import { sideOf } from './project-state.ts';
import { when } from './when.ts';

/** A payment that its card's bank took back and has not decided on: what waits, and what one can do. */
export function ChargebackCard({ me, proposal }: { me: string; proposal: Proposal }) {
  const today = useToday();
  const { contracargo } = proposal;
  if (!contracargo) return null;
  return (
    <section className={style.card} aria-label="En revisión del banco">
      <h4>En revisión del banco</h4>
      <p className={style.who}>Desde {when(contracargo.createAt, today)}</p>
      <p>
        {sideOf(proposal, me) === 'client'
          ? `Tu banco está revisando un pago de ${pesos(contracargo.monto)}. Hasta que decida, el proyecto y su dinero esperan. Si no fuiste tú quien lo pidió, díselo a tu banco.`
          : `El banco del cliente está revisando un pago de ${pesos(contracargo.monto)}. Hasta que decida, el proyecto espera, y lo que ya recibiste de ese pago queda reservado. El equipo de Maestros presenta las pruebas: no necesitas hacer nada.`}
      </p>
    </section>
  );
}
