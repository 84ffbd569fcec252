import { ROL } from '#contract/call.ts';
import type { Proposal } from '#contract/views.ts';
import { whyNotAdd } from '#domain/projects/additional.ts';
import type { PanelTab } from '../navigation.ts';
import { sideOf, stateOf } from './project-state.ts';

/**
 * Who sees which tab (1 §2, §6): Ajustes clients and administrators once the proposal was published,
 * Anticipos the client once payment has started, Adicionales both sides of a project.
 */
export function tabsOf(proposal: Proposal, { me, rol }: { me: string; rol: number }): PanelTab[] {
  const client = sideOf(proposal, me) === 'client';
  const tabs: PanelTab[] = ['proyecto'];
  if (proposal.published_at !== null && (client || rol === ROL.admin)) tabs.push('ajustes');
  if (client && proposal.pagado > 0) tabs.push('anticipos');
  tabs.push('adicionales');
  return tabs;
}

/** Of the services, that the client can and has yet to decide on one. */
export function waitingIn(proposal: Proposal, me: string): string | undefined {
  const decides =
    sideOf(proposal, me) === 'client' && whyNotAdd(stateOf(proposal), 'professional') === null;
  const pending = proposal.data_propuesta.adicionales.some(
    ({ estatus }) => estatus === 'pendiente',
  );
  return decides && pending ? 'te toca decidir' : undefined;
}
