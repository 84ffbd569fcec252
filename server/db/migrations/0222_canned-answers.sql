-- Why: the team writes the same reasons again and again. Each change is a version, so that it can be taken back.
create table canned_answer (
  id bigint not null,
  version integer not null check (version > 0),
  tema text not null check (tema in ('rechazo', 'suspension', 'disputa', 'cancelacion', 'caso')),
  titulo text not null,
  texto text not null,
  retirada boolean not null default false,
  -- The one version of it that holds.
  vigente boolean not null default true,
  -- Null for those of the beginning.
  author_id bigint references account,
  created_at timestamptz not null,
  primary key (id, version)
);
create unique index canned_answer_current on canned_answer (id) where vigente;
create unique index canned_answer_title on canned_answer (tema, lower(titulo)) where vigente and not retirada;
create index canned_answer_withdrawn on canned_answer (created_at desc) where vigente and retirada;
create sequence canned_answer_id owned by canned_answer.id;

insert into canned_answer (id, version, tema, titulo, texto, created_at)
select nextval('canned_answer_id'), 1, tema, titulo, texto, timestamptz '2026-11-29 00:00:00-06'
from (values
  ('rechazo', 'La foto no se lee',
   'Hola, {nombre}. En las fotos de tu identificación no se leen bien los datos. Súbelas otra vez con luz de día, sin reflejos y con las cuatro esquinas a la vista.'),
  ('rechazo', 'El nombre no coincide',
   'Hola, {nombre}. El nombre de tu identificación no es el de tu cuenta. Corrígelo en «Mi cuenta», tal como está en tu identificación.'),
  ('rechazo', 'La identificación está vencida',
   'Hola, {nombre}. Tu identificación ya venció. Sube una vigente por los dos lados.'),
  ('suspension', 'Pide pagar por fuera',
   'Hola, {nombre}. Pediste que te pagaran fuera de Maestros, y eso deja sin protección a quien contrata. Escríbenos para aclararlo.'),
  ('cancelacion', 'El profesional no llegó',
   'Cancelamos «{proyecto}» porque {profesional} no llegó. {cliente} recibe en su tarjeta lo que estaba protegido.'),
  ('caso', 'Ya se pusieron de acuerdo',
   '{cliente} y {profesional} nos confirmaron que «{proyecto}» sigue su curso.')
) as first (tema, titulo, texto);
