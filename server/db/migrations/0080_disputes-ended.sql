-- Why: who opened a dispute may withdraw it, and the two may settle it between themselves (4 §D); neither is a
-- decision of the team's, so how it ended is kept beside when. What ended before was decided.

alter table dispute
  add column fin text not null default 'decision' check (fin in ('decision', 'retirada', 'acuerdo')),
  drop constraint dispute_resolved_whole,
  add constraint dispute_resolved_whole check (
    (resolved_at is null and resolved_by is null and reembolso is null and liberado is null
      and motivo is null and fin = 'decision')
    or (resolved_at is not null and resolved_by is not null
      and (reembolso is null) = (fin = 'retirada') and (liberado is null) = (fin = 'retirada')
      and case fin when 'decision' then motivo <> '' else motivo is null end));
