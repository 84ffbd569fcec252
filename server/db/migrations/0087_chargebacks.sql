-- Why: a bank takes a payment back without asking anybody (4 §A). The project waits, as much of the professional's money as
-- was released out of that payment is reserved, and what is lost in the end is decided by a person.

create table chargeback (
  id bigint generated always as identity primary key,
  -- The provider's id of the dispute.
  id_dispute text not null unique,
  payment_id bigint not null references payment (id),
  proposal_id bigint references proposal (id),
  -- Who received what was released out of the payment.
  payee_id bigint references account (id),
  amount bigint not null check (amount > 0),
  motivo text not null,
  estado text not null,
  due_at timestamptz,
  opened_at timestamptz not null,
  closed_at timestamptz,
  won boolean,
  -- When nothing waits any more: the bank has decided, and so has somebody on what was lost.
  ended_at timestamptz,
  reserve_target bigint not null default 0 check (reserve_target >= 0),
  reserved bigint not null default 0,
  evidence text,
  submitted_at timestamptz,
  submitted_by bigint references account (id),
  constraint chargeback_reserved check (reserved between 0 and reserve_target),
  constraint chargeback_closed check ((closed_at is null) = (won is null)),
  constraint chargeback_payee check (payee_id is not null or reserve_target = 0),
  constraint chargeback_submitted check (
    (submitted_at is null) = (submitted_by is null) and (submitted_at is null) = (evidence is null))
);
create index chargeback_waiting on chargeback (id) where ended_at is null;
create index chargeback_ended on chargeback (id desc) where ended_at is not null;
create index chargeback_of_proposal on chargeback (proposal_id);
create index chargeback_of_payment on chargeback (payment_id);
create index chargeback_to_reserve on chargeback (payee_id) where closed_at is null and reserved < reserve_target;
create index chargeback_with_reserve on chargeback (payee_id) where reserved > 0;

-- The card's network thinks that a payment was fraud, or a bank asks about one, without any money moving.
create table fraud_warning (
  id text primary key,
  payment_id bigint not null references payment (id),
  tipo text not null,
  created_at timestamptz not null
);
create index fraud_warning_of_payment on fraud_warning (payment_id);

-- The evidence tells what happened as the two read it in their chat.
create index message_of_event on message (proposal_event_id) where proposal_event_id is not null;

-- Ledger: what a bank took back, what that cost, what is kept for it, who owes it.
alter table loss
  add column chargeback_id bigint unique references chargeback (id),
  add column cargo bigint check (cargo >= 0 and cargo <= amount),
  add constraint loss_of_one_thing check (num_nonnulls(refund_id, chargeback_id) = 1),
  add constraint loss_charged check ((cargo is null) = (decided_at is null));
create table debt (
  id bigint generated always as identity primary key,
  loss_id bigint not null unique references loss (id),
  account_id bigint not null references account (id),
  amount bigint not null check (amount > 0),
  recovered bigint not null default 0,
  created_at timestamptz not null,
  constraint debt_recovered check (recovered between 0 and amount)
);
create index debt_open on debt (account_id, id) where recovered < amount;

alter table ledger_account drop constraint ledger_account_kind_check, drop constraint ledger_account_owner;
alter table ledger_account
  add constraint ledger_account_kind_check check (kind in (
    'proveedor', 'retenido', 'profesional', 'por_transferir', 'comision', 'devolucion', 'membresia', 'banco',
    'por_decidir', 'perdida', 'contracargo', 'costo_contracargo', 'iva_acreditable', 'reserva', 'adeudo')),
  add constraint ledger_account_owner check (case
    when kind = 'retenido' then proposal_id is not null and account_id is null
    when kind in ('profesional', 'por_transferir', 'reserva', 'adeudo')
      then account_id is not null and proposal_id is null
    else proposal_id is null and account_id is null end);
alter table ledger_movement drop constraint ledger_movement_kind_check;
alter table ledger_movement add constraint ledger_movement_kind_check check (kind in (
  'pago', 'liberacion', 'reembolso', 'devuelto', 'membresia', 'pago_profesional', 'transferido',
  'transferencia_fallida', 'transferencia_devuelta', 'devolucion_fallida', 'devuelto_por_fuera', 'perdida',
  'contracargo', 'contracargo_perdido', 'contracargo_recuperado', 'reserva', 'cobro_adeudo'));

create or replace function ledger_apply() returns trigger language plpgsql as $$
begin
  update ledger_account set
    balance = balance + new.amount,
    credited = credited + greatest(new.amount, 0),
    debited = debited + greatest(-new.amount, 0),
    returned = returned + case
      when kind = 'retenido' and new.amount < 0 and (
        select m.kind in ('reembolso', 'devuelto', 'contracargo_perdido')
        from ledger_movement m where m.id = new.movement_id)
      then -new.amount else 0 end
  where id = new.account_id and kind in ('retenido', 'profesional', 'por_transferir', 'reserva');
  return null;
end $$;
