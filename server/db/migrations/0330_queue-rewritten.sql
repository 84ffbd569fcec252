-- Why: releases before 0310 kept codes and to whom they went in the queue as they were. What is deleted there stays in the
-- table's file until something else is written over it, so it is written anew. The queue makes its tables after these files:
-- where it has none yet there is nothing.
do $$
declare
  jobs regclass := to_regclass('graphile_worker._private_jobs');
  ordered name;
begin
  if jobs is null or not pg_has_role((select relowner from pg_class where oid = jobs), 'usage') then return; end if;
  select c.relname into ordered from pg_index i join pg_class c on c.oid = i.indexrelid
    where i.indrelid = jobs and i.indisprimary;
  execute format('cluster %s using %I', jobs, ordered);
  execute format('alter table %s set without cluster', jobs);
end $$;
