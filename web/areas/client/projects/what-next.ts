import type { ProposalSummary } from '#contract/views.ts';

/** What the client has to do in a project, or what it waits for; undefined when it is over. */
export function whatNext(project: ProposalSummary): string | undefined {
  const { estado, pagado, adicionales, mitad_pagada, entregado, en_disputa } = project;
  if (en_disputa) return 'El equipo revisa la disputa; su decisión llega a tu conversación.';
  switch (estado) {
    case 'publicada':
      return 'Te toca: revisa la propuesta y decide.';
    case 'por_pagar':
      if (mitad_pagada && !entregado)
        return 'Paga lo que falta cuando termine el trabajo, o antes.';
      return pagado > 0
        ? 'Te toca: paga lo que falta antes de completar.'
        : 'Te toca: paga para que empiece el trabajo.';
    case 'pagado':
      if (adicionales) return 'Te toca: paga los servicios adicionales que aceptaste.';
      return entregado
        ? 'Te toca: confirma el trabajo o pide cambios.'
        : 'Cuando termine el trabajo, márcalo como completado.';
    case 'completado':
      return 'Te toca: califica y finaliza para liberar el pago.';
    default:
      return undefined;
  }
}
