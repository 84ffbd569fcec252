-- Why: what the provider says of each template was never read: a refused or paused one failed message by message, and
-- nobody saw it (issue 18).
create table notification_template (
  -- Names a text: another text is another template.
  name text primary key,
  state text not null check (state in ('PENDING', 'APPROVED', 'REJECTED', 'PAUSED', 'DISABLED')),
  -- The provider's own words, of one that it refused or stopped.
  reason text,
  -- Since when it is in that state, and when it was last read.
  changed_at timestamptz not null,
  read_at timestamptz not null
);
