-- Why: what a client asks of one to four professionals is one thing with one end, whoever answers. Its message stays
-- in each conversation; what became of it there is read from that message and from the proposal that followed.

create table request (
  id bigint generated always as identity primary key,
  client_id bigint not null references account,
  -- The browser's id of what it sends: sent again, it is the same request.
  sent_as text not null,
  categoria text not null,
  aparato text not null,
  opt text not null,
  -- The size as typed: pieces, meters.
  cantidad text not null,
  ancho text not null,
  largo text not null,
  titulo text not null,
  descripcion text not null,
  fecha date not null,
  hora text not null check (hora ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  -- The place of the work.
  lugar_estado text not null,
  lugar_ciudad text not null,
  -- In centavos, by the prices of the day on which it was sent; null where somebody has to look first.
  precotizacion bigint check (precotizacion >= 0),
  estado text not null default 'abierta' check (estado in ('abierta', 'elegida', 'cerrada')),
  created_at timestamptz not null,
  ended_at timestamptz,
  constraint request_sent_as_unique unique (client_id, sent_as),
  constraint request_ended check ((ended_at is null) = (estado = 'abierta'))
);
create index request_of_client on request (client_id, estado, id desc);

create table request_image (
  request_id bigint not null references request,
  orden smallint not null,
  file_id text not null references file,
  primary key (request_id, orden)
);
create index request_image_file on request_image (file_id);

create table request_recipient (
  request_id bigint not null references request,
  professional_id bigint not null references account,
  -- The request's message in their conversation; it is seen once the professional has read it.
  conversation_id bigint not null references conversation,
  message_id bigint not null references message,
  sent_at timestamptz not null,
  -- Until when an answer is expected.
  answer_until timestamptz not null,
  -- The proposal that answers it, and when it was published or the request declined.
  proposal_id bigint references proposal,
  answered_at timestamptz,
  motivo text not null default '',
  declined boolean not null default false,
  primary key (request_id, professional_id),
  constraint request_recipient_answered check
    ((answered_at is not null) = (declined or proposal_id is not null)),
  constraint request_recipient_one_answer check (not (declined and proposal_id is not null))
);
create index request_of_professional on request_recipient (professional_id, request_id desc);
-- What waits for a professional, however much they left unanswered before.
create index request_waiting on request_recipient (professional_id, answer_until)
  where answered_at is null;
create unique index request_recipient_message on request_recipient (message_id);
create unique index request_recipient_proposal on request_recipient (proposal_id)
  where proposal_id is not null;
