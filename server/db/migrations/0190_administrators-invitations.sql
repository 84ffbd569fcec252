-- Who an owner invited to the team (4 §F). There is no account until they accept, so that nobody counts as an
-- administrator, is told what the team is told, or could sign in before. Only the hash of the link's 256 random bits is
-- stored.
create table administrator_invitation (
  id bigint generated always as identity primary key,
  token_hash bytea not null unique,
  email text not null,
  nombre text not null,
  apellidos text not null,
  permisos text[] not null,
  -- Null: from the server's terminal.
  invited_by bigint references account,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- Once it has ended it says nothing of the person any more; what happened is in the audit log.
  ended text,
  constraint administrator_invitation_permisos check (
    cardinality(permisos) > 0
    and permisos <@ array['dueño', 'finanzas', 'soporte', 'moderación', 'lectura']
  ),
  constraint administrator_invitation_ended check (
    ended in ('aceptada', 'retirada', 'reemplazada')
    and (ended is null) = (email <> '')
  )
);
create unique index administrator_invitation_open on administrator_invitation (lower(email)) where ended is null;
