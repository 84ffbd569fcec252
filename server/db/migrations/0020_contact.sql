-- Why: messages of the contact form (1 §3) are stored and sent from here, so that nothing is lost while the
-- mail server does not answer.

create table contact_message (
  id bigint generated always as identity primary key,
  nombre text not null,
  -- E.164
  telefono text not null,
  correo text not null,
  mensaje text not null,
  -- The browser's id of the message: a repeated request is stored once.
  client_id text,
  created_at timestamptz not null,
  -- When the mail server accepted it.
  sent_at timestamptz,
  constraint contact_message_client_id_unique unique (client_id)
);
create index contact_message_newest on contact_message (created_at desc, id desc);
