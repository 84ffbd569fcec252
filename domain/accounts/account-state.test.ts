import { describe, expect, it } from 'vitest';
import {
  accountState,
  endsAs,
  type DeletionBlockers,
  whyNotDelete,
  whyNotRemove,
} from './account-state.ts';
import { centavos, ZERO } from '../money.ts';
import { ESTADOS, isClosed, ACTIVE, TRANSITIONS } from '../projects/graph.ts';

const FREE: DeletionBlockers = {
  disputes: 0,
  held: ZERO,
  paidProjects: 0,
  assigned: 0,
  balance: ZERO,
  payout: false,
  refunds: 0,
  payments: 0,
};

describe('an account', () => {
  it('stays deleted, whatever else is recorded', () => {
    const at = new Date();
    expect(accountState({ deleted_at: null, suspended_at: null })).toBe('activa');
    expect(accountState({ deleted_at: null, suspended_at: at })).toBe('suspendida');
    expect(accountState({ deleted_at: at, suspended_at: at })).toBe('eliminada');
  });

  it('can be deleted without blockers, else names the one that takes longest', () => {
    expect(whyNotDelete(FREE)).toBeNull();
    const bound: DeletionBlockers = {
      disputes: 1,
      held: centavos(1),
      paidProjects: 1,
      assigned: 1,
      balance: centavos(1),
      payout: true,
      refunds: 1,
      payments: 1,
    };
    const said = Object.keys(FREE).map((_, index, names) =>
      whyNotDelete({
        ...FREE,
        ...Object.fromEntries(
          Object.entries(bound).filter(([name]) => names.indexOf(name) >= index),
        ),
      }),
    );
    expect(said).toEqual([
      'account_in_dispute',
      'account_money_held',
      'account_projects_open',
      'account_assigned',
      'account_balance_owed',
      'account_payout_open',
      'account_refund_pending',
      'account_payment_open',
    ]);
  });
});

describe('an administrator', () => {
  it('cannot remove themselves or the last administrator', () => {
    expect(whyNotRemove({ own: true, otherAdministrators: 3 })).toBe('account_is_own');
    expect(whyNotRemove({ own: false, otherAdministrators: 0 })).toBe('account_last_administrator');
    expect(whyNotRemove({ own: false, otherAdministrators: 1 })).toBeNull();
    expect(whyNotRemove({ own: false, otherAdministrators: null })).toBeNull();
  });
});

describe('an open project of a deleted account', () => {
  it.each(ESTADOS)('%s ends by deletion unless it is paid or over', (estado) => {
    const to = endsAs(estado);
    const paid = ACTIVE.includes(estado) && estado !== 'por_pagar';
    expect(to === null).toBe(isClosed(estado) || paid);
    const steps = TRANSITIONS.filter(
      ({ from, by }) => from === estado && (by as readonly string[]).includes('deletion'),
    );
    expect(steps.map((step) => step.to)).toEqual(to ? [to] : []);
  });
});
