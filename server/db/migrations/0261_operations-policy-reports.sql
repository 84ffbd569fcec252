-- What browsers refused to load on our pages, counted by day (4 §I): by origin and first part of the path, never whole
-- addresses, which may have secrets.
create table policy_report (
  dia date not null,
  directiva text not null,
  bloqueado text not null,
  pagina text not null,
  veces integer not null,
  primary key (dia, directiva, bloqueado, pagina)
);
