-- When their owner said that they keep them: codes that an answer lost on its way, or a closed page, took along are told.
alter table recovery_code add column kept_at timestamptz;
update recovery_code set kept_at = now();

-- Who asked for the secret that is not confirmed yet, and when: asked again there, it is the same.
alter table totp add column next_by bytea;
alter table totp add column next_at timestamptz;
