-- Why: the projects of a person are listed, counted and bounded by group, so that many of one never hide
-- another. A draft that was withdrawn before anybody saw it belongs to none.

alter table proposal add column grupo text generated always as (
  case
    when estado in ('por_pagar', 'pagado', 'completado') then 'en_curso'
    when estado in ('por_publicar', 'publicada') then 'esperando'
    when estado = 'finalizada' then 'finalizados'
    when estado <> 'retirada' or published_at is not null then 'cerrados'
  end) stored;

drop index proposal_by_client;
drop index proposal_by_professional;
create index proposal_by_client on proposal (client_id, grupo, updated_at desc, id desc);
create index proposal_by_professional on proposal (professional_id, grupo, updated_at desc, id desc);
