-- Why: one state for both let the last word of one hide the other's: a professional who withdrew what the client had
-- refused was shown again once the client changed their mind. Each side's word is kept, and the state follows from both.

alter table showing
  add column professional_agrees boolean not null default true,
  -- Null until they answer this question.
  add column client_agrees boolean;

update showing set
  professional_agrees = estado <> 'retirada',
  client_agrees = case estado when 'aceptada' then true when 'rechazada' then false end;

create or replace view shown_work as
  select s.proposal_id, s.professional_id, s.categoria, p.finalized_at
  from showing s
  join proposal p on p.id = s.proposal_id
  join account client on client.id = p.client_id
  join account professional on professional.id = s.professional_id
  join profile on profile.account_id = s.professional_id
  where s.professional_agrees and s.client_agrees and p.estado = 'finalizada'
    and client.deleted_at is null and client.suspended_at is null
    and professional.deleted_at is null and professional.suspended_at is null
    and profile.validacion = 'validado';

-- With it goes the index of what is shown.
alter table showing drop column estado;
create index showing_of_professional on showing (professional_id, proposal_id desc)
  where professional_agrees and client_agrees;
