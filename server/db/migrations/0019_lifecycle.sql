-- Why: a project can end in more ways than well, and grow on its way. It is withdrawn, expires, is
-- cancelled or disputed; additional services raise its price; the clock moves what nobody moves; and
-- held money can go back to who paid it (decisions §5).

alter table proposal drop constraint proposal_estado_check;
alter table proposal add constraint proposal_estado_check check (estado in
  ('por_publicar', 'publicada', 'rechazada', 'retirada', 'expirada', 'por_pagar', 'pagado', 'cancelada',
   'completado', 'finalizada'));
-- A draft may be given up before it is complete.
alter table proposal drop constraint proposal_published_is_complete;
alter table proposal add constraint proposal_published_is_complete check
  (estado in ('por_publicar', 'retirada')
    or (titulo <> '' and descripcion <> '' and precio is not null));

-- What the clock counts from.
alter table proposal
  add column published_at timestamptz,
  add column entregado_at timestamptz,
  add column completed_at timestamptz,
  -- When the client was told that the proposal is about to expire, so that it is told once.
  add column expiry_told_at timestamptz;
update proposal p set published_at = coalesce(
    (select max(created_at) from proposal_event e where e.proposal_id = p.id and evento = 'publicada'),
    created_at)
  where estado <> 'por_publicar';
update proposal p set completed_at = coalesce(
    (select max(created_at) from proposal_event e where e.proposal_id = p.id and evento = 'completado'),
    updated_at)
  where estado = 'completado';
create index proposal_expiring on proposal (published_at) where estado = 'publicada';
create index proposal_delivered on proposal (entregado_at)
  where estado = 'pagado' and entregado_at is not null;
create index proposal_to_finalize on proposal (completed_at) where estado = 'completado';
-- Once a pair's projects are over they can begin another; all of them stay readable, newest first.
drop index proposal_one_open_per_pair;
create unique index proposal_one_open_per_pair on proposal (sender_id, recieved_id)
  where estado not in ('rechazada', 'retirada', 'expirada', 'cancelada', 'finalizada');
create index proposal_of_pair on proposal (sender_id, recieved_id, id desc);

-- Words that belong to a step: why it was cancelled, what should be changed.
alter table proposal_event add column detalle text not null default '';

create table additional (
  id bigint generated always as identity primary key,
  proposal_id bigint not null references proposal,
  descripcion text not null check (descripcion <> ''),
  -- centavos; at least 100 MXN (1 §5)
  precio bigint not null check (precio between 10000 and 999999900),
  estatus text not null default 'pendiente'
    check (estatus in ('pendiente', 'aceptado', 'rechazado', 'retirado')),
  -- When everything that was due had been paid, this included.
  paid_at timestamptz,
  created_at timestamptz not null,
  decided_at timestamptz,
  constraint additional_paid_is_accepted check (paid_at is null or estatus = 'aceptado')
);
create index additional_of_proposal on additional (proposal_id, id);

create table dispute (
  id bigint generated always as identity primary key,
  proposal_id bigint not null references proposal,
  opened_by bigint not null references account,
  texto text not null check (texto <> ''),
  created_at timestamptz not null,
  resolved_at timestamptz,
  resolved_by bigint references account,
  -- centavos of what was held, and why
  reembolso bigint check (reembolso >= 0),
  liberado bigint check (liberado >= 0),
  motivo text,
  constraint dispute_resolved_whole check (
    (resolved_at is null and resolved_by is null and reembolso is null and liberado is null
      and motivo is null)
    or (resolved_at is not null and resolved_by is not null and reembolso is not null
      and liberado is not null and motivo <> ''))
);
create unique index dispute_one_open on dispute (proposal_id) where resolved_at is null;
create index dispute_of_proposal on dispute (proposal_id, id desc);
create index dispute_waiting on dispute (id) where resolved_at is null;

alter table file drop constraint file_purpose_check;
alter table file add constraint file_purpose_check
  check (purpose in ('perfil', 'portafolio', 'adjunto', 'identificacion', 'disputa'));
create table dispute_file (
  dispute_id bigint not null references dispute,
  file_id text not null references file,
  primary key (dispute_id, file_id)
);

-- Money on its way back to a card: what the provider is asked for, once per row.
create table refund (
  id bigint generated always as identity primary key,
  payment_id bigint not null references payment,
  proposal_id bigint not null references proposal,
  -- centavos
  amount bigint not null check (amount > 0),
  motivo text not null check (motivo in ('cancelacion', 'disputa', 'excedente')),
  idempotency_key uuid not null default gen_random_uuid(),
  -- The provider's id of it; null until it has answered.
  id_refund text unique,
  created_at timestamptz not null,
  done_at timestamptz
);
create index refund_of_payment on refund (payment_id);
create index refund_of_proposal on refund (proposal_id);
create index refund_waiting on refund (id) where done_at is null;

-- No payment gives back more than it brought.
create function refund_within_payment() returns trigger language plpgsql as $$
begin
  perform 1 from payment where id = new.payment_id for update;
  if (select sum(amount) from refund where payment_id = new.payment_id)
      > (select value from payment where id = new.payment_id and settled_at is not null) is not false then
    raise exception 'payment % cannot give back that much', new.payment_id
      using errcode = 'check_violation', constraint = 'refund_within_payment';
  end if;
  return null;
end $$;
create trigger refund_within_payment after insert or update of amount, payment_id on refund
  for each row execute function refund_within_payment();

-- The ledger: «devolucion» is what is owed to cards until the provider has sent it. Kinds of movement:
-- reembolso moves held money there, devuelto says that the provider has sent it.
alter table ledger_account drop constraint ledger_account_kind_check;
alter table ledger_account add constraint ledger_account_kind_check
  check (kind in ('proveedor', 'retenido', 'profesional', 'comision', 'devolucion'));
alter table ledger_movement drop constraint ledger_movement_kind_check;
alter table ledger_movement add constraint ledger_movement_kind_check
  check (kind in ('pago', 'liberacion', 'reembolso', 'devuelto'));
-- Of what left a project's held money, how much went back; the rest was released.
alter table ledger_account
  add column returned bigint not null default 0,
  add constraint ledger_account_returned check (returned between 0 and debited);
drop index ledger_account_held;
create unique index ledger_account_held on ledger_account (proposal_id)
  include (balance, credited, debited, returned) where kind = 'retenido';

create or replace function ledger_apply() returns trigger language plpgsql as $$
begin
  update ledger_account set
    balance = balance + new.amount,
    credited = credited + greatest(new.amount, 0),
    debited = debited + greatest(-new.amount, 0),
    returned = returned + case
      when kind = 'retenido' and new.amount < 0
        and (select m.kind = 'reembolso' from ledger_movement m where m.id = new.movement_id)
      then -new.amount else 0 end
  where id = new.account_id and kind in ('retenido', 'profesional');
  return null;
end $$;

create or replace function ledger_account_guard() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.balance <> 0 or new.credited <> 0 or new.debited <> 0 or new.returned <> 0 then
      raise exception 'a ledger account begins at zero' using errcode = 'restrict_violation';
    end if;
    return new;
  end if;
  if pg_trigger_depth() < 2 then
    raise exception 'ledger balances follow their entries' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;

insert into ledger_account (kind) values ('devolucion');
