-- Why: some actions of the team need a second person (4 §F). What was asked for waits here, with all that is needed to do
-- it later, and is done once, by the approval of somebody else. What an action says (a CLABE, a name at a bank) is
-- encrypted, and gone once it has ended.
create table approval (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('eliminar_cuenta', 'pagos', 'cuenta_eliminada', 'disputa', 'perdida', 'limites')),
  -- The path of the call.
  path text not null check (path <> ''),
  encrypted_input bytea,
  -- What it moves, centavos; null for a deletion.
  amount bigint check (amount > 0),
  -- What it is about: «payout:12».
  objects text[] not null check (cardinality(objects) > 0),
  -- The accounts that it concerns.
  people bigint[] not null,
  -- Whose decision it is not, although they may decide on others: an administrator whose account is to be deleted.
  excluded_id bigint references account,
  motivo text not null,
  -- Any one of these is needed to decide.
  permisos text[] not null check (cardinality(permisos) > 0),
  asked_by bigint not null references account,
  asked_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > asked_at),
  estado text not null default 'en_espera'
    check (estado in ('en_espera', 'aprobada', 'rechazada', 'retirada', 'vencida', 'sin_efecto')),
  ended_at timestamptz,
  ended_by bigint references account,
  ended_motivo text not null default '',
  constraint approval_ended check ((estado = 'en_espera') = (ended_at is null)),
  constraint approval_input check ((estado = 'en_espera') = (encrypted_input is not null)),
  -- Nobody is their own second person.
  constraint approval_four_eyes check (
    (estado not in ('aprobada', 'rechazada') or (ended_by is not null and ended_by <> asked_by))
    and (estado <> 'retirada' or ended_by = asked_by)
  )
);
create index approval_waiting on approval (expires_at) where estado = 'en_espera';
create index approval_done on approval (id desc) where estado <> 'en_espera';

-- One waiting action of each object.
create table approval_object (
  object text primary key,
  approval_id bigint not null references approval
);
create index approval_object_of on approval_object (approval_id);

-- Above these amounts nobody acts alone. Each change is a row; the newest is in force.
create table approval_limit (
  id bigint generated always as identity primary key,
  pagos bigint not null check (pagos >= 0),
  decisiones bigint not null check (decisiones >= 0),
  motivo text not null check (motivo <> ''),
  author_id bigint not null references account,
  created_at timestamptz not null
);
create trigger append_only before update or delete or truncate on approval_limit
  for each statement execute function refuse_change();
