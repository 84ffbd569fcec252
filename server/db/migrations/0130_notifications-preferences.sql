-- Why: people choose what reaches them and by which way, and nothing rings at night (4 §E).
create table notification_preference (
  account_id bigint not null references account (id),
  grupo text not null check (grupo in ('proyectos', 'mensajes', 'recordatorios', 'novedades')),
  channel text not null check (channel in ('whatsapp', 'email')),
  activo boolean not null,
  changed_at timestamptz not null,
  primary key (account_id, grupo, channel)
);

-- Until when it is not handed to its provider yet; null once it may be.
alter table notification_delivery add waits_until timestamptz;
create index notification_delivery_waits on notification_delivery (waits_until)
  where waits_until is not null;
