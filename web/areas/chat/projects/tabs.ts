import { ROL } from '#contract/call.ts';
import type { Proposal } from '#contract/views.ts';
import { whyNotAdd } from '#domain/projects/additional.ts';
import type { PanelTab } from '../conversations/navigation.ts';
import { sideOf, stateOf } from './project-state.ts';

/**
 * The tabs that a user sees (1 §2, §6). Ajustes: clients and administrators, after publication.
 * Anticipos: the client, after the first payment. Adicionales: both sides.
 */
export function tabsOf(proposal: Proposal, { me, rol }: { me: string; rol: number }): PanelTab[] {
  const client = sideOf(proposal, me) === 'client';
  const tabs: PanelTab[] = ['proyecto'];
  if (proposal.published_at !== null && (client || rol === ROL.admin)) tabs.push('ajustes');
  if (client && proposal.pagado > 0) tabs.push('anticipos');
  tabs.push('adicionales');
  return tabs;
}

/** The badge text while a service waits for the client's answer; else undefined. */
export function waitingIn(proposal: Proposal, me: string): string | undefined {
  const canAnswer =
    sideOf(proposal, me) === 'client' && whyNotAdd(stateOf(proposal), 'professional') === null;
  const pending = proposal.data_propuesta.adicionales.some(
    ({ estatus }) => estatus === 'pendiente',
  );
  return canAnswer && pending ? 'te toca decidir' : undefined;
}
