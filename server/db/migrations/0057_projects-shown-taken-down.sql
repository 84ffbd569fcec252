-- Why: pictures that both agreed to show may still show what nobody should see, a face or a paper on a table. The team
-- takes them down with a reason that the professional reads, and no word of the two brings them back.

alter table showing
  add column taken_down_at timestamptz,
  add column taken_down_by bigint references account,
  add column taken_down_motivo text not null default '',
  add check (num_nulls(taken_down_at, taken_down_by) in (0, 2));

create or replace view shown_work as
  select s.proposal_id, s.professional_id, s.categoria, p.finalized_at
  from showing s
  join proposal p on p.id = s.proposal_id
  join account client on client.id = p.client_id
  join account professional on professional.id = s.professional_id
  join profile on profile.account_id = s.professional_id
  where s.professional_agrees and s.client_agrees and s.taken_down_at is null
    and p.estado = 'finalizada'
    and client.deleted_at is null and client.suspended_at is null
    and professional.deleted_at is null and professional.suspended_at is null
    and profile.validacion = 'validado';
