import { stopped } from '#lib/stopped.ts';
import { useState } from 'react';
import type { ChatPartner } from '#contract/chat/view.ts';
import type { Proposal } from '#contract/views.ts';
import { cancellationSplit } from '#domain/projects/cancellation.ts';
import { feeFromWire, feeOfRelease } from '#domain/projects/fee.ts';
import { fromMxn, subtract, toMxn } from '#domain/money.ts';
import { startOfMexicoDay } from '#lib/mexico-time.ts';
import { serverNow } from '#web/api/server-clock.ts';
import { Amounts } from './amounts.tsx';
import { type Side, stateOf } from './project-state.ts';

export interface CancelAmountsProps {
  proposal: Proposal;
  partner: ChatPartner;
  side: Side;
}

/** The refund and what the professional keeps when this side cancels now (decisions §5). */
export function CancelAmounts({ proposal, partner: { nombre }, side }: CancelAmountsProps) {
  const [now] = useState(() => serverNow());
  const { liberado, retenido, tarifa } = proposal;
  const split = cancellationSplit(stateOf(proposal), side, now);
  const client = side === 'client';
  if (retenido === 0)
    return (
      <p>
        El proyecto se cierra. No hay dinero protegido, así que nada se mueve
        {liberado > 0 && '; lo que ya se liberó no regresa'}.
      </p>
    );
  const fee = feeOfRelease(feeFromWire(tarifa), fromMxn(liberado), split.release);
  return (
    <>
      <p>
        {reasonOf(client, split.release > 0 ? { begun: hasBegun(proposal, now) } : null, nombre)}
      </p>
      <Amounts
        rows={[
          ...(split.release > 0
            ? [
                { label: `Recibe ${nombre}`, mxn: toMxn(subtract(split.release, fee)) },
                { label: 'Comisión de Maestros', mxn: toMxn(fee) },
              ]
            : []),
          ...(liberado > 0 ? [{ label: 'Ya liberado, no regresa', mxn: liberado }] : []),
          {
            label: client ? 'Regresa a tu tarjeta' : `Regresa a la tarjeta de ${nombre}`,
            mxn: toMxn(split.refund),
            strong: true,
          },
        ]}
      />
    </>
  );
}

/** Whether the agreed day has come. */
const hasBegun = ({ start }: Proposal, now: number): boolean =>
  start !== null && startOfMexicoDay(start) <= now;

function reasonOf(client: boolean, late: { begun: boolean } | null, nombre: string): string {
  if (late)
    return `${late.begun ? 'El día de inicio ya llegó' : 'Faltan menos de 24 horas para el inicio'}: el 10\u00a0% del precio, hasta $500.00, es para ${stopped(nombre)} Lo demás regresa a tu tarjeta.`;
  return client
    ? 'El proyecto se cierra y todo lo protegido regresa a tu tarjeta. Tu banco puede tardar de 5 a 10 días hábiles en mostrarlo.'
    : `El proyecto se cierra y todo lo protegido regresa a ${stopped(nombre)}`;
}
