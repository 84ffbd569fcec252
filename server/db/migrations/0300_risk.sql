-- Why: payments to oneself and stolen cards are found by rules (4 §I). Each rule's thresholds are versions, of which the newest
-- that has begun is in force; each time that one applies is a row, which the team finds in its queue until it is decided. While
-- one that stops a project is open, the project is frozen as by a dispute.

create table risk_rule (
  regla text not null,
  version integer not null check (version > 0),
  -- Whether it is on, and its thresholds by their names; amounts in centavos.
  valor jsonb not null,
  holds_from timestamptz not null,
  motivo text not null check (motivo <> ''),
  author_id bigint not null references account,
  created_at timestamptz not null,
  primary key (regla, version),
  constraint risk_rule_not_past check (holds_from >= created_at)
);
create trigger append_only before update or delete or truncate on risk_rule
  for each statement execute function refuse_change();

create table risk_hit (
  id bigint generated always as identity primary key,
  regla text not null,
  -- 0 for what the rules began with.
  version integer not null,
  -- What it applied to, once for each rule: «proposal:12», «account:7:2026-11-29».
  sobre text not null,
  -- Whom it is about. Of an anomaly in the team this is the administrator, who never closes it.
  account_id bigint not null references account,
  -- The professional whose payouts wait while it is open and stops a project.
  payee_id bigint references account,
  proposal_id bigint references proposal,
  payment_id bigint references payment,
  -- Figures, and nothing that names anybody.
  hechos jsonb not null,
  -- Whether its project is frozen until it is closed.
  stops boolean not null default false,
  opened_at timestamptz not null,
  closed_at timestamptz,
  -- Null where nobody decided: what needs no decision, and what ended with its project.
  closed_by bigint references account,
  decision text,
  nota text not null default '',
  constraint risk_hit_once unique (regla, sobre),
  constraint risk_hit_closed check ((closed_at is null) = (decision is null) and (closed_by is null or closed_at is not null)),
  constraint risk_hit_not_alone check (closed_by <> account_id),
  constraint risk_hit_stops check (not stops or proposal_id is not null)
);
create index risk_hit_open on risk_hit (id) where closed_at is null;
create index risk_hit_of_proposal on risk_hit (proposal_id) where proposal_id is not null;
create index risk_hit_of_payee on risk_hit (payee_id) where stops and closed_at is null;
create index risk_hit_by_rule on risk_hit (regla, opened_at desc, id desc);

-- Evidence: it is closed once, and nothing else of it ever changes.
create function risk_hit_guard() returns trigger language plpgsql as $$
declare closing constant text[] := '{closed_at,closed_by,decision,nota}';
begin
  if old.closed_at is not null or new.closed_at is null
    or to_jsonb(new) - closing <> to_jsonb(old) - closing then
    raise exception 'a hit of a rule is closed or stays' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger risk_hit_guard before update on risk_hit for each row execute function risk_hit_guard();
create trigger append_only before delete or truncate on risk_hit for each statement execute function refuse_change();
