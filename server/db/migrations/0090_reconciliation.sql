-- Why: the books said «cuadran» while the provider had less: what it costs, what it sends to the bank and what it changes
-- on its own was in no account (4 §B). Each movement of its balance is stored once and booked once, and what differs
-- has a name.

-- Movements of the platform's balance at the provider, as it lists them; amounts in centavos.
create table provider_movement (
  id text primary key,
  tipo text not null,
  categoria text not null,
  -- The provider's id of what moved it: a charge, a refund, a dispute, a payout.
  source text,
  payment_ref text,
  amount bigint not null,
  fee bigint not null,
  -- The part of the fee that is tax.
  tax bigint not null,
  divisa text not null,
  -- By the provider's clock.
  created_at timestamptz not null,
  taken_at timestamptz not null
);
create index provider_movement_of_payment on provider_movement (payment_ref);
create index provider_movement_of_source on provider_movement (source);
create trigger append_only before update or delete or truncate on provider_movement
  for each statement execute function refuse_change();

-- The ledger's operations that a movement of the provider's is, or may be, in the books as.
create table provider_booking (
  operation_key text primary key,
  movement_id text not null references provider_movement (id)
);
create index provider_booking_of_movement on provider_booking (movement_id);

-- Until when, by its clock, the provider's list of movements was read.
create table provider_swept (
  one boolean primary key default true check (one),
  until timestamptz not null
);

-- What the provider sends to the platform's bank.
create table provider_payout (
  id text primary key,
  amount bigint not null,
  estado text not null,
  -- When it arrives at the bank, and what the bank calls it, once that is known.
  arrives_at timestamptz,
  rastreo text,
  created_at timestamptz not null,
  -- Its state is asked for until the provider calls it final.
  open boolean not null default true
);
create index provider_payout_open on provider_payout (id) where open;

-- What the books say otherwise than the provider or the bank, from when it was found until it is gone.
create table book_difference (
  id bigint generated always as identity primary key,
  libro text not null check (libro in ('proveedor', 'banco')),
  tipo text not null,
  -- What differs: a movement of the provider's, an operation of the ledger's, a line of the bank's.
  objeto text not null,
  payment_ref text,
  -- Centavos in our books, and in theirs.
  ours bigint not null,
  theirs bigint not null,
  since timestamptz not null,
  found_at timestamptz not null,
  gone_at timestamptz,
  constraint book_difference_differs check (ours <> theirs)
);
create unique index book_difference_once on book_difference (libro, tipo, objeto) where gone_at is null;
create index book_difference_open on book_difference (id) where gone_at is null;

alter table ledger_account drop constraint ledger_account_kind_check;
alter table ledger_account add constraint ledger_account_kind_check check (kind in (
  'proveedor', 'retenido', 'profesional', 'por_transferir', 'comision', 'devolucion', 'membresia', 'banco',
  'por_decidir', 'perdida', 'contracargo', 'costo_contracargo', 'iva_acreditable', 'reserva', 'adeudo',
  'costo_proveedor', 'en_camino_a_tarjeta', 'en_camino_al_banco'));
alter table ledger_movement drop constraint ledger_movement_kind_check;
alter table ledger_movement add constraint ledger_movement_kind_check check (kind in (
  'pago', 'liberacion', 'reembolso', 'devuelto', 'membresia', 'pago_profesional', 'transferido',
  'transferencia_fallida', 'transferencia_devuelta', 'devolucion_fallida', 'devuelto_por_fuera', 'perdida',
  'contracargo', 'contracargo_perdido', 'contracargo_recuperado', 'reserva', 'cobro_adeudo',
  'costo', 'reembolso_enviado', 'reembolso_regresado',
  'deposito_enviado', 'deposito_llegado', 'deposito_regresado', 'deposito_deshecho'));
