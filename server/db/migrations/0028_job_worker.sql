-- Why: a job that a process was doing when it was killed stayed locked for four hours, and with it all
-- that wait behind it in its queue. A process says that it lives; the jobs of one that has gone silent are
-- given to the others.

create table job_worker (
  -- As the queue calls it where it locks a job.
  id text primary key,
  seen_at timestamptz not null
);
