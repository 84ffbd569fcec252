-- Why: people say «hoy», «esta semana» or «sin prisa» rather than a day and an hour; and a request is for a place:
-- everybody who gets it sees colonia and postal code, the street only who is paid for the work that came of it.

alter table request
  -- The words for `fecha` and `hora`; '' where the day and the hour themselves were meant.
  add column cuando text not null default '' check (cuando in ('', 'hoy', 'esta semana', 'sin prisa')),
  add column lugar_colonia text not null default '',
  add column lugar_cp text not null default '' check (lugar_cp ~ '^(\d{5})?$'),
  -- The private part, as it was when the request was sent: a later change of the saved address is of other works.
  add column lugar_direccion text not null default '',
  add column lugar_apartamento text not null default '',
  add column lugar_referencia text not null default '';
