-- Made from the migrations by `npm run db:types`; do not edit. It is for reading, table by table in
-- alphabetical order; the migrations say why things are as they are.

CREATE EXTENSION pg_trgm;
CREATE EXTENSION unaccent;

CREATE TABLE account (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  keylogin text NOT NULL,
  rol smallint NOT NULL,
  nombre text NOT NULL,
  apellidos text NOT NULL,
  email text NOT NULL,
  pass_hash text,
  img_profile text,
  terms_version text,
  terms_at timestamp with time zone,
  nivel smallint DEFAULT 0 NOT NULL,
  membership_ends_at timestamp with time zone,
  membership_reminder smallint,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  deleted_at timestamp with time zone,
  suspended_at timestamp with time zone,
  suspended_by bigint,
  suspended_motivo text DEFAULT ''::text NOT NULL,
  trade_name text DEFAULT ''::text NOT NULL,
  permisos text[],
  phone_sealed bytea,
  phone_index bytea,
  phone_starts bytea,
  phone_ends bytea,
  CONSTRAINT account_pkey PRIMARY KEY (id),
  CONSTRAINT account_keylogin_key UNIQUE (keylogin),
  CONSTRAINT account_membership_ends CHECK ((nivel > 0) = (membership_ends_at IS NOT NULL)),
  CONSTRAINT account_membership_reminder CHECK (membership_reminder IS NULL OR nivel > 0),
  CONSTRAINT account_membership_reminder_check CHECK (membership_reminder = ANY (ARRAY[3, 1])),
  CONSTRAINT account_permisos CHECK ((rol = 4) = (permisos IS NOT NULL) AND cardinality(permisos) > 0 AND permisos <@ ARRAY['dueño'::text, 'finanzas'::text, 'soporte'::text, 'moderación'::text, 'lectura'::text]),
  CONSTRAINT account_rol_check CHECK (rol = ANY (ARRAY[1, 2, 4])),
  CONSTRAINT account_suspended_whole CHECK ((suspended_at IS NULL) = (suspended_by IS NULL) AND (suspended_at IS NULL) = (suspended_motivo = ''::text)),
  CONSTRAINT account_img_profile_fkey FOREIGN KEY (img_profile) REFERENCES file(id),
  CONSTRAINT account_nivel_fkey FOREIGN KEY (nivel) REFERENCES nivel(id),
  CONSTRAINT account_suspended_by_fkey FOREIGN KEY (suspended_by) REFERENCES account(id)
);
CREATE INDEX account_administrators ON account USING btree (id) WHERE rol = 4 AND deleted_at IS NULL AND suspended_at IS NULL;
CREATE INDEX account_by_name ON account USING btree (search_text((nombre || ' '::text) || apellidos), id) WHERE deleted_at IS NULL;
CREATE INDEX account_created ON account USING btree (created_at) INCLUDE (id, rol, nivel) WHERE deleted_at IS NULL;
CREATE INDEX account_deleted ON account USING btree (id) WHERE deleted_at IS NOT NULL;
CREATE INDEX account_email_start ON account USING btree (lower(email) text_pattern_ops) WHERE deleted_at IS NULL;
CREATE UNIQUE INDEX account_email_unique ON account USING btree (lower(email)) WHERE deleted_at IS NULL;
CREATE INDEX account_membership_ending ON account USING btree (membership_ends_at) WHERE membership_ends_at IS NOT NULL;
CREATE INDEX account_newest ON account USING btree (rol, id DESC) WHERE deleted_at IS NULL;
CREATE INDEX account_phone_end ON account USING btree (phone_ends) WHERE deleted_at IS NULL;
CREATE INDEX account_phone_start ON account USING btree (phone_starts) WHERE deleted_at IS NULL;
CREATE UNIQUE INDEX account_phone_unique ON account USING btree (phone_index, rol) WHERE deleted_at IS NULL;
CREATE INDEX account_picture ON account USING btree (img_profile) WHERE img_profile IS NOT NULL;
CREATE INDEX account_signs ON account USING gin (search_signs((((((nombre || ' '::text) || apellidos) || ' '::text) || email) || ' '::text) || trade_name));
CREATE INDEX account_suspended ON account USING btree (rol, id DESC) WHERE suspended_at IS NOT NULL AND deleted_at IS NULL;
CREATE INDEX account_team ON account USING btree (id) WHERE rol = 4;
CREATE INDEX account_text ON account USING gin (search_text((((((nombre || ' '::text) || apellidos) || ' '::text) || email) || ' '::text) || trade_name) gin_trgm_ops);
CREATE INDEX account_words ON account USING gin (search_words((((nombre || ' '::text) || apellidos) || ' '::text) || trade_name));
CREATE TRIGGER account_refresh_search AFTER UPDATE OF deleted_at, suspended_at ON account FOR EACH ROW EXECUTE FUNCTION account_refresh_search();
CREATE TRIGGER account_touch_buscable AFTER UPDATE OF nombre, apellidos, nivel ON account FOR EACH ROW EXECUTE FUNCTION account_touch_buscable();
CREATE TRIGGER delete_id_reading AFTER UPDATE OF deleted_at ON account FOR EACH ROW WHEN (new.deleted_at IS NOT NULL) EXECUTE FUNCTION delete_id_reading();

CREATE TABLE account_note (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  account_id bigint NOT NULL,
  author_id bigint NOT NULL,
  texto text NOT NULL,
  client_id text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT account_note_pkey PRIMARY KEY (id),
  CONSTRAINT account_note_once UNIQUE (account_id, author_id, client_id),
  CONSTRAINT account_note_texto_check CHECK (texto <> ''::text AND char_length(texto) <= 2000),
  CONSTRAINT account_note_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id),
  CONSTRAINT account_note_author_id_fkey FOREIGN KEY (author_id) REFERENCES account(id)
);
CREATE INDEX account_note_of_account ON account_note USING btree (account_id, id DESC);
CREATE TRIGGER never_changed BEFORE UPDATE OR TRUNCATE ON account_note FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TABLE additional (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  proposal_id bigint NOT NULL,
  descripcion text NOT NULL,
  precio bigint NOT NULL,
  estatus text DEFAULT 'pendiente'::text NOT NULL,
  paid_at timestamp with time zone,
  created_at timestamp with time zone NOT NULL,
  decided_at timestamp with time zone,
  CONSTRAINT additional_pkey PRIMARY KEY (id),
  CONSTRAINT additional_descripcion_check CHECK (descripcion <> ''::text),
  CONSTRAINT additional_estatus_check CHECK (estatus = ANY (ARRAY['pendiente'::text, 'aceptado'::text, 'rechazado'::text, 'retirado'::text])),
  CONSTRAINT additional_paid_is_accepted CHECK (paid_at IS NULL OR estatus = 'aceptado'::text),
  CONSTRAINT additional_precio_check CHECK (precio >= 10000 AND precio <= 999999900),
  CONSTRAINT additional_proposal_id_fkey FOREIGN KEY (proposal_id) REFERENCES proposal(id)
);
CREATE INDEX additional_of_proposal ON additional USING btree (proposal_id, id);

CREATE TABLE address (
  account_id bigint NOT NULL,
  direccion text NOT NULL,
  referencia text DEFAULT ''::text NOT NULL,
  apartamento text DEFAULT ''::text NOT NULL,
  estado_id smallint NOT NULL,
  ciudad_id integer NOT NULL,
  colonia text NOT NULL,
  cp text NOT NULL,
  comentarios text DEFAULT ''::text NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT address_pkey PRIMARY KEY (account_id),
  CONSTRAINT address_cp_check CHECK (cp ~ '^\d{5}$'::text),
  CONSTRAINT address_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id),
  CONSTRAINT address_ciudad_id_fkey FOREIGN KEY (ciudad_id) REFERENCES ciudad(id),
  CONSTRAINT address_estado_id_fkey FOREIGN KEY (estado_id) REFERENCES estado(id)
);

CREATE TABLE administrator_invitation (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  token_hash bytea NOT NULL,
  email text NOT NULL,
  nombre text NOT NULL,
  apellidos text NOT NULL,
  permisos text[] NOT NULL,
  invited_by bigint,
  created_at timestamp with time zone NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  ended text,
  CONSTRAINT administrator_invitation_pkey PRIMARY KEY (id),
  CONSTRAINT administrator_invitation_token_hash_key UNIQUE (token_hash),
  CONSTRAINT administrator_invitation_ended CHECK ((ended = ANY (ARRAY['aceptada'::text, 'retirada'::text, 'reemplazada'::text])) AND (ended IS NULL) = (email <> ''::text)),
  CONSTRAINT administrator_invitation_permisos CHECK (cardinality(permisos) > 0 AND permisos <@ ARRAY['dueño'::text, 'finanzas'::text, 'soporte'::text, 'moderación'::text, 'lectura'::text]),
  CONSTRAINT administrator_invitation_invited_by_fkey FOREIGN KEY (invited_by) REFERENCES account(id)
);
CREATE UNIQUE INDEX administrator_invitation_open ON administrator_invitation USING btree (lower(email)) WHERE ended IS NULL;

CREATE TABLE answer_time (
  account_id bigint NOT NULL,
  minutes integer NOT NULL,
  conversations integer NOT NULL,
  CONSTRAINT answer_time_pkey PRIMARY KEY (account_id),
  CONSTRAINT answer_time_conversations_check CHECK (conversations >= 3),
  CONSTRAINT answer_time_minutes_check CHECK (minutes >= 0),
  CONSTRAINT answer_time_account_id_fkey FOREIGN KEY (account_id) REFERENCES profile(account_id) ON DELETE CASCADE
);

CREATE TABLE approval (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  kind text NOT NULL,
  path text NOT NULL,
  encrypted_input bytea,
  amount bigint,
  objects text[] NOT NULL,
  people bigint[] NOT NULL,
  excluded_id bigint,
  motivo text NOT NULL,
  permisos text[] NOT NULL,
  asked_by bigint NOT NULL,
  asked_at timestamp with time zone NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  estado text DEFAULT 'en_espera'::text NOT NULL,
  ended_at timestamp with time zone,
  ended_by bigint,
  ended_motivo text DEFAULT ''::text NOT NULL,
  decided_before bigint DEFAULT 0 NOT NULL,
  lines jsonb DEFAULT '[]'::jsonb NOT NULL,
  CONSTRAINT approval_pkey PRIMARY KEY (id),
  CONSTRAINT approval_amount_check CHECK (amount > 0),
  CONSTRAINT approval_check CHECK (expires_at > asked_at),
  CONSTRAINT approval_decided_before_check CHECK (decided_before >= 0),
  CONSTRAINT approval_ended CHECK ((estado = 'en_espera'::text) = (ended_at IS NULL)),
  CONSTRAINT approval_estado_check CHECK (estado = ANY (ARRAY['en_espera'::text, 'aprobada'::text, 'rechazada'::text, 'retirada'::text, 'vencida'::text, 'sin_efecto'::text])),
  CONSTRAINT approval_four_eyes CHECK (((estado <> ALL (ARRAY['aprobada'::text, 'rechazada'::text])) OR ended_by IS NOT NULL AND ended_by <> asked_by) AND (estado <> 'retirada'::text OR ended_by = asked_by)),
  CONSTRAINT approval_input CHECK ((estado = 'en_espera'::text) = (encrypted_input IS NOT NULL)),
  CONSTRAINT approval_kind_check CHECK (kind = ANY (ARRAY['eliminar_cuenta'::text, 'pagos'::text, 'cuenta_eliminada'::text, 'disputa'::text, 'cancelacion'::text, 'perdida'::text, 'limites'::text, 'vigilancia'::text])),
  CONSTRAINT approval_objects_check CHECK (cardinality(objects) > 0),
  CONSTRAINT approval_path_check CHECK (path <> ''::text),
  CONSTRAINT approval_permisos_check CHECK (cardinality(permisos) > 0),
  CONSTRAINT approval_asked_by_fkey FOREIGN KEY (asked_by) REFERENCES account(id),
  CONSTRAINT approval_ended_by_fkey FOREIGN KEY (ended_by) REFERENCES account(id),
  CONSTRAINT approval_excluded_id_fkey FOREIGN KEY (excluded_id) REFERENCES account(id)
);
CREATE INDEX approval_done ON approval USING btree (id DESC) WHERE estado <> 'en_espera'::text;
CREATE INDEX approval_waiting ON approval USING btree (expires_at) WHERE estado = 'en_espera'::text;

CREATE TABLE approval_limit (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  pagos bigint NOT NULL,
  decisiones bigint NOT NULL,
  motivo text NOT NULL,
  author_id bigint NOT NULL,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT approval_limit_pkey PRIMARY KEY (id),
  CONSTRAINT approval_limit_decisiones_check CHECK (decisiones >= 0),
  CONSTRAINT approval_limit_motivo_check CHECK (motivo <> ''::text),
  CONSTRAINT approval_limit_pagos_check CHECK (pagos >= 0),
  CONSTRAINT approval_limit_author_id_fkey FOREIGN KEY (author_id) REFERENCES account(id)
);
CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON approval_limit FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TABLE approval_object (
  object text NOT NULL,
  approval_id bigint NOT NULL,
  CONSTRAINT approval_object_pkey PRIMARY KEY (object),
  CONSTRAINT approval_object_approval_id_fkey FOREIGN KEY (approval_id) REFERENCES approval(id)
);
CREATE INDEX approval_object_of ON approval_object USING btree (approval_id);

CREATE TABLE audit_anchor (
  day date NOT NULL,
  entries bigint NOT NULL,
  audit_id bigint NOT NULL,
  hash bytea NOT NULL,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT audit_anchor_pkey PRIMARY KEY (day),
  CONSTRAINT audit_anchor_entries_check CHECK (entries > 0),
  CONSTRAINT audit_anchor_audit_id_fkey FOREIGN KEY (audit_id) REFERENCES audit_log(id)
);
CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON audit_anchor FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TABLE audit_log (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  admin_id bigint NOT NULL,
  action text NOT NULL,
  subject text NOT NULL,
  subject_id text NOT NULL,
  before jsonb,
  after jsonb,
  created_at timestamp with time zone NOT NULL,
  approved_by bigint,
  admin_name text DEFAULT ''::text NOT NULL,
  approver_name text,
  chain_position bigint,
  hash bytea,
  CONSTRAINT audit_log_pkey PRIMARY KEY (id),
  CONSTRAINT audit_log_chained CHECK ((chain_position IS NULL) = (hash IS NULL)),
  CONSTRAINT audit_log_admin_id_fkey FOREIGN KEY (admin_id) REFERENCES account(id),
  CONSTRAINT audit_log_approved_by_fkey FOREIGN KEY (approved_by) REFERENCES account(id)
);
CREATE INDEX audit_log_by_action ON audit_log USING btree (action, created_at DESC, id DESC);
CREATE INDEX audit_log_by_admin_action ON audit_log USING btree (admin_id, action, created_at DESC, id DESC);
CREATE INDEX audit_log_by_admin_newest ON audit_log USING btree (admin_id, created_at DESC, id DESC);
CREATE INDEX audit_log_by_subject ON audit_log USING btree (subject, subject_id, id DESC);
CREATE UNIQUE INDEX audit_log_chain ON audit_log USING btree (chain_position) WHERE chain_position IS NOT NULL;
CREATE INDEX audit_log_newest ON audit_log USING btree (created_at DESC, id DESC);
CREATE INDEX audit_log_unchained ON audit_log USING btree (id) WHERE hash IS NULL;
CREATE TRIGGER append_only BEFORE DELETE OR TRUNCATE ON audit_log FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER audit_guard BEFORE UPDATE ON audit_log FOR EACH ROW EXECUTE FUNCTION audit_guard();
CREATE TRIGGER audit_written BEFORE INSERT ON audit_log FOR EACH ROW EXECUTE FUNCTION audit_written();

CREATE TABLE audit_person (
  account_id bigint NOT NULL,
  created_at timestamp with time zone NOT NULL,
  audit_id bigint NOT NULL,
  CONSTRAINT audit_person_pkey PRIMARY KEY (account_id, created_at, audit_id),
  CONSTRAINT audit_person_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id),
  CONSTRAINT audit_person_audit_id_fkey FOREIGN KEY (audit_id) REFERENCES audit_log(id)
);
CREATE INDEX audit_person_by_entry ON audit_person USING btree (audit_id);
CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON audit_person FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER audit_person_guard BEFORE INSERT ON audit_person FOR EACH ROW EXECUTE FUNCTION audit_person_guard();

CREATE TABLE bank_import (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  archivo text NOT NULL,
  desde date NOT NULL,
  hasta date NOT NULL,
  imported_at timestamp with time zone NOT NULL,
  imported_by bigint NOT NULL,
  CONSTRAINT bank_import_pkey PRIMARY KEY (id),
  CONSTRAINT bank_import_days CHECK (desde <= hasta),
  CONSTRAINT bank_import_imported_by_fkey FOREIGN KEY (imported_by) REFERENCES account(id)
);

CREATE TABLE bank_import_line (
  line_id bigint NOT NULL,
  import_id bigint NOT NULL,
  CONSTRAINT bank_import_line_pkey PRIMARY KEY (line_id, import_id),
  CONSTRAINT bank_import_line_import_id_fkey FOREIGN KEY (import_id) REFERENCES bank_import(id) ON DELETE CASCADE,
  CONSTRAINT bank_import_line_line_id_fkey FOREIGN KEY (line_id) REFERENCES bank_line(id) ON DELETE CASCADE
);
CREATE INDEX bank_import_line_of ON bank_import_line USING btree (import_id);

CREATE TABLE bank_line (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  huella text NOT NULL,
  dia date NOT NULL,
  texto text NOT NULL,
  cargo bigint NOT NULL,
  abono bigint NOT NULL,
  archivo text NOT NULL,
  imported_at timestamp with time zone NOT NULL,
  imported_by bigint NOT NULL,
  objeto text,
  nota text,
  attended_at timestamp with time zone,
  attended_by bigint,
  CONSTRAINT bank_line_pkey PRIMARY KEY (id),
  CONSTRAINT bank_line_huella_key UNIQUE (huella),
  CONSTRAINT bank_line_objeto_key UNIQUE (objeto),
  CONSTRAINT bank_line_abono_check CHECK (abono >= 0),
  CONSTRAINT bank_line_attended CHECK ((attended_at IS NULL) = (attended_by IS NULL) AND (attended_at IS NULL) = (nota IS NULL)),
  CONSTRAINT bank_line_cargo_check CHECK (cargo >= 0),
  CONSTRAINT bank_line_one_amount CHECK ((cargo = 0) <> (abono = 0)),
  CONSTRAINT bank_line_attended_by_fkey FOREIGN KEY (attended_by) REFERENCES account(id),
  CONSTRAINT bank_line_imported_by_fkey FOREIGN KEY (imported_by) REFERENCES account(id)
);
CREATE INDEX bank_line_by_day ON bank_line USING btree (dia);
CREATE INDEX bank_line_unmatched ON bank_line USING btree (id) WHERE objeto IS NULL;

CREATE TABLE bank_line_ruled_out (
  line_id bigint NOT NULL,
  objeto text NOT NULL,
  CONSTRAINT bank_line_ruled_out_pkey PRIMARY KEY (line_id, objeto),
  CONSTRAINT bank_line_ruled_out_line_id_fkey FOREIGN KEY (line_id) REFERENCES bank_line(id) ON DELETE CASCADE
);

CREATE TABLE book_compared (
  libro text NOT NULL,
  compared_at timestamp with time zone NOT NULL,
  CONSTRAINT book_compared_pkey PRIMARY KEY (libro),
  CONSTRAINT book_compared_libro_check CHECK (libro = ANY (ARRAY['reglas'::text, 'proveedor'::text, 'banco'::text, 'mes'::text]))
);

CREATE TABLE book_difference (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  libro text NOT NULL,
  tipo text NOT NULL,
  objeto text NOT NULL,
  payment_ref text,
  ours bigint NOT NULL,
  theirs bigint NOT NULL,
  since timestamp with time zone NOT NULL,
  found_at timestamp with time zone NOT NULL,
  gone_at timestamp with time zone,
  detalle text,
  adjusted_at timestamp with time zone,
  adjusted_by bigint,
  motivo text,
  CONSTRAINT book_difference_pkey PRIMARY KEY (id),
  CONSTRAINT book_difference_adjusted CHECK ((adjusted_at IS NULL) = (adjusted_by IS NULL) AND (adjusted_at IS NULL) = (motivo IS NULL)),
  CONSTRAINT book_difference_differs CHECK (ours <> theirs OR (libro = ANY (ARRAY['reglas'::text, 'mes'::text]))),
  CONSTRAINT book_difference_libro_check CHECK (libro = ANY (ARRAY['reglas'::text, 'proveedor'::text, 'banco'::text, 'mes'::text])),
  CONSTRAINT book_difference_adjusted_by_fkey FOREIGN KEY (adjusted_by) REFERENCES account(id)
);
CREATE UNIQUE INDEX book_difference_once ON book_difference USING btree (libro, tipo, objeto) WHERE gone_at IS NULL;
CREATE INDEX book_difference_open ON book_difference USING btree (id) WHERE gone_at IS NULL;

CREATE TABLE business_counted (
  one boolean DEFAULT true NOT NULL,
  until timestamp with time zone NOT NULL,
  CONSTRAINT business_counted_pkey PRIMARY KEY (one),
  CONSTRAINT business_counted_one_check CHECK (one)
);

CREATE TABLE business_day (
  dia date NOT NULL,
  que text NOT NULL,
  total integer NOT NULL,
  monto bigint NOT NULL,
  CONSTRAINT business_day_pkey PRIMARY KEY (dia, que),
  CONSTRAINT business_day_que_check CHECK (que = ANY (ARRAY['solicitudes'::text, 'propuestas'::text, 'aceptadas'::text, 'pagadas'::text, 'finalizadas'::text]))
);

CREATE TABLE canned_answer (
  id bigint NOT NULL,
  version integer NOT NULL,
  tema text NOT NULL,
  titulo text NOT NULL,
  texto text NOT NULL,
  retirada boolean DEFAULT false NOT NULL,
  vigente boolean DEFAULT true NOT NULL,
  author_id bigint,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT canned_answer_pkey PRIMARY KEY (id, version),
  CONSTRAINT canned_answer_tema_check CHECK (tema = ANY (ARRAY['rechazo'::text, 'suspension'::text, 'disputa'::text, 'cancelacion'::text, 'caso'::text])),
  CONSTRAINT canned_answer_version_check CHECK (version > 0),
  CONSTRAINT canned_answer_author_id_fkey FOREIGN KEY (author_id) REFERENCES account(id)
);
CREATE UNIQUE INDEX canned_answer_current ON canned_answer USING btree (id) WHERE vigente;
CREATE UNIQUE INDEX canned_answer_title ON canned_answer USING btree (tema, lower(titulo)) WHERE vigente AND NOT retirada;
CREATE INDEX canned_answer_withdrawn ON canned_answer USING btree (created_at DESC) WHERE vigente AND retirada;

CREATE TABLE categoria (
  id integer GENERATED BY DEFAULT AS IDENTITY NOT NULL,
  categoria text NOT NULL,
  descripcion text DEFAULT ''::text NOT NULL,
  tipo text DEFAULT 'opcion'::text NOT NULL,
  icono text DEFAULT ''::text NOT NULL,
  orden smallint DEFAULT 0 NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  palabras text DEFAULT ''::text NOT NULL,
  palabras_de_fabrica text DEFAULT ''::text NOT NULL,
  anterior jsonb,
  CONSTRAINT categoria_pkey PRIMARY KEY (id),
  CONSTRAINT categoria_nombre_unique UNIQUE (categoria),
  CONSTRAINT categoria_icono_check CHECK (icono ~ '^[a-z0-9-]*$'::text),
  CONSTRAINT categoria_palabras_check CHECK (length(palabras) <= 10000),
  CONSTRAINT categoria_palabras_de_fabrica_check CHECK (length(palabras_de_fabrica) <= 10000),
  CONSTRAINT categoria_tipo_check CHECK (tipo = ANY (ARRAY['area'::text, 'opcion'::text, 'aparato'::text]))
);
CREATE UNIQUE INDEX categoria_name_unique ON categoria USING btree (search_text(categoria));

CREATE TABLE categoria_anterior (
  nombre_buscado text NOT NULL,
  nombre text NOT NULL,
  categoria_id integer NOT NULL,
  hasta timestamp with time zone NOT NULL,
  CONSTRAINT categoria_anterior_pkey PRIMARY KEY (nombre_buscado),
  CONSTRAINT categoria_anterior_categoria_id_fkey FOREIGN KEY (categoria_id) REFERENCES categoria(id)
);
CREATE INDEX categoria_anterior_by_category ON categoria_anterior USING btree (categoria_id, hasta DESC);

CREATE TABLE categoria_opcion (
  id integer GENERATED BY DEFAULT AS IDENTITY NOT NULL,
  categoria_id integer NOT NULL,
  aparato text,
  opt text NOT NULL,
  precio integer NOT NULL,
  orden smallint DEFAULT 0 NOT NULL,
  palabras text DEFAULT ''::text NOT NULL,
  palabras_de_fabrica text DEFAULT ''::text NOT NULL,
  CONSTRAINT categoria_opcion_pkey PRIMARY KEY (id),
  CONSTRAINT categoria_opcion_categoria_id_aparato_opt_key UNIQUE NULLS NOT DISTINCT (categoria_id, aparato, opt),
  CONSTRAINT categoria_opcion_palabras_check CHECK (length(palabras) <= 2000),
  CONSTRAINT categoria_opcion_palabras_de_fabrica_check CHECK (length(palabras_de_fabrica) <= 2000),
  CONSTRAINT categoria_opcion_precio_check CHECK (precio >= 0),
  CONSTRAINT categoria_opcion_categoria_id_fkey FOREIGN KEY (categoria_id) REFERENCES categoria(id) ON DELETE CASCADE
);

CREATE TABLE chargeback (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  id_dispute text NOT NULL,
  payment_id bigint NOT NULL,
  proposal_id bigint,
  payee_id bigint,
  amount bigint NOT NULL,
  motivo text NOT NULL,
  estado text NOT NULL,
  due_at timestamp with time zone,
  opened_at timestamp with time zone NOT NULL,
  closed_at timestamp with time zone,
  won boolean,
  ended_at timestamp with time zone,
  reserve_target bigint DEFAULT 0 NOT NULL,
  reserved bigint DEFAULT 0 NOT NULL,
  evidence text,
  submitted_at timestamp with time zone,
  submitted_by bigint,
  covered bigint DEFAULT 0 NOT NULL,
  cost bigint DEFAULT 0 NOT NULL,
  recovered_at timestamp with time zone,
  CONSTRAINT chargeback_pkey PRIMARY KEY (id),
  CONSTRAINT chargeback_id_dispute_key UNIQUE (id_dispute),
  CONSTRAINT chargeback_amount_check CHECK (amount > 0),
  CONSTRAINT chargeback_check CHECK (covered >= 0 AND covered <= amount),
  CONSTRAINT chargeback_closed CHECK ((closed_at IS NULL) = (won IS NULL)),
  CONSTRAINT chargeback_payee CHECK (payee_id IS NOT NULL OR reserve_target = 0),
  CONSTRAINT chargeback_recovered CHECK (recovered_at IS NULL OR won),
  CONSTRAINT chargeback_reserve_target_check CHECK (reserve_target >= 0),
  CONSTRAINT chargeback_reserved CHECK (reserved >= 0 AND reserved <= reserve_target),
  CONSTRAINT chargeback_submitted CHECK ((submitted_by IS NULL) = (evidence IS NULL)),
  CONSTRAINT chargeback_payee_id_fkey FOREIGN KEY (payee_id) REFERENCES account(id),
  CONSTRAINT chargeback_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payment(id),
  CONSTRAINT chargeback_proposal_id_fkey FOREIGN KEY (proposal_id) REFERENCES proposal(id),
  CONSTRAINT chargeback_submitted_by_fkey FOREIGN KEY (submitted_by) REFERENCES account(id)
);
CREATE INDEX chargeback_ended ON chargeback USING btree (id DESC) WHERE ended_at IS NOT NULL;
CREATE INDEX chargeback_of_payee ON chargeback USING btree (payee_id) WHERE payee_id IS NOT NULL;
CREATE INDEX chargeback_of_payment ON chargeback USING btree (payment_id);
CREATE INDEX chargeback_of_proposal ON chargeback USING btree (proposal_id);
CREATE INDEX chargeback_open ON chargeback USING btree (proposal_id) WHERE closed_at IS NULL;
CREATE INDEX chargeback_reserving ON chargeback USING btree (id) WHERE reserved > 0;
CREATE INDEX chargeback_to_reserve ON chargeback USING btree (payee_id) WHERE closed_at IS NULL AND reserved < reserve_target;
CREATE INDEX chargeback_waiting ON chargeback USING btree (id) WHERE ended_at IS NULL;
CREATE INDEX chargeback_with_reserve ON chargeback USING btree (payee_id) WHERE reserved > 0;

CREATE TABLE ciudad (
  id integer NOT NULL,
  estado_id smallint NOT NULL,
  nombre text NOT NULL,
  poblacion integer DEFAULT 0 NOT NULL,
  lat real,
  lng real,
  CONSTRAINT ciudad_pkey PRIMARY KEY (id),
  CONSTRAINT ciudad_estado_id_nombre_key UNIQUE (estado_id, nombre),
  CONSTRAINT ciudad_estado_id_fkey FOREIGN KEY (estado_id) REFERENCES estado(id)
);
CREATE INDEX ciudad_by_lat ON ciudad USING btree (lat);
CREATE INDEX ciudad_text ON ciudad USING btree (search_text(nombre));

CREATE TABLE codigo_postal (
  cp text NOT NULL,
  colonia text NOT NULL,
  tipo text NOT NULL,
  estado_id smallint NOT NULL,
  municipio smallint NOT NULL,
  CONSTRAINT codigo_postal_pkey PRIMARY KEY (cp, colonia),
  CONSTRAINT codigo_postal_cp_check CHECK (cp ~ '^\d{5}$'::text),
  CONSTRAINT codigo_postal_estado_id_fkey FOREIGN KEY (estado_id) REFERENCES estado(id),
  CONSTRAINT codigo_postal_estado_id_municipio_fkey FOREIGN KEY (estado_id, municipio) REFERENCES municipio(estado_id, clave)
);
CREATE INDEX codigo_postal_by_municipio ON codigo_postal USING btree (estado_id, municipio);

CREATE TABLE cohort_counted (
  one boolean DEFAULT true NOT NULL,
  next_month date,
  CONSTRAINT cohort_counted_pkey PRIMARY KEY (one),
  CONSTRAINT cohort_counted_one_check CHECK (one)
);

CREATE TABLE cohort_member (
  account_id bigint NOT NULL,
  quien text NOT NULL,
  mes date NOT NULL,
  empezo date,
  volvio date,
  CONSTRAINT cohort_member_pkey PRIMARY KEY (account_id),
  CONSTRAINT cohort_member_check CHECK (empezo >= mes),
  CONSTRAINT cohort_member_check1 CHECK (volvio >= empezo),
  CONSTRAINT cohort_member_quien_check CHECK (quien = ANY (ARRAY['clientes'::text, 'profesionales'::text])),
  CONSTRAINT cohort_member_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id)
);
CREATE INDEX cohort_member_by_month ON cohort_member USING btree (mes, volvio);

CREATE TABLE cohort_month (
  quien text NOT NULL,
  mes date NOT NULL,
  meses smallint NOT NULL,
  total integer NOT NULL,
  CONSTRAINT cohort_month_pkey PRIMARY KEY (quien, mes, meses),
  CONSTRAINT cohort_month_quien_check CHECK (quien = ANY (ARRAY['clientes'::text, 'profesionales'::text]))
);

CREATE TABLE contact_change (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  account_id bigint NOT NULL,
  kind text NOT NULL,
  value_sealed bytea NOT NULL,
  asked_at timestamp with time zone NOT NULL,
  sent_at timestamp with time zone NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  CONSTRAINT contact_change_pkey PRIMARY KEY (id),
  CONSTRAINT contact_change_one_per_kind UNIQUE (account_id, kind),
  CONSTRAINT contact_change_kind_check CHECK (kind = ANY (ARRAY['phone'::text, 'email'::text])),
  CONSTRAINT contact_change_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id)
);
CREATE INDEX contact_change_by_end ON contact_change USING btree (expires_at);

CREATE TABLE contact_code (
  token_hash bytea NOT NULL,
  change_id bigint NOT NULL,
  code_hash bytea NOT NULL,
  sent_at timestamp with time zone NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  wrong_tries integer DEFAULT 0 NOT NULL,
  CONSTRAINT contact_code_pkey PRIMARY KEY (token_hash),
  CONSTRAINT contact_code_change_id_fkey FOREIGN KEY (change_id) REFERENCES contact_change(id) ON DELETE CASCADE
);
CREATE INDEX contact_code_by_change ON contact_code USING btree (change_id);

CREATE TABLE contact_message (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  nombre text NOT NULL,
  correo text NOT NULL,
  mensaje text NOT NULL,
  client_id text,
  created_at timestamp with time zone NOT NULL,
  sent_at timestamp with time zone,
  telefono_sealed bytea NOT NULL,
  telefono_index bytea NOT NULL,
  CONSTRAINT contact_message_pkey PRIMARY KEY (id),
  CONSTRAINT contact_message_client_id_unique UNIQUE (client_id)
);
CREATE INDEX contact_message_by_mail ON contact_message USING btree (lower(correo));
CREATE INDEX contact_message_by_phone ON contact_message USING btree (telefono_index);
CREATE INDEX contact_message_newest ON contact_message USING btree (created_at DESC, id DESC);

CREATE TABLE conversation (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  low_id bigint NOT NULL,
  high_id bigint NOT NULL,
  started_by bigint,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT conversation_pkey PRIMARY KEY (id),
  CONSTRAINT conversation_pair_unique UNIQUE (low_id, high_id),
  CONSTRAINT conversation_pair_ordered CHECK (low_id < high_id),
  CONSTRAINT conversation_high_id_fkey FOREIGN KEY (high_id) REFERENCES account(id),
  CONSTRAINT conversation_low_id_fkey FOREIGN KEY (low_id) REFERENCES account(id),
  CONSTRAINT conversation_started_by_fkey FOREIGN KEY (started_by) REFERENCES account(id)
);
CREATE INDEX conversation_newest ON conversation USING btree (created_at);
CREATE INDEX conversation_started ON conversation USING btree (started_by, created_at) WHERE started_by IS NOT NULL;

CREATE TABLE conversation_member (
  account_id bigint NOT NULL,
  conversation_id bigint NOT NULL,
  other_id bigint NOT NULL,
  last_message_id bigint,
  last_read_id bigint DEFAULT 0 NOT NULL,
  unread_count integer DEFAULT 0 NOT NULL,
  changed_in xid8 DEFAULT pg_current_xact_id() NOT NULL,
  notify_at timestamp with time zone,
  CONSTRAINT conversation_member_pkey PRIMARY KEY (account_id, conversation_id),
  CONSTRAINT conversation_member_unread_count_check CHECK (unread_count >= 0),
  CONSTRAINT conversation_member_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id),
  CONSTRAINT conversation_member_conversation_id_fkey FOREIGN KEY (conversation_id) REFERENCES conversation(id),
  CONSTRAINT conversation_member_last_message_id_fkey FOREIGN KEY (last_message_id) REFERENCES message(id),
  CONSTRAINT conversation_member_other_id_fkey FOREIGN KEY (other_id) REFERENCES account(id)
);
CREATE INDEX conversation_member_by_conversation ON conversation_member USING btree (conversation_id);
CREATE INDEX conversation_member_changes ON conversation_member USING btree (account_id, changed_in);
CREATE INDEX conversation_member_list ON conversation_member USING btree (account_id, last_message_id DESC) WHERE last_message_id IS NOT NULL;
CREATE INDEX conversation_member_to_notify ON conversation_member USING btree (notify_at) WHERE notify_at IS NOT NULL;
CREATE INDEX conversation_member_unread ON conversation_member USING btree (account_id) WHERE unread_count > 0;
CREATE TRIGGER set_changed_in BEFORE UPDATE ON conversation_member FOR EACH ROW EXECUTE FUNCTION set_changed_in();

CREATE TABLE counted_until (
  what text NOT NULL,
  until timestamp with time zone NOT NULL,
  CONSTRAINT counted_until_pkey PRIMARY KEY (what),
  CONSTRAINT counted_until_what_check CHECK (what = ANY (ARRAY['mensajes'::text, 'notificaciones'::text]))
);

CREATE TABLE data_export (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  account_id bigint NOT NULL,
  name text NOT NULL,
  asked_at timestamp with time zone NOT NULL,
  ready_at timestamp with time zone,
  parts integer DEFAULT 0 NOT NULL,
  bytes bigint DEFAULT 0 NOT NULL,
  CONSTRAINT data_export_pkey PRIMARY KEY (id),
  CONSTRAINT data_export_name_key UNIQUE (name),
  CONSTRAINT data_export_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id)
);
CREATE INDEX data_export_latest ON data_export USING btree (account_id, id DESC);
CREATE INDEX data_export_oldest ON data_export USING btree (asked_at);

CREATE TABLE debt (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  loss_id bigint NOT NULL,
  account_id bigint NOT NULL,
  amount bigint NOT NULL,
  recovered bigint DEFAULT 0 NOT NULL,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT debt_pkey PRIMARY KEY (id),
  CONSTRAINT debt_loss_id_key UNIQUE (loss_id),
  CONSTRAINT debt_amount_check CHECK (amount > 0),
  CONSTRAINT debt_recovered CHECK (recovered >= 0 AND recovered <= amount),
  CONSTRAINT debt_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id),
  CONSTRAINT debt_loss_id_fkey FOREIGN KEY (loss_id) REFERENCES loss(id)
);
CREATE INDEX debt_of_account ON debt USING btree (account_id, id DESC);
CREATE INDEX debt_open ON debt USING btree (account_id, id) WHERE recovered < amount;

CREATE TABLE decided_alone (
  account_id bigint NOT NULL,
  limite text NOT NULL,
  object text NOT NULL,
  amount bigint NOT NULL,
  decided_at timestamp with time zone NOT NULL,
  CONSTRAINT decided_alone_pkey PRIMARY KEY (account_id, limite, object),
  CONSTRAINT decided_alone_amount_check CHECK (amount > 0),
  CONSTRAINT decided_alone_limite_check CHECK (limite = ANY (ARRAY['pagos'::text, 'decisiones'::text])),
  CONSTRAINT decided_alone_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id)
);

CREATE TABLE deletion_request (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  account_id bigint NOT NULL,
  motivo text NOT NULL,
  asked_at timestamp with time zone NOT NULL,
  withdrawn_at timestamp with time zone,
  sent_at timestamp with time zone,
  CONSTRAINT deletion_request_pkey PRIMARY KEY (id),
  CONSTRAINT deletion_request_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id)
);
CREATE UNIQUE INDEX deletion_request_one_open ON deletion_request USING btree (account_id) WHERE withdrawn_at IS NULL;
CREATE INDEX deletion_request_waiting ON deletion_request USING btree (id) WHERE withdrawn_at IS NULL;

CREATE TABLE delivery (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  proposal_id bigint NOT NULL,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT delivery_pkey PRIMARY KEY (id),
  CONSTRAINT delivery_proposal_id_fkey FOREIGN KEY (proposal_id) REFERENCES proposal(id)
);
CREATE INDEX delivery_of_proposal ON delivery USING btree (proposal_id, id);

CREATE TABLE delivery_image (
  delivery_id bigint NOT NULL,
  momento text NOT NULL,
  orden smallint NOT NULL,
  file_id text NOT NULL,
  CONSTRAINT delivery_image_pkey PRIMARY KEY (delivery_id, momento, orden),
  CONSTRAINT delivery_image_momento_check CHECK (momento = ANY (ARRAY['antes'::text, 'despues'::text])),
  CONSTRAINT delivery_image_delivery_id_fkey FOREIGN KEY (delivery_id) REFERENCES delivery(id),
  CONSTRAINT delivery_image_file_id_fkey FOREIGN KEY (file_id) REFERENCES file(id)
);
CREATE INDEX delivery_image_file ON delivery_image USING btree (file_id);

CREATE TABLE demand_day (
  dia date NOT NULL,
  categoria_id integer NOT NULL,
  lugar_estado text NOT NULL,
  lugar_ciudad text NOT NULL,
  solicitudes integer NOT NULL,
  con_propuesta integer NOT NULL,
  CONSTRAINT demand_day_pkey PRIMARY KEY (dia, categoria_id, lugar_estado, lugar_ciudad),
  CONSTRAINT demand_day_categoria_id_fkey FOREIGN KEY (categoria_id) REFERENCES categoria(id) ON DELETE CASCADE
);

CREATE TABLE device (
  token_hash bytea NOT NULL,
  account_id bigint NOT NULL,
  user_agent text NOT NULL,
  network text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  last_seen_at timestamp with time zone NOT NULL,
  forgotten_at timestamp with time zone,
  CONSTRAINT device_pkey PRIMARY KEY (token_hash, account_id),
  CONSTRAINT device_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id)
);
CREATE INDEX device_by_account ON device USING btree (account_id, last_seen_at DESC);

CREATE TABLE dispute (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  proposal_id bigint NOT NULL,
  opened_by bigint NOT NULL,
  texto text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  resolved_at timestamp with time zone,
  resolved_by bigint,
  reembolso bigint,
  liberado bigint,
  motivo text,
  fin text DEFAULT 'decision'::text NOT NULL,
  respuesta text,
  respuesta_at timestamp with time zone,
  CONSTRAINT dispute_pkey PRIMARY KEY (id),
  CONSTRAINT dispute_answer_whole CHECK ((respuesta IS NULL) = (respuesta_at IS NULL)),
  CONSTRAINT dispute_fin_check CHECK (fin = ANY (ARRAY['decision'::text, 'retirada'::text, 'acuerdo'::text])),
  CONSTRAINT dispute_liberado_check CHECK (liberado >= 0),
  CONSTRAINT dispute_reembolso_check CHECK (reembolso >= 0),
  CONSTRAINT dispute_resolved_whole CHECK (resolved_at IS NULL AND resolved_by IS NULL AND reembolso IS NULL AND liberado IS NULL AND motivo IS NULL AND fin = 'decision'::text OR resolved_at IS NOT NULL AND resolved_by IS NOT NULL AND (reembolso IS NULL) = (fin = 'retirada'::text) AND (liberado IS NULL) = (fin = 'retirada'::text) AND
CASE fin
    WHEN 'decision'::text THEN motivo <> ''::text
    ELSE motivo IS NULL
END),
  CONSTRAINT dispute_respuesta_check CHECK (respuesta <> ''::text),
  CONSTRAINT dispute_texto_check CHECK (texto <> ''::text),
  CONSTRAINT dispute_opened_by_fkey FOREIGN KEY (opened_by) REFERENCES account(id),
  CONSTRAINT dispute_proposal_id_fkey FOREIGN KEY (proposal_id) REFERENCES proposal(id),
  CONSTRAINT dispute_resolved_by_fkey FOREIGN KEY (resolved_by) REFERENCES account(id)
);
CREATE INDEX dispute_of_proposal ON dispute USING btree (proposal_id, id DESC);
CREATE UNIQUE INDEX dispute_one_open ON dispute USING btree (proposal_id) WHERE resolved_at IS NULL;
CREATE INDEX dispute_waiting ON dispute USING btree (id) WHERE resolved_at IS NULL;

CREATE TABLE dispute_file (
  dispute_id bigint NOT NULL,
  file_id text NOT NULL,
  de_respuesta boolean DEFAULT false NOT NULL,
  CONSTRAINT dispute_file_pkey PRIMARY KEY (dispute_id, file_id),
  CONSTRAINT dispute_file_dispute_id_fkey FOREIGN KEY (dispute_id) REFERENCES dispute(id),
  CONSTRAINT dispute_file_file_id_fkey FOREIGN KEY (file_id) REFERENCES file(id)
);
CREATE INDEX dispute_file_file ON dispute_file USING btree (file_id);

CREATE TABLE dispute_offer (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  dispute_id bigint NOT NULL,
  made_by bigint NOT NULL,
  reembolso bigint NOT NULL,
  liberado bigint NOT NULL,
  created_at timestamp with time zone NOT NULL,
  ended_at timestamp with time zone,
  fin text,
  CONSTRAINT dispute_offer_pkey PRIMARY KEY (id),
  CONSTRAINT dispute_offer_ended_whole CHECK ((ended_at IS NULL) = (fin IS NULL)),
  CONSTRAINT dispute_offer_fin_check CHECK (fin = ANY (ARRAY['aceptada'::text, 'declinada'::text, 'retirada'::text, 'cambiada'::text, 'caduca'::text])),
  CONSTRAINT dispute_offer_liberado_check CHECK (liberado >= 0),
  CONSTRAINT dispute_offer_reembolso_check CHECK (reembolso >= 0),
  CONSTRAINT dispute_offer_dispute_id_fkey FOREIGN KEY (dispute_id) REFERENCES dispute(id),
  CONSTRAINT dispute_offer_made_by_fkey FOREIGN KEY (made_by) REFERENCES account(id)
);
CREATE UNIQUE INDEX dispute_offer_one_open ON dispute_offer USING btree (dispute_id, made_by) WHERE ended_at IS NULL;

CREATE TABLE estado (
  id smallint NOT NULL,
  nombre text NOT NULL,
  CONSTRAINT estado_pkey PRIMARY KEY (id),
  CONSTRAINT estado_nombre_key UNIQUE (nombre)
);

CREATE TABLE facts_swept (
  one boolean DEFAULT true NOT NULL,
  until timestamp with time zone NOT NULL,
  CONSTRAINT facts_swept_pkey PRIMARY KEY (one),
  CONSTRAINT facts_swept_one_check CHECK (one)
);

CREATE TABLE favourite (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  client_id bigint NOT NULL,
  professional_id bigint NOT NULL,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT favourite_pkey PRIMARY KEY (id),
  CONSTRAINT favourite_once UNIQUE (client_id, professional_id),
  CONSTRAINT favourite_two_people CHECK (client_id <> professional_id),
  CONSTRAINT favourite_client_id_fkey FOREIGN KEY (client_id) REFERENCES account(id),
  CONSTRAINT favourite_professional_id_fkey FOREIGN KEY (professional_id) REFERENCES account(id)
);
CREATE INDEX favourite_of_client ON favourite USING btree (client_id, id DESC);
CREATE INDEX favourite_of_professional ON favourite USING btree (professional_id);

CREATE TABLE file (
  id text NOT NULL,
  owner_id bigint NOT NULL,
  purpose text NOT NULL,
  public boolean NOT NULL,
  width integer NOT NULL,
  height integer NOT NULL,
  bytes integer NOT NULL,
  key_id text,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT file_pkey PRIMARY KEY (id),
  CONSTRAINT file_id_is_encrypted CHECK (purpose <> 'identificacion'::text OR key_id IS NOT NULL),
  CONSTRAINT file_purpose_check CHECK (purpose = ANY (ARRAY['perfil'::text, 'portafolio'::text, 'adjunto'::text, 'identificacion'::text, 'disputa'::text, 'entrega'::text])),
  CONSTRAINT file_owner_fk FOREIGN KEY (owner_id) REFERENCES account(id) DEFERRABLE INITIALLY DEFERRED
);
CREATE INDEX file_by_key ON file USING btree (key_id, id) WHERE key_id IS NOT NULL;
CREATE INDEX file_owner ON file USING btree (owner_id);

CREATE TABLE findable (
  account_id bigint NOT NULL,
  estrellas real NOT NULL,
  finished_count integer NOT NULL,
  nivel smallint NOT NULL,
  lexemas tsvector NOT NULL,
  CONSTRAINT findable_pkey PRIMARY KEY (account_id),
  CONSTRAINT findable_account_id_fkey FOREIGN KEY (account_id) REFERENCES profile(account_id) ON DELETE CASCADE
);
CREATE INDEX findable_best ON findable USING btree (estrellas DESC, finished_count DESC, nivel DESC, (- account_id) DESC);
CREATE INDEX findable_lexemas ON findable USING gin (lexemas) WITH (fastupdate=off);

CREATE TABLE first_answer_day (
  dia date NOT NULL,
  minutos integer NOT NULL,
  total integer NOT NULL,
  CONSTRAINT first_answer_day_pkey PRIMARY KEY (dia, minutos)
);

CREATE TABLE former_name (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  account_id bigint NOT NULL,
  nombre text NOT NULL,
  apellidos text NOT NULL,
  changed_at timestamp with time zone NOT NULL,
  CONSTRAINT former_name_pkey PRIMARY KEY (id),
  CONSTRAINT former_name_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id)
);
CREATE INDEX former_name_by_account ON former_name USING btree (account_id, id DESC);

CREATE TABLE former_trade_name (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  account_id bigint NOT NULL,
  nombre text NOT NULL,
  changed_at timestamp with time zone NOT NULL,
  CONSTRAINT former_trade_name_pkey PRIMARY KEY (id),
  CONSTRAINT former_trade_name_once UNIQUE (account_id, nombre),
  CONSTRAINT former_trade_name_nombre_check CHECK (nombre <> ''::text),
  CONSTRAINT former_trade_name_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id)
);

CREATE TABLE fraud_warning (
  id text NOT NULL,
  payment_id bigint NOT NULL,
  tipo text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  due_at timestamp with time zone,
  closed_at timestamp with time zone,
  CONSTRAINT fraud_warning_pkey PRIMARY KEY (id),
  CONSTRAINT fraud_warning_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payment(id)
);
CREATE INDEX fraud_warning_asked ON fraud_warning USING btree (COALESCE(due_at, '9999-12-31 00:00:00+00'::timestamp with time zone), id) WHERE closed_at IS NULL AND tipo ~~ 'consulta: %'::text;
CREATE INDEX fraud_warning_of_payment ON fraud_warning USING btree (payment_id);
CREATE INDEX fraud_warning_recent ON fraud_warning USING btree (created_at) WHERE closed_at IS NULL AND tipo !~~ 'consulta: %'::text;

CREATE TABLE id_image_view (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  file_id text NOT NULL,
  owner_id bigint NOT NULL,
  viewer_id bigint NOT NULL,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT id_image_view_pkey PRIMARY KEY (id),
  CONSTRAINT id_image_view_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES account(id),
  CONSTRAINT id_image_view_viewer_id_fkey FOREIGN KEY (viewer_id) REFERENCES account(id)
);
CREATE INDEX id_image_view_by_owner ON id_image_view USING btree (owner_id, id DESC);
CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON id_image_view FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TABLE id_reading (
  account_id bigint NOT NULL,
  frontal text NOT NULL,
  trasera text NOT NULL,
  estado text DEFAULT 'pendiente'::text NOT NULL,
  codigo_validacion text NOT NULL,
  mrz bytea,
  imagen text,
  created_at timestamp with time zone NOT NULL,
  read_at timestamp with time zone,
  CONSTRAINT id_reading_pkey PRIMARY KEY (account_id),
  CONSTRAINT id_reading_codigo_validacion_key UNIQUE (codigo_validacion),
  CONSTRAINT id_reading_frontal_key UNIQUE (frontal),
  CONSTRAINT id_reading_trasera_key UNIQUE (trasera),
  CONSTRAINT id_reading_done_has_time CHECK ((estado = 'pendiente'::text) = (read_at IS NULL)),
  CONSTRAINT id_reading_estado_check CHECK (estado = ANY (ARRAY['pendiente'::text, 'leida'::text, 'ilegible'::text])),
  CONSTRAINT id_reading_imagen_check CHECK (imagen = ANY (ARRAY['frontal'::text, 'trasera'::text])),
  CONSTRAINT id_reading_read_has_lines CHECK ((estado = 'leida'::text) = (mrz IS NOT NULL) AND (mrz IS NULL) = (imagen IS NULL)),
  CONSTRAINT id_reading_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id),
  CONSTRAINT id_reading_frontal_fkey FOREIGN KEY (frontal) REFERENCES file(id) ON DELETE CASCADE,
  CONSTRAINT id_reading_trasera_fkey FOREIGN KEY (trasera) REFERENCES file(id) ON DELETE CASCADE
);

CREATE TABLE job_worker (
  id text NOT NULL,
  heartbeat_at timestamp with time zone NOT NULL,
  CONSTRAINT job_worker_pkey PRIMARY KEY (id)
);

CREATE TABLE ledger_account (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  kind text NOT NULL,
  proposal_id bigint,
  account_id bigint,
  balance bigint DEFAULT 0 NOT NULL,
  credited bigint DEFAULT 0 NOT NULL,
  debited bigint DEFAULT 0 NOT NULL,
  returned bigint DEFAULT 0 NOT NULL,
  CONSTRAINT ledger_account_pkey PRIMARY KEY (id),
  CONSTRAINT ledger_account_unique UNIQUE NULLS NOT DISTINCT (kind, proposal_id, account_id),
  CONSTRAINT ledger_account_balance CHECK (balance = (credited - debited)),
  CONSTRAINT ledger_account_credited_check CHECK (credited >= 0),
  CONSTRAINT ledger_account_debited_check CHECK (debited >= 0),
  CONSTRAINT ledger_account_kind_check CHECK (kind = ANY (ARRAY['proveedor'::text, 'retenido'::text, 'profesional'::text, 'por_transferir'::text, 'comision'::text, 'devolucion'::text, 'membresia'::text, 'banco'::text, 'por_decidir'::text, 'perdida'::text, 'contracargo'::text, 'costo_contracargo'::text, 'iva_acreditable'::text, 'reserva'::text, 'adeudo'::text, 'costo_proveedor'::text, 'en_camino_a_tarjeta'::text, 'en_camino_al_banco'::text, 'por_aclarar'::text])),
  CONSTRAINT ledger_account_not_negative CHECK (balance >= 0),
  CONSTRAINT ledger_account_owner CHECK (
CASE
    WHEN kind = 'retenido'::text THEN proposal_id IS NOT NULL AND account_id IS NULL
    WHEN kind = ANY (ARRAY['profesional'::text, 'por_transferir'::text, 'reserva'::text, 'adeudo'::text]) THEN account_id IS NOT NULL AND proposal_id IS NULL
    ELSE proposal_id IS NULL AND account_id IS NULL
END),
  CONSTRAINT ledger_account_returned CHECK (returned >= 0 AND returned <= debited),
  CONSTRAINT ledger_account_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id),
  CONSTRAINT ledger_account_proposal_id_fkey FOREIGN KEY (proposal_id) REFERENCES proposal(id)
);
CREATE UNIQUE INDEX ledger_account_held ON ledger_account USING btree (proposal_id) INCLUDE (balance, credited, debited, returned) WHERE kind = 'retenido'::text;
CREATE INDEX ledger_account_holding ON ledger_account USING btree (id) WHERE kind = 'retenido'::text AND balance > 0;
CREATE UNIQUE INDEX ledger_account_in_transit ON ledger_account USING btree (account_id) INCLUDE (balance) WHERE kind = 'por_transferir'::text;
CREATE UNIQUE INDEX ledger_account_owed ON ledger_account USING btree (account_id) INCLUDE (balance) WHERE kind = 'profesional'::text;
CREATE INDEX ledger_account_payable ON ledger_account USING btree (account_id) INCLUDE (balance) WHERE kind = 'profesional'::text AND balance > 0;
CREATE TRIGGER append_only BEFORE DELETE OR TRUNCATE ON ledger_account FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER ledger_account_guard BEFORE INSERT OR UPDATE ON ledger_account FOR EACH ROW EXECUTE FUNCTION ledger_account_guard();

CREATE TABLE ledger_day (
  day date NOT NULL,
  kind text NOT NULL,
  movement text NOT NULL,
  debit bigint NOT NULL,
  credit bigint NOT NULL,
  CONSTRAINT ledger_day_pkey PRIMARY KEY (day, kind, movement)
);
CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON ledger_day FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TABLE ledger_entry (
  movement_id bigint NOT NULL,
  account_id bigint NOT NULL,
  amount bigint NOT NULL,
  CONSTRAINT ledger_entry_pkey PRIMARY KEY (movement_id, account_id),
  CONSTRAINT ledger_entry_amount_check CHECK (amount <> 0),
  CONSTRAINT ledger_entry_account_id_fkey FOREIGN KEY (account_id) REFERENCES ledger_account(id),
  CONSTRAINT ledger_entry_movement_id_fkey FOREIGN KEY (movement_id) REFERENCES ledger_movement(id)
);
CREATE INDEX ledger_entry_by_account ON ledger_entry USING btree (account_id);
CREATE INDEX ledger_entry_credits ON ledger_entry USING btree (account_id, movement_id DESC) INCLUDE (amount) WHERE amount > 0;
CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON ledger_entry FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER ledger_apply AFTER INSERT ON ledger_entry FOR EACH ROW EXECUTE FUNCTION ledger_apply();
CREATE CONSTRAINT TRIGGER ledger_zero_sum AFTER INSERT ON ledger_entry DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_zero_sum('movement_id');

CREATE TABLE ledger_month (
  month date NOT NULL,
  balance jsonb NOT NULL,
  movements integer NOT NULL,
  digest text NOT NULL,
  previous text NOT NULL,
  signature text NOT NULL,
  closed_at timestamp with time zone NOT NULL,
  closed_by bigint NOT NULL,
  CONSTRAINT ledger_month_pkey PRIMARY KEY (month),
  CONSTRAINT ledger_month_month_check CHECK (EXTRACT(day FROM month) = 1::numeric),
  CONSTRAINT ledger_month_closed_by_fkey FOREIGN KEY (closed_by) REFERENCES account(id)
);
CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON ledger_month FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TABLE ledger_movement (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  operation_key text NOT NULL,
  kind text NOT NULL,
  proposal_id bigint,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT ledger_movement_pkey PRIMARY KEY (id),
  CONSTRAINT ledger_operation_unique UNIQUE (operation_key),
  CONSTRAINT ledger_movement_kind_check CHECK (kind = ANY (ARRAY['pago'::text, 'liberacion'::text, 'reembolso'::text, 'devuelto'::text, 'membresia'::text, 'pago_profesional'::text, 'transferido'::text, 'transferencia_fallida'::text, 'transferencia_devuelta'::text, 'devolucion_fallida'::text, 'devuelto_por_fuera'::text, 'perdida'::text, 'perdida_deshecha'::text, 'contracargo'::text, 'contracargo_perdido'::text, 'contracargo_recuperado'::text, 'reserva'::text, 'cobro_adeudo'::text, 'costo'::text, 'reembolso_enviado'::text, 'reembolso_regresado'::text, 'deposito_enviado'::text, 'deposito_llegado'::text, 'deposito_regresado'::text, 'deposito_deshecho'::text, 'ajuste'::text])),
  CONSTRAINT ledger_movement_proposal_id_fkey FOREIGN KEY (proposal_id) REFERENCES proposal(id)
);
CREATE INDEX ledger_movement_by_kind ON ledger_movement USING btree (kind, created_at, id);
CREATE INDEX ledger_movement_by_proposal ON ledger_movement USING btree (proposal_id);
CREATE INDEX ledger_movement_by_time ON ledger_movement USING btree (created_at, id);
CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON ledger_movement FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE CONSTRAINT TRIGGER ledger_movement_zero_sum AFTER INSERT ON ledger_movement DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_zero_sum('id');
CREATE TRIGGER ledger_open_day BEFORE INSERT ON ledger_movement FOR EACH ROW EXECUTE FUNCTION ledger_open_day();

CREATE TABLE ledger_sealed (
  one boolean DEFAULT true NOT NULL,
  until timestamp with time zone NOT NULL,
  CONSTRAINT ledger_sealed_pkey PRIMARY KEY (one),
  CONSTRAINT ledger_sealed_one_check CHECK (one)
);
CREATE TRIGGER append_only BEFORE DELETE OR TRUNCATE ON ledger_sealed FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER ledger_sealed_guard BEFORE UPDATE ON ledger_sealed FOR EACH ROW EXECUTE FUNCTION ledger_sealed_guard();

CREATE TABLE listing (
  account_id bigint NOT NULL,
  categoria_id integer NOT NULL,
  estado_id smallint,
  ciudad_id integer,
  estrellas real NOT NULL,
  finished_count integer NOT NULL,
  nivel smallint NOT NULL,
  principal boolean NOT NULL,
  CONSTRAINT listing_pkey PRIMARY KEY (account_id, categoria_id),
  CONSTRAINT listing_account_id_fkey FOREIGN KEY (account_id) REFERENCES profile(account_id) ON DELETE CASCADE,
  CONSTRAINT listing_categoria_id_fkey FOREIGN KEY (categoria_id) REFERENCES categoria(id),
  CONSTRAINT listing_ciudad_id_fkey FOREIGN KEY (ciudad_id) REFERENCES ciudad(id),
  CONSTRAINT listing_estado_id_fkey FOREIGN KEY (estado_id) REFERENCES estado(id)
);
CREATE INDEX listing_by_city ON listing USING btree (categoria_id, ciudad_id, principal, estrellas DESC, finished_count DESC, nivel DESC, account_id) WHERE ciudad_id IS NOT NULL;
CREATE INDEX listing_by_state ON listing USING btree (categoria_id, estado_id, principal, estrellas DESC, finished_count DESC, nivel DESC, account_id);
CREATE INDEX listing_by_trade ON listing USING btree (categoria_id, principal, estrellas DESC, finished_count DESC, nivel DESC, account_id);
CREATE INDEX listing_whole_state ON listing USING btree (categoria_id, estado_id, principal, estrellas DESC, finished_count DESC, nivel DESC, account_id) WHERE ciudad_id IS NULL;

CREATE TABLE loss (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  payment_id bigint NOT NULL,
  proposal_id bigint,
  refund_id bigint,
  amount bigint NOT NULL,
  created_at timestamp with time zone NOT NULL,
  decided_at timestamp with time zone,
  decided_by bigint,
  motivo text,
  chargeback_id bigint,
  cargo bigint,
  returned bigint,
  undone_at timestamp with time zone,
  CONSTRAINT loss_pkey PRIMARY KEY (id),
  CONSTRAINT loss_chargeback_id_key UNIQUE (chargeback_id),
  CONSTRAINT loss_refund_id_key UNIQUE (refund_id),
  CONSTRAINT loss_amount_check CHECK (amount > 0),
  CONSTRAINT loss_charged CHECK ((cargo IS NULL) = (decided_at IS NULL)),
  CONSTRAINT loss_check CHECK (cargo >= 0 AND cargo <= amount),
  CONSTRAINT loss_decided CHECK ((decided_at IS NULL) = (motivo IS NULL) AND motivo IS DISTINCT FROM ''::text AND (decided_by IS NOT NULL OR decided_at IS NULL OR cargo = 0) AND (decided_by IS NULL OR decided_at IS NOT NULL)),
  CONSTRAINT loss_of_one_thing CHECK (num_nonnulls(refund_id, chargeback_id) = 1 OR undone_at IS NOT NULL AND num_nonnulls(refund_id, chargeback_id) = 0),
  CONSTRAINT loss_returned CHECK (returned IS NULL OR cargo > 0 AND returned >= 0 AND returned <= cargo),
  CONSTRAINT loss_undone CHECK (undone_at IS NULL OR decided_at IS NOT NULL AND (cargo = 0 OR returned IS NOT NULL)),
  CONSTRAINT loss_undone_of_no_refund CHECK (undone_at IS NULL OR refund_id IS NULL),
  CONSTRAINT loss_chargeback_id_fkey FOREIGN KEY (chargeback_id) REFERENCES chargeback(id),
  CONSTRAINT loss_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES account(id),
  CONSTRAINT loss_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payment(id),
  CONSTRAINT loss_proposal_id_fkey FOREIGN KEY (proposal_id) REFERENCES proposal(id),
  CONSTRAINT loss_refund_id_fkey FOREIGN KEY (refund_id) REFERENCES refund(id)
);
CREATE INDEX loss_of_payment ON loss USING btree (payment_id);
CREATE INDEX loss_of_proposal ON loss USING btree (proposal_id);
CREATE INDEX loss_undecided ON loss USING btree (id) WHERE decided_at IS NULL;

CREATE TABLE message (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  conversation_id bigint NOT NULL,
  sender_id bigint,
  msg text NOT NULL,
  file_id text,
  client_id text,
  evento text,
  actor_id bigint,
  created_at timestamp with time zone NOT NULL,
  proposal_event_id bigint,
  hecho jsonb,
  CONSTRAINT message_pkey PRIMARY KEY (id),
  CONSTRAINT message_client_id_unique UNIQUE (conversation_id, sender_id, client_id),
  CONSTRAINT message_check CHECK (hecho IS NULL OR sender_id IS NULL AND evento IS NOT NULL AND proposal_event_id IS NULL),
  CONSTRAINT message_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES account(id),
  CONSTRAINT message_conversation_id_fkey FOREIGN KEY (conversation_id) REFERENCES conversation(id),
  CONSTRAINT message_file_id_fkey FOREIGN KEY (file_id) REFERENCES file(id),
  CONSTRAINT message_proposal_event_id_fkey FOREIGN KEY (proposal_event_id) REFERENCES proposal_event(id),
  CONSTRAINT message_sender_id_fkey FOREIGN KEY (sender_id) REFERENCES account(id)
);
ALTER TABLE message ALTER COLUMN conversation_id SET (n_distinct=-0.0005);
CREATE INDEX message_by_sender ON message USING btree (conversation_id, sender_id, created_at);
CREATE INDEX message_created ON message USING brin (created_at) WITH (pages_per_range='32', autosummarize='on');
CREATE INDEX message_file ON message USING btree (file_id) WHERE file_id IS NOT NULL;
CREATE INDEX message_of_event ON message USING btree (proposal_event_id) WHERE proposal_event_id IS NOT NULL;
CREATE INDEX message_page ON message USING btree (conversation_id, id DESC);
CREATE INDEX message_signs ON message USING gin (search_signs(msg));
CREATE INDEX message_text ON message USING gin (search_text(msg) gin_trgm_ops);

CREATE TABLE message_day (
  dia date NOT NULL,
  de_rol smallint NOT NULL,
  total integer NOT NULL,
  caracteres bigint NOT NULL,
  CONSTRAINT message_day_pkey PRIMARY KEY (dia, de_rol)
);

CREATE TABLE municipio (
  estado_id smallint NOT NULL,
  clave smallint NOT NULL,
  nombre text NOT NULL,
  cabecera text,
  ciudad_postal text,
  ciudad_id integer,
  CONSTRAINT municipio_pkey PRIMARY KEY (estado_id, clave),
  CONSTRAINT municipio_clave_check CHECK (clave >= 1 AND clave <= 999),
  CONSTRAINT municipio_ciudad_id_fkey FOREIGN KEY (ciudad_id) REFERENCES ciudad(id) ON DELETE SET NULL,
  CONSTRAINT municipio_estado_id_fkey FOREIGN KEY (estado_id) REFERENCES estado(id)
);

CREATE TABLE nivel (
  id smallint NOT NULL,
  descripcion text NOT NULL,
  beneficios text[] DEFAULT '{}'::text[] NOT NULL,
  proyects_limit integer,
  CONSTRAINT nivel_pkey PRIMARY KEY (id),
  CONSTRAINT nivel_id_check CHECK (id >= 0 AND id <= 3),
  CONSTRAINT nivel_proyects_limit_check CHECK (proyects_limit > 0)
);

CREATE TABLE notification (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  account_id bigint NOT NULL,
  evento text NOT NULL,
  msg text NOT NULL,
  parameters text[] DEFAULT '{}'::text[] NOT NULL,
  encrypted_path bytea,
  email text,
  created_at timestamp with time zone NOT NULL,
  failed_at timestamp with time zone,
  failure_kind text,
  dismissed_at timestamp with time zone,
  path text DEFAULT '/'::text NOT NULL,
  read_at timestamp with time zone,
  receipt_id bigint,
  release_id bigint,
  payout_id bigint,
  proposal_id bigint,
  phone_sealed bytea,
  CONSTRAINT notification_pkey PRIMARY KEY (id),
  CONSTRAINT notification_failure_has_kind CHECK ((failed_at IS NULL) = (failure_kind IS NULL)),
  CONSTRAINT notification_failure_kind_check CHECK (failure_kind = ANY (ARRAY['rechazada'::text, 'sin_respuesta'::text])),
  CONSTRAINT notification_one_receipt CHECK (num_nonnulls(receipt_id, release_id, payout_id) <= 1),
  CONSTRAINT notification_path_check CHECK (path ~~ '/%'::text),
  CONSTRAINT notification_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id),
  CONSTRAINT notification_payout_id_fkey FOREIGN KEY (payout_id) REFERENCES payout(id),
  CONSTRAINT notification_proposal_id_fkey FOREIGN KEY (proposal_id) REFERENCES proposal(id) ON DELETE SET NULL,
  CONSTRAINT notification_receipt_id_fkey FOREIGN KEY (receipt_id) REFERENCES payment(id),
  CONSTRAINT notification_release_id_fkey FOREIGN KEY (release_id) REFERENCES ledger_movement(id)
);
CREATE INDEX notification_created ON notification USING btree (created_at) INCLUDE (account_id, evento);
CREATE INDEX notification_failed ON notification USING btree (id) WHERE failed_at IS NOT NULL AND dismissed_at IS NULL;
CREATE INDEX notification_of_account ON notification USING btree (account_id, created_at DESC, id DESC);
CREATE INDEX notification_of_proposal ON notification USING btree (proposal_id) WHERE proposal_id IS NOT NULL;
CREATE INDEX notification_unread ON notification USING btree (account_id) WHERE read_at IS NULL;

CREATE TABLE notification_day (
  dia date NOT NULL,
  rol smallint NOT NULL,
  evento text NOT NULL,
  total integer NOT NULL,
  CONSTRAINT notification_day_pkey PRIMARY KEY (dia, rol, evento)
);

CREATE TABLE notification_delivery (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  notification_id bigint NOT NULL,
  channel text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  gives_way_at timestamp with time zone,
  sent_at timestamp with time zone,
  provider_id text,
  arrived_at timestamp with time zone,
  read_at timestamp with time zone,
  failed_at timestamp with time zone,
  failure_kind text,
  waits_until timestamp with time zone,
  CONSTRAINT notification_delivery_pkey PRIMARY KEY (id),
  CONSTRAINT notification_delivery_once UNIQUE (notification_id, channel),
  CONSTRAINT notification_delivery_channel_check CHECK (channel = ANY (ARRAY['push'::text, 'whatsapp'::text, 'email'::text])),
  CONSTRAINT notification_delivery_failure_has_kind CHECK ((failed_at IS NULL) = (failure_kind IS NULL)),
  CONSTRAINT notification_delivery_failure_kind_check CHECK (failure_kind = ANY (ARRAY['rechazada'::text, 'sin_respuesta'::text])),
  CONSTRAINT notification_delivery_notification_id_fkey FOREIGN KEY (notification_id) REFERENCES notification(id) ON DELETE CASCADE
);
CREATE INDEX notification_delivery_day ON notification_delivery USING btree (created_at);
CREATE INDEX notification_delivery_gives_way ON notification_delivery USING btree (gives_way_at) WHERE gives_way_at IS NOT NULL;
CREATE UNIQUE INDEX notification_delivery_provider ON notification_delivery USING btree (provider_id) WHERE provider_id IS NOT NULL;
CREATE INDEX notification_delivery_unsent ON notification_delivery USING btree (notification_id) WHERE sent_at IS NULL OR failed_at IS NOT NULL;
CREATE INDEX notification_delivery_waits ON notification_delivery USING btree (waits_until) WHERE waits_until IS NOT NULL;

CREATE TABLE notification_device (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  account_id bigint NOT NULL,
  session_hash bytea NOT NULL,
  endpoint text NOT NULL,
  p256dh text NOT NULL,
  auth text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT notification_device_pkey PRIMARY KEY (id),
  CONSTRAINT notification_device_endpoint_key UNIQUE (endpoint),
  CONSTRAINT notification_device_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id),
  CONSTRAINT notification_device_session_hash_fkey FOREIGN KEY (session_hash) REFERENCES session(token_hash) ON DELETE CASCADE
);
CREATE INDEX notification_device_account ON notification_device USING btree (account_id);
CREATE INDEX notification_device_session ON notification_device USING btree (session_hash);

CREATE TABLE notification_place_day (
  dia date NOT NULL,
  kind text NOT NULL,
  place_id integer NOT NULL,
  total integer NOT NULL,
  CONSTRAINT notification_place_day_pkey PRIMARY KEY (dia, kind, place_id) INCLUDE (total),
  CONSTRAINT notification_place_day_kind_check CHECK (kind = ANY (ARRAY['ciudad'::text, 'profesion'::text]))
);

CREATE TABLE notification_preference (
  account_id bigint NOT NULL,
  grupo text NOT NULL,
  channel text NOT NULL,
  activo boolean NOT NULL,
  changed_at timestamp with time zone NOT NULL,
  CONSTRAINT notification_preference_pkey PRIMARY KEY (account_id, grupo, channel),
  CONSTRAINT notification_preference_channel_check CHECK (channel = ANY (ARRAY['push'::text, 'whatsapp'::text, 'email'::text])),
  CONSTRAINT notification_preference_grupo_check CHECK (grupo = ANY (ARRAY['proyectos'::text, 'mensajes'::text, 'recordatorios'::text, 'novedades'::text])),
  CONSTRAINT notification_preference_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id)
);

CREATE TABLE notification_reply (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  provider_id text NOT NULL,
  texto text NOT NULL,
  wish text,
  written_at timestamp with time zone NOT NULL,
  received_at timestamp with time zone NOT NULL,
  answered_at timestamp with time zone,
  phone_sealed bytea NOT NULL,
  phone_index bytea NOT NULL,
  CONSTRAINT notification_reply_pkey PRIMARY KEY (id),
  CONSTRAINT notification_reply_provider_id_key UNIQUE (provider_id),
  CONSTRAINT notification_reply_wish_check CHECK (wish = ANY (ARRAY['baja'::text, 'alta'::text]))
);
CREATE INDEX notification_reply_phone ON notification_reply USING btree (phone_index, written_at DESC);
CREATE INDEX notification_reply_received ON notification_reply USING btree (received_at);

CREATE TABLE notification_template (
  name text NOT NULL,
  state text NOT NULL,
  reason text,
  changed_at timestamp with time zone NOT NULL,
  read_at timestamp with time zone NOT NULL,
  CONSTRAINT notification_template_pkey PRIMARY KEY (name),
  CONSTRAINT notification_template_state_check CHECK (state = ANY (ARRAY['PENDING'::text, 'APPROVED'::text, 'REJECTED'::text, 'PAUSED'::text, 'DISABLED'::text]))
);

CREATE TABLE passkey (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  account_id bigint NOT NULL,
  credential_id text NOT NULL,
  public_key bytea NOT NULL,
  counter bigint NOT NULL,
  transports text[] NOT NULL,
  nombre text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  used_at timestamp with time zone,
  CONSTRAINT passkey_pkey PRIMARY KEY (id),
  CONSTRAINT passkey_credential_unique UNIQUE (credential_id),
  CONSTRAINT passkey_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id)
);
CREATE INDEX passkey_account ON passkey USING btree (account_id);

CREATE TABLE passkey_challenge (
  challenge text NOT NULL,
  account_id bigint,
  expires_at timestamp with time zone NOT NULL,
  CONSTRAINT passkey_challenge_pkey PRIMARY KEY (challenge),
  CONSTRAINT passkey_challenge_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id)
);
CREATE INDEX passkey_challenge_account ON passkey_challenge USING btree (account_id);
CREATE INDEX passkey_challenge_expires ON passkey_challenge USING btree (expires_at);

CREATE TABLE payment (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  account_id bigint NOT NULL,
  proposal_id bigint,
  type_sell text NOT NULL,
  nivel smallint,
  descripcion text NOT NULL,
  value bigint NOT NULL,
  divisa text DEFAULT 'MXN'::text NOT NULL,
  idempotency_key uuid DEFAULT gen_random_uuid() NOT NULL,
  id_payment text,
  payment_status text DEFAULT 'creado'::text NOT NULL,
  failure_notified_at timestamp with time zone,
  settled_at timestamp with time zone,
  closed_at timestamp with time zone,
  created_at timestamp with time zone NOT NULL,
  updated_at timestamp with time zone NOT NULL,
  card_brand text DEFAULT ''::text NOT NULL,
  card_last4 text DEFAULT ''::text NOT NULL,
  payee_id bigint,
  device_hash bytea,
  authenticated boolean DEFAULT false NOT NULL,
  CONSTRAINT payment_pkey PRIMARY KEY (id),
  CONSTRAINT payment_id_payment_key UNIQUE (id_payment),
  CONSTRAINT payment_card_last4_check CHECK (card_last4 ~ '^\d{0,4}$'::text),
  CONSTRAINT payment_of_one_thing CHECK (
CASE type_sell
    WHEN 'proyecto'::text THEN proposal_id IS NOT NULL AND nivel IS NULL
    ELSE proposal_id IS NULL AND nivel > 0
END),
  CONSTRAINT payment_type_sell_check CHECK (type_sell = ANY (ARRAY['proyecto'::text, 'membresia'::text])),
  CONSTRAINT payment_value_check CHECK (value > 0),
  CONSTRAINT payment_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id),
  CONSTRAINT payment_nivel_fkey FOREIGN KEY (nivel) REFERENCES nivel(id),
  CONSTRAINT payment_payee_id_fkey FOREIGN KEY (payee_id) REFERENCES account(id),
  CONSTRAINT payment_proposal_id_fkey FOREIGN KEY (proposal_id) REFERENCES proposal(id)
);
CREATE INDEX payment_attempted ON payment USING btree (created_at) INCLUDE (type_sell, payment_status, value) WHERE settled_at IS NULL;
CREATE INDEX payment_attempts ON payment USING btree (id) WHERE settled_at IS NULL;
CREATE INDEX payment_attempts_by_value ON payment USING btree (value DESC, id DESC) WHERE settled_at IS NULL;
CREATE INDEX payment_by_account ON payment USING btree (account_id, created_at DESC);
CREATE INDEX payment_by_proposal ON payment USING btree (proposal_id, id DESC);
CREATE INDEX payment_by_value ON payment USING btree (value DESC, id DESC) WHERE settled_at IS NOT NULL;
CREATE INDEX payment_charged ON payment USING btree (settled_at) INCLUDE (type_sell, payment_status, value) WHERE settled_at IS NOT NULL;
CREATE INDEX payment_charged_of_account ON payment USING btree (account_id, settled_at DESC) WHERE settled_at IS NOT NULL;
CREATE INDEX payment_of_device ON payment USING btree (device_hash, created_at DESC) WHERE device_hash IS NOT NULL;
CREATE INDEX payment_of_payee ON payment USING btree (payee_id, created_at DESC) WHERE payee_id IS NOT NULL;
CREATE UNIQUE INDEX payment_one_open_membership ON payment USING btree (account_id) WHERE type_sell = 'membresia'::text AND settled_at IS NULL AND closed_at IS NULL;
CREATE UNIQUE INDEX payment_one_open_per_proposal ON payment USING btree (proposal_id) WHERE settled_at IS NULL AND closed_at IS NULL;
CREATE INDEX payment_provider_id_begins ON payment USING btree (lower(id_payment) text_pattern_ops) WHERE id_payment IS NOT NULL;
CREATE INDEX payment_signs ON payment USING gin (search_signs((descripcion || ' '::text) || COALESCE(id_payment, ''::text)));
CREATE INDEX payment_text ON payment USING gin (search_text((descripcion || ' '::text) || COALESCE(id_payment, ''::text)) gin_trgm_ops);

CREATE TABLE payment_card (
  account_id bigint NOT NULL,
  fingerprint text NOT NULL,
  first_seen_at timestamp with time zone NOT NULL,
  last_seen_at timestamp with time zone NOT NULL,
  CONSTRAINT payment_card_pkey PRIMARY KEY (account_id, fingerprint),
  CONSTRAINT payment_card_fingerprint_check CHECK (fingerprint <> ''::text),
  CONSTRAINT payment_card_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id)
);
CREATE INDEX payment_card_lately ON payment_card USING btree (account_id, last_seen_at DESC);
CREATE INDEX payment_card_of_all ON payment_card USING btree (fingerprint, account_id);

CREATE TABLE payment_method (
  account_id bigint NOT NULL,
  tipo text NOT NULL,
  metodo text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  updated_at timestamp with time zone NOT NULL,
  returned_payout_id bigint,
  given_by bigint,
  titular text,
  numero_sealed bytea NOT NULL,
  numero_index bytea NOT NULL,
  CONSTRAINT payment_method_pkey PRIMARY KEY (account_id),
  CONSTRAINT payment_method_titular CHECK (titular IS NULL OR titular <> ''::text AND given_by IS NOT NULL),
  CONSTRAINT payment_method_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id),
  CONSTRAINT payment_method_given_by_fkey FOREIGN KEY (given_by) REFERENCES account(id),
  CONSTRAINT payment_method_returned_payout_id_fkey FOREIGN KEY (returned_payout_id) REFERENCES payout(id)
);
CREATE INDEX payment_method_by_clabe ON payment_method USING btree (numero_index);
CREATE INDEX payment_method_given_by ON payment_method USING btree (given_by) WHERE given_by IS NOT NULL;

CREATE TABLE payout (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  fecha date NOT NULL,
  account_id bigint NOT NULL,
  amount bigint NOT NULL,
  tipo text NOT NULL,
  metodo text NOT NULL,
  estado text DEFAULT 'pendiente'::text NOT NULL,
  clave_rastreo text,
  motivo text,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp with time zone NOT NULL,
  sent_at timestamp with time zone,
  done_at timestamp with time zone,
  returned_at timestamp with time zone,
  titular text,
  numero_sealed bytea NOT NULL,
  numero_index bytea NOT NULL,
  CONSTRAINT payout_pkey PRIMARY KEY (id),
  CONSTRAINT payout_once UNIQUE (account_id, fecha),
  CONSTRAINT payout_amount_check CHECK (amount > 0),
  CONSTRAINT payout_clave_rastreo_check CHECK (clave_rastreo ~ '^[A-Za-z0-9]{1,30}$'::text),
  CONSTRAINT payout_estado_check CHECK (estado = ANY (ARRAY['pendiente'::text, 'enviado'::text, 'pagado'::text, 'fallido'::text, 'devuelto'::text])),
  CONSTRAINT payout_motivo_check CHECK (motivo <> ''::text),
  CONSTRAINT payout_titular CHECK (titular <> ''::text),
  CONSTRAINT payout_whole CHECK ((clave_rastreo IS NULL) = (sent_at IS NULL) AND (done_at IS NOT NULL) = (estado = ANY (ARRAY['pagado'::text, 'fallido'::text, 'devuelto'::text])) AND (returned_at IS NOT NULL) = (estado = 'devuelto'::text) AND (motivo IS NOT NULL) = (estado = ANY (ARRAY['fallido'::text, 'devuelto'::text])) AND
CASE estado
    WHEN 'pendiente'::text THEN sent_at IS NULL
    WHEN 'fallido'::text THEN true
    ELSE sent_at IS NOT NULL
END),
  CONSTRAINT payout_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id),
  CONSTRAINT payout_fecha_fkey FOREIGN KEY (fecha) REFERENCES payout_batch(fecha)
);
CREATE INDEX payout_by_amount ON payout USING btree (amount DESC, id DESC);
CREATE INDEX payout_by_state ON payout USING btree (estado, id);
CREATE INDEX payout_by_state_and_amount ON payout USING btree (estado, amount DESC, id DESC);
CREATE INDEX payout_of_account ON payout USING btree (account_id, id);
CREATE INDEX payout_of_batch ON payout USING btree (fecha, id);
CREATE INDEX payout_of_batch_by_state ON payout USING btree (fecha, estado, id) INCLUDE (amount);
CREATE INDEX payout_open ON payout USING btree (account_id) WHERE estado = ANY (ARRAY['pendiente'::text, 'enviado'::text]);
CREATE INDEX payout_tracking_start ON payout USING btree (upper(clave_rastreo) text_pattern_ops) WHERE clave_rastreo IS NOT NULL;
CREATE UNIQUE INDEX payout_tracking_unique ON payout USING btree (fecha, upper(clave_rastreo));
CREATE TRIGGER append_only BEFORE TRUNCATE ON payout FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER payout_guard BEFORE DELETE OR UPDATE ON payout FOR EACH ROW EXECUTE FUNCTION payout_guard();

CREATE TABLE payout_batch (
  fecha date NOT NULL,
  started_at timestamp with time zone NOT NULL,
  completed_at timestamp with time zone,
  CONSTRAINT payout_batch_pkey PRIMARY KEY (fecha),
  CONSTRAINT payout_batch_fecha_check CHECK (EXTRACT(isodow FROM fecha) = 3::numeric)
);

CREATE TABLE payout_due (
  fecha date NOT NULL,
  account_id bigint NOT NULL,
  amount bigint NOT NULL,
  CONSTRAINT payout_due_pkey PRIMARY KEY (fecha, account_id),
  CONSTRAINT payout_due_amount_check CHECK (amount > 0),
  CONSTRAINT payout_due_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id),
  CONSTRAINT payout_due_fecha_fkey FOREIGN KEY (fecha) REFERENCES payout_batch(fecha)
);

CREATE TABLE payout_left_out_notice (
  account_id bigint NOT NULL,
  dia date NOT NULL,
  admin_id bigint NOT NULL,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT payout_left_out_notice_pkey PRIMARY KEY (account_id, dia),
  CONSTRAINT payout_left_out_notice_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id),
  CONSTRAINT payout_left_out_notice_admin_id_fkey FOREIGN KEY (admin_id) REFERENCES account(id)
);

CREATE TABLE payout_release (
  payout_id bigint NOT NULL,
  movement_id bigint NOT NULL,
  amount bigint NOT NULL,
  CONSTRAINT payout_release_pkey PRIMARY KEY (payout_id, movement_id),
  CONSTRAINT payout_release_amount_check CHECK (amount > 0),
  CONSTRAINT payout_release_movement_id_fkey FOREIGN KEY (movement_id) REFERENCES ledger_movement(id),
  CONSTRAINT payout_release_payout_id_fkey FOREIGN KEY (payout_id) REFERENCES payout(id)
);
CREATE INDEX payout_release_by_movement ON payout_release USING btree (movement_id);
CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON payout_release FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TABLE person_block (
  blocker_id bigint NOT NULL,
  blocked_id bigint NOT NULL,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT person_block_pkey PRIMARY KEY (blocker_id, blocked_id),
  CONSTRAINT person_block_other CHECK (blocker_id <> blocked_id),
  CONSTRAINT person_block_blocked_id_fkey FOREIGN KEY (blocked_id) REFERENCES account(id),
  CONSTRAINT person_block_blocker_id_fkey FOREIGN KEY (blocker_id) REFERENCES account(id)
);

CREATE TABLE person_report (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  reporter_id bigint NOT NULL,
  reported_id bigint NOT NULL,
  motivo text NOT NULL,
  texto text NOT NULL,
  message_id bigint,
  client_id text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  closed_at timestamp with time zone,
  closed_by bigint,
  accion text,
  nota text DEFAULT ''::text NOT NULL,
  CONSTRAINT person_report_pkey PRIMARY KEY (id),
  CONSTRAINT person_report_client_id_unique UNIQUE (reporter_id, client_id),
  CONSTRAINT person_report_accion_check CHECK (accion = ANY (ARRAY['nada'::text, 'aviso'::text, 'retirado'::text, 'suspendida'::text, 'otra'::text])),
  CONSTRAINT person_report_acted CHECK (closed_at IS NOT NULL OR accion IS NULL AND nota = ''::text),
  CONSTRAINT person_report_closed CHECK ((closed_at IS NULL) = (closed_by IS NULL)),
  CONSTRAINT person_report_motivo_check CHECK (motivo = ANY (ARRAY['spam'::text, 'trato_ofensivo'::text, 'pago_por_fuera'::text, 'fraude'::text, 'otro'::text])),
  CONSTRAINT person_report_other CHECK (reporter_id <> reported_id),
  CONSTRAINT person_report_closed_by_fkey FOREIGN KEY (closed_by) REFERENCES account(id),
  CONSTRAINT person_report_message_id_fkey FOREIGN KEY (message_id) REFERENCES message(id),
  CONSTRAINT person_report_reported_id_fkey FOREIGN KEY (reported_id) REFERENCES account(id),
  CONSTRAINT person_report_reporter_id_fkey FOREIGN KEY (reporter_id) REFERENCES account(id)
);
CREATE INDEX person_report_about ON person_report USING btree (reported_id, id DESC);
CREATE INDEX person_report_closed ON person_report USING btree (id DESC) WHERE closed_at IS NOT NULL;
CREATE INDEX person_report_open ON person_report USING btree (id DESC) WHERE closed_at IS NULL;

CREATE TABLE policy_report (
  dia date NOT NULL,
  directiva text NOT NULL,
  bloqueado text NOT NULL,
  pagina text NOT NULL,
  veces integer NOT NULL,
  CONSTRAINT policy_report_pkey PRIMARY KEY (dia, directiva, bloqueado, pagina)
);

CREATE TABLE portfolio (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  account_id bigint NOT NULL,
  titulo text NOT NULL,
  descripcion text NOT NULL,
  orden integer DEFAULT 0 NOT NULL,
  client_id text,
  changed_client_id text,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT portfolio_pkey PRIMARY KEY (id),
  CONSTRAINT portfolio_client_id_unique UNIQUE (account_id, client_id),
  CONSTRAINT portfolio_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id)
);
CREATE INDEX portfolio_by_account ON portfolio USING btree (account_id, orden, id);

CREATE TABLE portfolio_image (
  portfolio_id bigint NOT NULL,
  file_id text NOT NULL,
  orden smallint NOT NULL,
  CONSTRAINT portfolio_image_pkey PRIMARY KEY (portfolio_id, orden),
  CONSTRAINT portfolio_image_file_id_fkey FOREIGN KEY (file_id) REFERENCES file(id),
  CONSTRAINT portfolio_image_portfolio_id_fkey FOREIGN KEY (portfolio_id) REFERENCES portfolio(id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX portfolio_image_file ON portfolio_image USING btree (file_id);

CREATE TABLE professional_reminder (
  account_id bigint NOT NULL,
  dia date NOT NULL,
  admin_id bigint NOT NULL,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT professional_reminder_pkey PRIMARY KEY (account_id, dia),
  CONSTRAINT professional_reminder_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id),
  CONSTRAINT professional_reminder_admin_id_fkey FOREIGN KEY (admin_id) REFERENCES account(id)
);

CREATE TABLE profile (
  account_id bigint NOT NULL,
  nombre_comercial text DEFAULT ''::text NOT NULL,
  descripcion text NOT NULL,
  estado_id smallint,
  ciudad_id integer,
  identificacion_frontal text,
  identificacion_trasera text,
  identificacion_at timestamp with time zone,
  validacion text DEFAULT 'pendiente'::text NOT NULL,
  validacion_motivo text DEFAULT ''::text NOT NULL,
  validacion_at timestamp with time zone,
  validacion_by bigint,
  review_count integer DEFAULT 0 NOT NULL,
  review_stars integer DEFAULT 0 NOT NULL,
  reviews_by_rating integer[] DEFAULT '{0,0,0,0,0,0}'::integer[] NOT NULL,
  finished_count integer DEFAULT 0 NOT NULL,
  nivel smallint DEFAULT 0 NOT NULL,
  estrellas real GENERATED ALWAYS AS (((20 + review_stars)::real / (5 + review_count)::double precision)) STORED NOT NULL,
  buscable text DEFAULT ''::text NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  dias text[] DEFAULT '{}'::text[] NOT NULL,
  hora_inicio smallint,
  hora_fin smallint,
  CONSTRAINT profile_pkey PRIMARY KEY (account_id),
  CONSTRAINT profile_city_needs_state CHECK (ciudad_id IS NULL OR estado_id IS NOT NULL),
  CONSTRAINT profile_dias_check CHECK (dias <@ ARRAY['lun'::text, 'mar'::text, 'mie'::text, 'jue'::text, 'vie'::text, 'sab'::text, 'dom'::text]),
  CONSTRAINT profile_hours CHECK (hora_inicio IS NULL AND hora_fin IS NULL OR hora_inicio >= 0 AND hora_inicio < hora_fin AND hora_fin <= 24),
  CONSTRAINT profile_reviews_by_rating_check CHECK (array_length(reviews_by_rating, 1) = 6),
  CONSTRAINT profile_validacion_check CHECK (validacion = ANY (ARRAY['pendiente'::text, 'validado'::text, 'rechazado'::text])),
  CONSTRAINT profile_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id),
  CONSTRAINT profile_ciudad_id_fkey FOREIGN KEY (ciudad_id) REFERENCES ciudad(id),
  CONSTRAINT profile_estado_id_fkey FOREIGN KEY (estado_id) REFERENCES estado(id),
  CONSTRAINT profile_identificacion_frontal_fkey FOREIGN KEY (identificacion_frontal) REFERENCES file(id),
  CONSTRAINT profile_identificacion_trasera_fkey FOREIGN KEY (identificacion_trasera) REFERENCES file(id),
  CONSTRAINT profile_validacion_by_fkey FOREIGN KEY (validacion_by) REFERENCES account(id)
);
CREATE INDEX profile_validated_at ON profile USING btree (validacion_at) WHERE validacion = 'validado'::text;
CREATE INDEX profile_waiting ON profile USING btree (account_id) WHERE validacion = 'pendiente'::text;
CREATE TRIGGER profile_refresh_search AFTER INSERT OR UPDATE OF validacion, estado_id, ciudad_id, review_count, review_stars, finished_count, nivel, nombre_comercial, descripcion, dias, hora_fin, buscable ON profile FOR EACH ROW EXECUTE FUNCTION profile_refresh_search();
CREATE TRIGGER profile_set_buscable BEFORE INSERT OR UPDATE OF nombre_comercial, descripcion, buscable ON profile FOR EACH ROW EXECUTE FUNCTION profile_set_buscable();
CREATE TRIGGER profile_trade_name AFTER INSERT OR UPDATE OF nombre_comercial ON profile FOR EACH ROW EXECUTE FUNCTION profile_trade_name();

CREATE TABLE profile_profesion (
  account_id bigint NOT NULL,
  categoria_id integer NOT NULL,
  orden smallint NOT NULL,
  desde integer,
  CONSTRAINT profile_profesion_pkey PRIMARY KEY (account_id, categoria_id),
  CONSTRAINT profile_profesion_account_id_orden_key UNIQUE (account_id, orden),
  CONSTRAINT profile_profesion_desde_check CHECK (desde > 0),
  CONSTRAINT profile_profesion_account_id_fkey FOREIGN KEY (account_id) REFERENCES profile(account_id) ON DELETE CASCADE,
  CONSTRAINT profile_profesion_categoria_id_fkey FOREIGN KEY (categoria_id) REFERENCES categoria(id)
);
CREATE INDEX profile_profesion_by_category ON profile_profesion USING btree (categoria_id, account_id);
CREATE TRIGGER profesion_touch_buscable AFTER INSERT OR DELETE OR UPDATE ON profile_profesion FOR EACH ROW EXECUTE FUNCTION profesion_touch_buscable();

CREATE TABLE project_note (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  proposal_id bigint NOT NULL,
  author_id bigint NOT NULL,
  texto text NOT NULL,
  client_id text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT project_note_pkey PRIMARY KEY (id),
  CONSTRAINT project_note_once UNIQUE (proposal_id, author_id, client_id),
  CONSTRAINT project_note_texto_check CHECK (texto <> ''::text AND char_length(texto) <= 2000),
  CONSTRAINT project_note_author_id_fkey FOREIGN KEY (author_id) REFERENCES account(id),
  CONSTRAINT project_note_proposal_id_fkey FOREIGN KEY (proposal_id) REFERENCES proposal(id)
);
CREATE INDEX project_note_of_project ON project_note USING btree (proposal_id, id DESC);
CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON project_note FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TABLE project_reminder (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  proposal_id bigint NOT NULL,
  admin_id bigint NOT NULL,
  account_id bigint NOT NULL,
  paso text NOT NULL,
  monto bigint,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT project_reminder_pkey PRIMARY KEY (id),
  CONSTRAINT project_reminder_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id),
  CONSTRAINT project_reminder_admin_id_fkey FOREIGN KEY (admin_id) REFERENCES account(id),
  CONSTRAINT project_reminder_proposal_id_fkey FOREIGN KEY (proposal_id) REFERENCES proposal(id),
  CONSTRAINT project_reminder_daily EXCLUDE USING gist (int8range(proposal_id, proposal_id, '[]'::text) WITH &&, tsrange((created_at AT TIME ZONE 'UTC'::text), (created_at AT TIME ZONE 'UTC'::text) + '24:00:00'::interval) WITH &&)
);
CREATE INDEX project_reminder_of_project ON project_reminder USING btree (proposal_id, id DESC);

CREATE TABLE proposal (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  client_id bigint NOT NULL,
  professional_id bigint NOT NULL,
  profesional_assign_id bigint,
  estado text DEFAULT 'por_publicar'::text NOT NULL,
  client_accept boolean DEFAULT true NOT NULL,
  professional_accept boolean DEFAULT false NOT NULL,
  titulo text DEFAULT ''::text NOT NULL,
  descripcion text DEFAULT ''::text NOT NULL,
  start date,
  "end" date,
  precio bigint,
  anticipo numeric(3,2) DEFAULT 0 NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp with time zone NOT NULL,
  updated_at timestamp with time zone NOT NULL,
  published_at timestamp with time zone,
  entregado_at timestamp with time zone,
  completed_at timestamp with time zone,
  finalized_at timestamp with time zone,
  grupo text GENERATED ALWAYS AS (
CASE
    WHEN estado = ANY (ARRAY['por_pagar'::text, 'pagado'::text, 'completado'::text]) THEN 'en_curso'::text
    WHEN estado = ANY (ARRAY['por_publicar'::text, 'publicada'::text]) THEN 'esperando'::text
    WHEN estado = 'finalizada'::text THEN 'finalizados'::text
    WHEN estado <> 'retirada'::text OR published_at IS NOT NULL THEN 'cerrados'::text
    ELSE NULL::text
END) STORED,
  adicional_por_pagar bigint DEFAULT 0 NOT NULL,
  adicionales boolean GENERATED ALWAYS AS (adicional_por_pagar > 0) STORED NOT NULL,
  conceptos jsonb DEFAULT '[]'::jsonb NOT NULL,
  incluye text[] DEFAULT '{}'::text[] NOT NULL,
  no_incluye text[] DEFAULT '{}'::text[] NOT NULL,
  hora text,
  duracion integer,
  revised_at timestamp with time zone,
  cambio_pedido text,
  answers_request_id bigint,
  rate_id bigint,
  unpaid_since timestamp with time zone,
  categoria text DEFAULT ''::text NOT NULL,
  lugar_estado text DEFAULT ''::text NOT NULL,
  lugar_ciudad text DEFAULT ''::text NOT NULL,
  vence timestamp with time zone GENERATED ALWAYS AS (
CASE
    WHEN estado = 'publicada'::text THEN (((published_at AT TIME ZONE 'UTC'::text) + '360:00:00'::interval) AT TIME ZONE 'UTC'::text)
    WHEN estado = 'por_pagar'::text THEN (((unpaid_since AT TIME ZONE 'UTC'::text) + '168:00:00'::interval) AT TIME ZONE 'UTC'::text)
    WHEN estado = 'pagado'::text AND adicional_por_pagar = 0 THEN (((entregado_at AT TIME ZONE 'UTC'::text) + '168:00:00'::interval) AT TIME ZONE 'UTC'::text)
    WHEN estado = 'completado'::text THEN (((completed_at AT TIME ZONE 'UTC'::text) + '168:00:00'::interval) AT TIME ZONE 'UTC'::text)
    ELSE NULL::timestamp with time zone
END) STORED,
  responsable_id bigint,
  responsable_at timestamp with time zone,
  CONSTRAINT proposal_pkey PRIMARY KEY (id),
  CONSTRAINT proposal_adicional_por_pagar_check CHECK (adicional_por_pagar >= 0),
  CONSTRAINT proposal_cambio_pedido_check CHECK (cambio_pedido <> ''::text),
  CONSTRAINT proposal_dates_ordered CHECK (start <= "end"),
  CONSTRAINT proposal_duracion_check CHECK (duracion >= 15 AND duracion <= 1440),
  CONSTRAINT proposal_estado_check CHECK (estado = ANY (ARRAY['por_publicar'::text, 'publicada'::text, 'rechazada'::text, 'retirada'::text, 'expirada'::text, 'por_pagar'::text, 'pagado'::text, 'cancelada'::text, 'completado'::text, 'finalizada'::text])),
  CONSTRAINT proposal_hora_check CHECK (hora ~ '^([01]\d|2[0-3]):[0-5]\d$'::text),
  CONSTRAINT proposal_lines_add_up CHECK (conceptos = '[]'::jsonb OR (estado <> ALL (ARRAY['por_publicar'::text, 'publicada'::text])) OR lines_total(conceptos) = precio),
  CONSTRAINT proposal_lists_bounded CHECK (jsonb_array_length(conceptos) <= 20 AND cardinality(incluye) <= 20 AND cardinality(no_incluye) <= 20),
  CONSTRAINT proposal_precio_check CHECK (precio >= 10000 AND precio <= 999999900),
  CONSTRAINT proposal_published_is_complete CHECK ((estado = ANY (ARRAY['por_publicar'::text, 'retirada'::text])) OR titulo <> ''::text AND descripcion <> ''::text AND precio IS NOT NULL),
  CONSTRAINT proposal_responsable_whole CHECK ((responsable_id IS NULL) = (responsable_at IS NULL)),
  CONSTRAINT proposal_two_people CHECK (client_id <> professional_id),
  CONSTRAINT proposal_answers_request_id_fkey FOREIGN KEY (answers_request_id) REFERENCES request(id) ON DELETE SET NULL,
  CONSTRAINT proposal_client_id_fkey FOREIGN KEY (client_id) REFERENCES account(id),
  CONSTRAINT proposal_profesional_assign_id_fkey FOREIGN KEY (profesional_assign_id) REFERENCES account(id),
  CONSTRAINT proposal_professional_id_fkey FOREIGN KEY (professional_id) REFERENCES account(id),
  CONSTRAINT proposal_rate_id_fkey FOREIGN KEY (rate_id) REFERENCES rate(id),
  CONSTRAINT proposal_responsable_id_fkey FOREIGN KEY (responsable_id) REFERENCES account(id)
);
CREATE INDEX proposal_answers_request ON proposal USING btree (answers_request_id) WHERE answers_request_id IS NOT NULL;
CREATE INDEX proposal_assigned ON proposal USING btree (profesional_assign_id) WHERE profesional_assign_id IS NOT NULL;
CREATE INDEX proposal_by_category_and_place ON proposal USING btree (categoria, lugar_estado, id DESC) INCLUDE (estado);
CREATE INDEX proposal_by_category_and_state ON proposal USING btree (categoria, estado, id DESC);
CREATE INDEX proposal_by_client ON proposal USING btree (client_id, grupo, updated_at DESC, id DESC);
CREATE INDEX proposal_by_deadline ON proposal USING btree (vence, id) WHERE vence IS NOT NULL;
CREATE INDEX proposal_by_owner ON proposal USING btree (responsable_id, id DESC);
CREATE INDEX proposal_by_place_and_state ON proposal USING btree (lugar_estado, estado, id DESC);
CREATE INDEX proposal_by_price ON proposal USING btree (precio DESC, id DESC) WHERE precio IS NOT NULL;
CREATE INDEX proposal_by_professional ON proposal USING btree (professional_id, grupo, updated_at DESC, id DESC);
CREATE INDEX proposal_by_silence ON proposal USING btree (updated_at, id) WHERE grupo = ANY (ARRAY['en_curso'::text, 'esperando'::text]);
CREATE INDEX proposal_by_state ON proposal USING btree (estado, id DESC);
CREATE INDEX proposal_created ON proposal USING btree (created_at) INCLUDE (estado, precio, profesional_assign_id, professional_id);
CREATE INDEX proposal_delivered ON proposal USING btree (entregado_at) WHERE estado = 'pagado'::text AND entregado_at IS NOT NULL;
CREATE INDEX proposal_expiring ON proposal USING btree (published_at) WHERE estado = 'publicada'::text;
CREATE INDEX proposal_finalized ON proposal USING btree (professional_id, finalized_at) WHERE estado = 'finalizada'::text;
CREATE INDEX proposal_finalized_at ON proposal USING btree (finalized_at) INCLUDE (precio) WHERE finalized_at IS NOT NULL;
CREATE INDEX proposal_of_pair ON proposal USING btree (client_id, professional_id, id DESC);
CREATE UNIQUE INDEX proposal_one_open_per_pair ON proposal USING btree (client_id, professional_id) WHERE estado <> ALL (ARRAY['rechazada'::text, 'retirada'::text, 'expirada'::text, 'cancelada'::text, 'finalizada'::text]);
CREATE INDEX proposal_signs ON proposal USING gin (search_signs(titulo));
CREATE INDEX proposal_text ON proposal USING gin (search_text(titulo) gin_trgm_ops);
CREATE INDEX proposal_to_finalize ON proposal USING btree (completed_at) WHERE estado = 'completado'::text;
CREATE INDEX proposal_unpaid ON proposal USING btree (unpaid_since) WHERE estado = 'por_pagar'::text;
CREATE INDEX proposal_words ON proposal USING gin (search_words((((((((titulo || ' '::text) || categoria) || ' '::text) || lugar_ciudad) || ' '::text) || lugar_estado) || ' '::text) || descripcion));
CREATE TRIGGER proposal_finished_insert AFTER INSERT ON proposal FOR EACH ROW WHEN (new.estado = 'finalizada'::text) EXECUTE FUNCTION proposal_finished_count();
CREATE TRIGGER proposal_finished_update AFTER UPDATE OF estado ON proposal FOR EACH ROW WHEN (new.estado = 'finalizada'::text AND old.estado <> 'finalizada'::text) EXECUTE FUNCTION proposal_finished_count();
CREATE TRIGGER proposal_of_request BEFORE INSERT OR UPDATE OF answers_request_id ON proposal FOR EACH ROW WHEN (new.answers_request_id IS NOT NULL) EXECUTE FUNCTION proposal_of_request();
CREATE TRIGGER review_time_over AFTER UPDATE OF estado ON proposal FOR EACH ROW WHEN ((new.estado = ANY (ARRAY['finalizada'::text, 'cancelada'::text])) AND old.estado = 'completado'::text) EXECUTE FUNCTION review_time_over();

CREATE TABLE proposal_address (
  proposal_id bigint NOT NULL,
  direccion text NOT NULL,
  apartamento text NOT NULL,
  referencia text NOT NULL,
  colonia text NOT NULL,
  cp text NOT NULL,
  estado text NOT NULL,
  ciudad text NOT NULL,
  chosen_at timestamp with time zone NOT NULL,
  CONSTRAINT proposal_address_pkey PRIMARY KEY (proposal_id),
  CONSTRAINT proposal_address_proposal_id_fkey FOREIGN KEY (proposal_id) REFERENCES proposal(id)
);
CREATE TRIGGER proposal_placed AFTER INSERT OR UPDATE OF estado, ciudad ON proposal_address FOR EACH ROW EXECUTE FUNCTION proposal_placed();

CREATE TABLE proposal_event (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  proposal_id bigint NOT NULL,
  evento text NOT NULL,
  actor_id bigint,
  monto bigint,
  detalle text DEFAULT ''::text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  payment_id bigint,
  device text,
  CONSTRAINT proposal_event_pkey PRIMARY KEY (id),
  CONSTRAINT proposal_event_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES account(id),
  CONSTRAINT proposal_event_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payment(id),
  CONSTRAINT proposal_event_proposal_id_fkey FOREIGN KEY (proposal_id) REFERENCES proposal(id)
);
CREATE INDEX proposal_event_counted ON proposal_event USING btree (evento, created_at) INCLUDE (proposal_id) WHERE evento = ANY (ARRAY['publicada'::text, 'por_pagar'::text, 'pago_recibido'::text]);
CREATE INDEX proposal_event_of_payment ON proposal_event USING btree (payment_id) WHERE payment_id IS NOT NULL;
CREATE INDEX proposal_event_timeline ON proposal_event USING btree (proposal_id, id);
CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON proposal_event FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TABLE proposal_version (
  proposal_id bigint NOT NULL,
  version integer NOT NULL,
  titulo text NOT NULL,
  descripcion text NOT NULL,
  precio bigint NOT NULL,
  start date,
  "end" date,
  hora text,
  duracion integer,
  conceptos jsonb NOT NULL,
  incluye text[] NOT NULL,
  no_incluye text[] NOT NULL,
  published_at timestamp with time zone NOT NULL,
  CONSTRAINT proposal_version_pkey PRIMARY KEY (proposal_id, version),
  CONSTRAINT proposal_version_proposal_id_fkey FOREIGN KEY (proposal_id) REFERENCES proposal(id)
);
CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON proposal_version FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TABLE provider_agreed (
  until timestamp with time zone NOT NULL,
  balance bigint NOT NULL,
  agreed_at timestamp with time zone NOT NULL,
  CONSTRAINT provider_agreed_pkey PRIMARY KEY (until)
);

CREATE TABLE provider_booking (
  operation_key text NOT NULL,
  movement_id text NOT NULL,
  CONSTRAINT provider_booking_pkey PRIMARY KEY (operation_key),
  CONSTRAINT provider_booking_movement_id_fkey FOREIGN KEY (movement_id) REFERENCES provider_movement(id)
);
CREATE INDEX provider_booking_of_movement ON provider_booking USING btree (movement_id);
CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON provider_booking FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TABLE provider_movement (
  id text NOT NULL,
  tipo text NOT NULL,
  categoria text NOT NULL,
  source text,
  payment_ref text,
  amount bigint NOT NULL,
  fee bigint NOT NULL,
  tax bigint NOT NULL,
  divisa text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  taken_at timestamp with time zone NOT NULL,
  CONSTRAINT provider_movement_pkey PRIMARY KEY (id)
);
CREATE INDEX provider_movement_by_time ON provider_movement USING btree (created_at);
CREATE INDEX provider_movement_of_payment ON provider_movement USING btree (payment_ref);
CREATE INDEX provider_movement_of_source ON provider_movement USING btree (source);
CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON provider_movement FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TABLE provider_payout (
  id text NOT NULL,
  amount bigint NOT NULL,
  estado text NOT NULL,
  arrives_at timestamp with time zone,
  rastreo text,
  created_at timestamp with time zone NOT NULL,
  open boolean DEFAULT true NOT NULL,
  CONSTRAINT provider_payout_pkey PRIMARY KEY (id)
);
CREATE INDEX provider_payout_open ON provider_payout USING btree (id) WHERE open;

CREATE TABLE provider_swept (
  one boolean DEFAULT true NOT NULL,
  until timestamp with time zone NOT NULL,
  CONSTRAINT provider_swept_pkey PRIMARY KEY (one),
  CONSTRAINT provider_swept_one_check CHECK (one)
);

CREATE TABLE queue_assignee (
  tipo text NOT NULL,
  object_id bigint NOT NULL,
  responsable_id bigint,
  responsable_at timestamp with time zone,
  CONSTRAINT queue_assignee_pkey PRIMARY KEY (tipo, object_id),
  CONSTRAINT queue_assignee_whole CHECK ((responsable_id IS NULL) = (responsable_at IS NULL)),
  CONSTRAINT queue_assignee_responsable_id_fkey FOREIGN KEY (responsable_id) REFERENCES account(id)
);
CREATE INDEX queue_assignee_whose ON queue_assignee USING btree (responsable_id) WHERE responsable_id IS NOT NULL;

CREATE TABLE rate (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  nivel smallint,
  hundredths integer,
  fixed bigint,
  precio bigint,
  holds_from timestamp with time zone NOT NULL,
  motivo text NOT NULL,
  author_id bigint,
  created_at timestamp with time zone NOT NULL,
  withdrawn_at timestamp with time zone,
  withdrawn_by bigint,
  CONSTRAINT rate_pkey PRIMARY KEY (id),
  CONSTRAINT rate_fixed_check CHECK (fixed >= 0),
  CONSTRAINT rate_hundredths_check CHECK (hundredths >= 0 AND hundredths <= 10000),
  CONSTRAINT rate_motivo_check CHECK (motivo <> ''::text),
  CONSTRAINT rate_not_past CHECK (author_id IS NULL OR holds_from >= created_at),
  CONSTRAINT rate_precio_check CHECK (precio >= 0),
  CONSTRAINT rate_values CHECK (
CASE
    WHEN nivel IS NULL THEN num_nulls(hundredths, fixed) = 0 AND precio IS NULL
    ELSE num_nonnulls(hundredths, fixed) = 0 AND precio IS NOT NULL
END),
  CONSTRAINT rate_withdrawn CHECK ((withdrawn_at IS NULL) = (withdrawn_by IS NULL) AND withdrawn_at < holds_from),
  CONSTRAINT rate_author_id_fkey FOREIGN KEY (author_id) REFERENCES account(id),
  CONSTRAINT rate_nivel_fkey FOREIGN KEY (nivel) REFERENCES nivel(id),
  CONSTRAINT rate_withdrawn_by_fkey FOREIGN KEY (withdrawn_by) REFERENCES account(id)
);
CREATE UNIQUE INDEX rate_in_force ON rate USING btree (nivel, holds_from) NULLS NOT DISTINCT WHERE withdrawn_at IS NULL;
CREATE TRIGGER append_only BEFORE DELETE OR TRUNCATE ON rate FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER rate_guard BEFORE UPDATE ON rate FOR EACH ROW EXECUTE FUNCTION rate_guard();

CREATE UNLOGGED TABLE rate_limit (
  key text NOT NULL,
  window_ends_at timestamp with time zone NOT NULL,
  count integer NOT NULL,
  CONSTRAINT rate_limit_pkey PRIMARY KEY (key)
);
CREATE INDEX rate_limit_ended ON rate_limit USING btree (window_ends_at);

CREATE TABLE recovery_code (
  account_id bigint NOT NULL,
  code_hash bytea NOT NULL,
  used_at timestamp with time zone,
  kept_at timestamp with time zone,
  CONSTRAINT recovery_code_pkey PRIMARY KEY (account_id, code_hash),
  CONSTRAINT recovery_code_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id)
);

CREATE TABLE reference_version (
  name text NOT NULL,
  sha256 text NOT NULL,
  loaded_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT reference_version_pkey PRIMARY KEY (name)
);

CREATE TABLE refund (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  payment_id bigint NOT NULL,
  proposal_id bigint,
  amount bigint NOT NULL,
  motivo text NOT NULL,
  idempotency_key uuid DEFAULT gen_random_uuid() NOT NULL,
  id_refund text,
  created_at timestamp with time zone NOT NULL,
  done_at timestamp with time zone,
  tries integer DEFAULT 0 NOT NULL,
  next_at timestamp with time zone DEFAULT '1970-01-01 00:00:00+00'::timestamp with time zone NOT NULL,
  failure text,
  failed_at timestamp with time zone,
  watch_at timestamp with time zone,
  failed_late boolean DEFAULT false NOT NULL,
  outside_by bigint,
  outside_how text,
  outside_key text,
  outside_reason text,
  chargeback_id bigint,
  refused_at timestamp with time zone,
  asking boolean DEFAULT false NOT NULL,
  CONSTRAINT refund_pkey PRIMARY KEY (id),
  CONSTRAINT refund_amount_check CHECK (amount > 0),
  CONSTRAINT refund_by_bank CHECK (chargeback_id IS NULL OR done_at IS NOT NULL AND outside_by IS NULL AND watch_at IS NULL),
  CONSTRAINT refund_failed CHECK (failed_at IS NULL OR done_at IS NULL AND failure IS NOT NULL),
  CONSTRAINT refund_motivo_check CHECK (motivo = ANY (ARRAY['cancelacion'::text, 'disputa'::text, 'excedente'::text, 'proveedor'::text])),
  CONSTRAINT refund_outside_whole CHECK (outside_by IS NULL AND outside_how IS NULL AND outside_key IS NULL AND outside_reason IS NULL OR outside_by IS NOT NULL AND done_at IS NOT NULL AND (outside_how = ANY (ARRAY['transferencia'::text, 'efectivo'::text, 'otro'::text])) AND outside_key IS NOT NULL AND outside_reason <> ''::text),
  CONSTRAINT refund_tries_check CHECK (tries >= 0),
  CONSTRAINT refund_watched CHECK (watch_at IS NULL OR done_at IS NOT NULL AND outside_by IS NULL),
  CONSTRAINT refund_chargeback_id_fkey FOREIGN KEY (chargeback_id) REFERENCES chargeback(id),
  CONSTRAINT refund_outside_by_fkey FOREIGN KEY (outside_by) REFERENCES account(id),
  CONSTRAINT refund_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payment(id),
  CONSTRAINT refund_proposal_id_fkey FOREIGN KEY (proposal_id) REFERENCES proposal(id)
);
CREATE INDEX refund_at_provider ON refund USING btree (id_refund) WHERE id_refund IS NOT NULL;
CREATE INDEX refund_by_chargeback ON refund USING btree (chargeback_id) WHERE chargeback_id IS NOT NULL;
CREATE INDEX refund_of_payment ON refund USING btree (payment_id);
CREATE INDEX refund_of_proposal ON refund USING btree (proposal_id);
CREATE INDEX refund_refused_open ON refund USING btree (id) WHERE done_at IS NULL AND (failed_at IS NOT NULL OR refused_at IS NOT NULL);
CREATE INDEX refund_to_watch ON refund USING btree (watch_at) WHERE watch_at IS NOT NULL;
CREATE INDEX refund_waiting ON refund USING btree (next_at) WHERE done_at IS NULL AND failed_at IS NULL;
CREATE TRIGGER refund_within_payment AFTER INSERT OR UPDATE OF amount, payment_id ON refund FOR EACH ROW EXECUTE FUNCTION refund_within_payment();

CREATE TABLE refund_failure (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  payment_id bigint NOT NULL,
  refund_id bigint,
  id_refund text,
  failure text NOT NULL,
  failed_at timestamp with time zone NOT NULL,
  CONSTRAINT refund_failure_pkey PRIMARY KEY (id),
  CONSTRAINT refund_failure_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payment(id),
  CONSTRAINT refund_failure_refund_id_fkey FOREIGN KEY (refund_id) REFERENCES refund(id) ON DELETE SET NULL
);
CREATE INDEX refund_failure_of_payment ON refund_failure USING btree (payment_id);
CREATE INDEX refund_failure_of_refund ON refund_failure USING btree (refund_id);

CREATE TABLE reminder (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  proposal_id bigint NOT NULL,
  name text NOT NULL,
  day integer NOT NULL,
  event_id bigint NOT NULL,
  due_at timestamp with time zone NOT NULL,
  ended_at timestamp with time zone,
  told boolean,
  CONSTRAINT reminder_pkey PRIMARY KEY (id),
  CONSTRAINT reminder_once UNIQUE (event_id, name, day),
  CONSTRAINT reminder_day_check CHECK (day > 0),
  CONSTRAINT reminder_ended_whole CHECK ((ended_at IS NULL) = (told IS NULL)),
  CONSTRAINT reminder_event_id_fkey FOREIGN KEY (event_id) REFERENCES proposal_event(id),
  CONSTRAINT reminder_proposal_id_fkey FOREIGN KEY (proposal_id) REFERENCES proposal(id)
);
CREATE INDEX reminder_due ON reminder USING btree (due_at) WHERE ended_at IS NULL;
CREATE INDEX reminder_planned ON reminder USING btree (proposal_id) WHERE ended_at IS NULL;

CREATE TABLE request (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  client_id bigint NOT NULL,
  sent_as text NOT NULL,
  categoria text NOT NULL,
  aparato text NOT NULL,
  opt text NOT NULL,
  cantidad text NOT NULL,
  ancho text NOT NULL,
  largo text NOT NULL,
  titulo text NOT NULL,
  descripcion text NOT NULL,
  fecha date NOT NULL,
  hora text NOT NULL,
  lugar_estado text NOT NULL,
  lugar_ciudad text NOT NULL,
  precotizacion bigint,
  estado text DEFAULT 'abierta'::text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  ended_at timestamp with time zone,
  cuando text DEFAULT ''::text NOT NULL,
  lugar_colonia text DEFAULT ''::text NOT NULL,
  lugar_cp text DEFAULT ''::text NOT NULL,
  lugar_direccion text DEFAULT ''::text NOT NULL,
  lugar_apartamento text DEFAULT ''::text NOT NULL,
  lugar_referencia text DEFAULT ''::text NOT NULL,
  first_answered_at timestamp with time zone,
  first_proposed_at timestamp with time zone,
  CONSTRAINT request_pkey PRIMARY KEY (id),
  CONSTRAINT request_sent_as_unique UNIQUE (client_id, sent_as),
  CONSTRAINT request_cuando_check CHECK (cuando = ANY (ARRAY[''::text, 'hoy'::text, 'esta semana'::text, 'sin prisa'::text])),
  CONSTRAINT request_ended CHECK ((ended_at IS NULL) = (estado = 'abierta'::text)),
  CONSTRAINT request_estado_check CHECK (estado = ANY (ARRAY['abierta'::text, 'elegida'::text, 'cerrada'::text])),
  CONSTRAINT request_hora_check CHECK (hora ~ '^([01]\d|2[0-3]):[0-5]\d$'::text),
  CONSTRAINT request_lugar_cp_check CHECK (lugar_cp ~ '^(\d{5})?$'::text),
  CONSTRAINT request_precotizacion_check CHECK (precotizacion >= 0),
  CONSTRAINT request_client_id_fkey FOREIGN KEY (client_id) REFERENCES account(id)
);
CREATE INDEX request_by_category ON request USING btree (categoria, id DESC);
CREATE INDEX request_by_category_and_city ON request USING btree (categoria, lugar_estado, lugar_ciudad, id DESC);
CREATE INDEX request_by_category_and_place ON request USING btree (categoria, lugar_estado, id DESC) INCLUDE (estado);
CREATE INDEX request_by_category_and_state ON request USING btree (categoria, estado, id DESC);
CREATE INDEX request_by_place ON request USING btree (lugar_estado, id DESC);
CREATE INDEX request_by_place_and_state ON request USING btree (lugar_estado, estado, id DESC);
CREATE INDEX request_by_state ON request USING btree (estado, id DESC);
CREATE INDEX request_created ON request USING btree (created_at);
CREATE INDEX request_first_answer ON request USING btree (first_answered_at) INCLUDE (created_at) WHERE first_answered_at IS NOT NULL;
CREATE INDEX request_first_proposal ON request USING btree (first_proposed_at) WHERE first_proposed_at IS NOT NULL;
CREATE INDEX request_of_client ON request USING btree (client_id, estado, id DESC);
CREATE INDEX request_signs ON request USING gin (search_signs((((titulo || ' '::text) || aparato) || ' '::text) || opt));
CREATE INDEX request_text ON request USING gin (search_text((((titulo || ' '::text) || aparato) || ' '::text) || opt) gin_trgm_ops);

CREATE TABLE request_image (
  request_id bigint NOT NULL,
  orden smallint NOT NULL,
  file_id text NOT NULL,
  CONSTRAINT request_image_pkey PRIMARY KEY (request_id, orden),
  CONSTRAINT request_image_file_id_fkey FOREIGN KEY (file_id) REFERENCES file(id),
  CONSTRAINT request_image_request_id_fkey FOREIGN KEY (request_id) REFERENCES request(id)
);
CREATE INDEX request_image_file ON request_image USING btree (file_id);

CREATE TABLE request_recipient (
  request_id bigint NOT NULL,
  professional_id bigint NOT NULL,
  conversation_id bigint NOT NULL,
  message_id bigint NOT NULL,
  sent_at timestamp with time zone NOT NULL,
  answer_until timestamp with time zone NOT NULL,
  proposal_id bigint,
  answered_at timestamp with time zone,
  motivo text DEFAULT ''::text NOT NULL,
  declined boolean DEFAULT false NOT NULL,
  seen_at timestamp with time zone,
  CONSTRAINT request_recipient_pkey PRIMARY KEY (request_id, professional_id),
  CONSTRAINT request_recipient_answered CHECK ((answered_at IS NOT NULL) = (declined OR proposal_id IS NOT NULL)),
  CONSTRAINT request_recipient_one_answer CHECK (NOT (declined AND proposal_id IS NOT NULL)),
  CONSTRAINT request_recipient_conversation_id_fkey FOREIGN KEY (conversation_id) REFERENCES conversation(id),
  CONSTRAINT request_recipient_message_id_fkey FOREIGN KEY (message_id) REFERENCES message(id),
  CONSTRAINT request_recipient_professional_id_fkey FOREIGN KEY (professional_id) REFERENCES account(id),
  CONSTRAINT request_recipient_proposal_id_fkey FOREIGN KEY (proposal_id) REFERENCES proposal(id),
  CONSTRAINT request_recipient_request_id_fkey FOREIGN KEY (request_id) REFERENCES request(id)
);
CREATE INDEX request_in_chat ON request_recipient USING btree (conversation_id, message_id) INCLUDE (request_id);
CREATE INDEX request_of_professional ON request_recipient USING btree (professional_id, request_id DESC);
CREATE UNIQUE INDEX request_recipient_message ON request_recipient USING btree (message_id);
CREATE UNIQUE INDEX request_recipient_proposal ON request_recipient USING btree (proposal_id) WHERE proposal_id IS NOT NULL;
CREATE INDEX request_waiting ON request_recipient USING btree (professional_id, answer_until, request_id) WHERE answered_at IS NULL;
CREATE TRIGGER request_answered AFTER INSERT OR UPDATE OF proposal_id ON request_recipient FOR EACH ROW WHEN (new.proposal_id IS NOT NULL) EXECUTE FUNCTION request_answered();
CREATE TRIGGER request_first_answered AFTER INSERT OR UPDATE OF answered_at ON request_recipient FOR EACH ROW WHEN (new.answered_at IS NOT NULL) EXECUTE FUNCTION request_first_answered();

CREATE TABLE restore_attempt (
  token_hash bytea NOT NULL,
  email_hash bytea NOT NULL,
  account_id bigint,
  code_hash bytea NOT NULL,
  sent_at timestamp with time zone NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  wrong_tries smallint DEFAULT 0 NOT NULL,
  proved_at timestamp with time zone,
  used_at timestamp with time zone,
  requester bytea DEFAULT '\x'::bytea NOT NULL,
  CONSTRAINT restore_attempt_pkey PRIMARY KEY (token_hash)
);
CREATE INDEX restore_attempt_by_email ON restore_attempt USING btree (email_hash, sent_at DESC);

CREATE TABLE review (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  proposal_id bigint NOT NULL,
  type text NOT NULL,
  author_id bigint NOT NULL,
  subject_id bigint NOT NULL,
  rating smallint NOT NULL,
  description text NOT NULL,
  caracteres integer GENERATED ALWAYS AS (char_length(description)) STORED NOT NULL,
  created_at timestamp with time zone NOT NULL,
  deleted_at timestamp with time zone,
  deleted_by bigint,
  visible_at timestamp with time zone,
  answer text,
  answered_at timestamp with time zone,
  CONSTRAINT review_pkey PRIMARY KEY (id),
  CONSTRAINT review_once UNIQUE (proposal_id, type),
  CONSTRAINT review_answer_to_visible CHECK (answered_at IS NULL OR visible_at IS NOT NULL),
  CONSTRAINT review_answer_whole CHECK ((answer IS NULL) = (answered_at IS NULL) AND answer <> ''::text),
  CONSTRAINT review_deleted_by_somebody CHECK ((deleted_at IS NULL) = (deleted_by IS NULL)),
  CONSTRAINT review_rating_check CHECK (rating >= 0 AND rating <= 5),
  CONSTRAINT review_type_check CHECK (type = ANY (ARRAY['cliente'::text, 'profesional'::text])),
  CONSTRAINT review_author_id_fkey FOREIGN KEY (author_id) REFERENCES account(id),
  CONSTRAINT review_deleted_by_fkey FOREIGN KEY (deleted_by) REFERENCES account(id),
  CONSTRAINT review_proposal_id_fkey FOREIGN KEY (proposal_id) REFERENCES proposal(id),
  CONSTRAINT review_subject_id_fkey FOREIGN KEY (subject_id) REFERENCES account(id)
);
CREATE INDEX review_by_author ON review USING btree (author_id, id DESC);
CREATE INDEX review_by_rating ON review USING btree (rating, id) WHERE deleted_at IS NULL;
CREATE INDEX review_by_subject ON review USING btree (subject_id, id DESC);
CREATE INDEX review_by_type ON review USING btree (type, id DESC) WHERE deleted_at IS NULL;
CREATE INDEX review_created ON review USING btree (created_at) INCLUDE (type, rating, author_id, subject_id, caracteres) WHERE deleted_at IS NULL;
CREATE INDEX review_signs ON review USING gin (search_signs(description));
CREATE INDEX review_text ON review USING gin (search_text(description) gin_trgm_ops);
CREATE TRIGGER review_counts AFTER INSERT OR DELETE OR UPDATE OF rating, subject_id, deleted_at, visible_at ON review FOR EACH ROW EXECUTE FUNCTION review_counts();
CREATE TRIGGER review_written AFTER INSERT ON review FOR EACH ROW WHEN (new.visible_at IS NULL) EXECUTE FUNCTION review_written();

CREATE TABLE risk_hit (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  regla text NOT NULL,
  version integer NOT NULL,
  sobre text NOT NULL,
  account_id bigint NOT NULL,
  payee_id bigint,
  proposal_id bigint,
  payment_id bigint,
  hechos jsonb NOT NULL,
  stops boolean DEFAULT false NOT NULL,
  opened_at timestamp with time zone NOT NULL,
  closed_at timestamp with time zone,
  closed_by bigint,
  decision text,
  nota text DEFAULT ''::text NOT NULL,
  CONSTRAINT risk_hit_pkey PRIMARY KEY (id),
  CONSTRAINT risk_hit_once UNIQUE (regla, sobre),
  CONSTRAINT risk_hit_closed CHECK ((closed_at IS NULL) = (decision IS NULL) AND (closed_by IS NULL OR closed_at IS NOT NULL)),
  CONSTRAINT risk_hit_not_alone CHECK (closed_by <> account_id),
  CONSTRAINT risk_hit_stops CHECK (NOT stops OR proposal_id IS NOT NULL),
  CONSTRAINT risk_hit_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id),
  CONSTRAINT risk_hit_closed_by_fkey FOREIGN KEY (closed_by) REFERENCES account(id),
  CONSTRAINT risk_hit_payee_id_fkey FOREIGN KEY (payee_id) REFERENCES account(id),
  CONSTRAINT risk_hit_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payment(id),
  CONSTRAINT risk_hit_proposal_id_fkey FOREIGN KEY (proposal_id) REFERENCES proposal(id)
);
CREATE INDEX risk_hit_by_rule ON risk_hit USING btree (regla, opened_at DESC, id DESC);
CREATE INDEX risk_hit_of_payee ON risk_hit USING btree (payee_id) WHERE stops AND closed_at IS NULL;
CREATE INDEX risk_hit_of_proposal ON risk_hit USING btree (proposal_id) WHERE proposal_id IS NOT NULL;
CREATE INDEX risk_hit_open ON risk_hit USING btree (id) WHERE closed_at IS NULL;
CREATE TRIGGER append_only BEFORE DELETE OR TRUNCATE ON risk_hit FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER risk_hit_guard BEFORE UPDATE ON risk_hit FOR EACH ROW EXECUTE FUNCTION risk_hit_guard();

CREATE TABLE risk_rule (
  regla text NOT NULL,
  version integer NOT NULL,
  valor jsonb NOT NULL,
  holds_from timestamp with time zone NOT NULL,
  motivo text NOT NULL,
  author_id bigint NOT NULL,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT risk_rule_pkey PRIMARY KEY (regla, version),
  CONSTRAINT risk_rule_motivo_check CHECK (motivo <> ''::text),
  CONSTRAINT risk_rule_not_past CHECK (holds_from >= created_at),
  CONSTRAINT risk_rule_version_check CHECK (version > 0),
  CONSTRAINT risk_rule_author_id_fkey FOREIGN KEY (author_id) REFERENCES account(id)
);
CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON risk_rule FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TABLE saved_address (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  account_id bigint NOT NULL,
  nombre text NOT NULL,
  direccion text NOT NULL,
  apartamento text DEFAULT ''::text NOT NULL,
  referencia text DEFAULT ''::text NOT NULL,
  colonia text NOT NULL,
  cp text NOT NULL,
  estado_id smallint NOT NULL,
  ciudad_id integer NOT NULL,
  created_at timestamp with time zone NOT NULL,
  updated_at timestamp with time zone NOT NULL,
  CONSTRAINT saved_address_pkey PRIMARY KEY (id),
  CONSTRAINT saved_address_cp_check CHECK (cp ~ '^\d{5}$'::text),
  CONSTRAINT saved_address_nombre_check CHECK (nombre <> ''::text),
  CONSTRAINT saved_address_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id),
  CONSTRAINT saved_address_ciudad_id_fkey FOREIGN KEY (ciudad_id) REFERENCES ciudad(id),
  CONSTRAINT saved_address_estado_id_fkey FOREIGN KEY (estado_id) REFERENCES estado(id)
);
CREATE INDEX saved_address_of_account ON saved_address USING btree (account_id, id);

CREATE TABLE saved_view (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  account_id bigint NOT NULL,
  lista text NOT NULL,
  nombre text NOT NULL,
  consulta text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT saved_view_pkey PRIMARY KEY (id),
  CONSTRAINT saved_view_consulta_check CHECK (char_length(consulta) >= 1 AND char_length(consulta) <= 2000),
  CONSTRAINT saved_view_nombre_check CHECK (char_length(nombre) >= 1 AND char_length(nombre) <= 60),
  CONSTRAINT saved_view_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id)
);
CREATE UNIQUE INDEX saved_view_name ON saved_view USING btree (account_id, lista, lower(nombre));

CREATE TABLE search_word (
  word text NOT NULL,
  CONSTRAINT search_word_pkey PRIMARY KEY (word)
);
CREATE INDEX search_word_phonetic ON search_word USING gin (phonetic_key(word) gin_trgm_ops);

CREATE TABLE security_change (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  account_id bigint NOT NULL,
  kind text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  proved boolean DEFAULT false NOT NULL,
  CONSTRAINT security_change_pkey PRIMARY KEY (id),
  CONSTRAINT security_change_kind_check CHECK (kind = ANY (ARRAY['clabe'::text, 'phone'::text, 'pass'::text])),
  CONSTRAINT security_change_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id)
);
CREATE INDEX security_change_latest ON security_change USING btree (account_id, created_at DESC);
CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON security_change FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TABLE session (
  token_hash bytea NOT NULL,
  account_id bigint NOT NULL,
  user_agent text DEFAULT ''::text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  last_seen_at timestamp with time zone NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  proved_at timestamp with time zone,
  country text DEFAULT ''::text NOT NULL,
  network text DEFAULT ''::text NOT NULL,
  CONSTRAINT session_pkey PRIMARY KEY (token_hash),
  CONSTRAINT session_country_check CHECK (country = ''::text OR country ~ '^[A-Z]{2}$'::text),
  CONSTRAINT session_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id)
);
CREATE INDEX session_by_account ON session USING btree (account_id);

CREATE TABLE setting (
  id text NOT NULL,
  version integer NOT NULL,
  valor jsonb NOT NULL,
  author_id bigint,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT setting_pkey PRIMARY KEY (id, version),
  CONSTRAINT setting_id_check CHECK (id = ANY (ARRAY['preguntas'::text, 'contacto'::text])),
  CONSTRAINT setting_version_check CHECK (version > 0),
  CONSTRAINT setting_author_id_fkey FOREIGN KEY (author_id) REFERENCES account(id)
);
CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON setting FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TABLE setup_link (
  token_hash bytea NOT NULL,
  account_id bigint NOT NULL,
  created_at timestamp with time zone NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  used_at timestamp with time zone,
  revoked_at timestamp with time zone,
  CONSTRAINT setup_link_pkey PRIMARY KEY (token_hash),
  CONSTRAINT setup_link_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id)
);
CREATE INDEX setup_link_by_account ON setup_link USING btree (account_id);

CREATE TABLE showing (
  proposal_id bigint NOT NULL,
  professional_id bigint NOT NULL,
  vez smallint DEFAULT 1 NOT NULL,
  categoria text NOT NULL,
  asked_at timestamp with time zone NOT NULL,
  answered_at timestamp with time zone,
  professional_agrees boolean DEFAULT true NOT NULL,
  client_agrees boolean,
  taken_down_at timestamp with time zone,
  taken_down_by bigint,
  taken_down_motivo text DEFAULT ''::text NOT NULL,
  CONSTRAINT showing_pkey PRIMARY KEY (proposal_id),
  CONSTRAINT showing_check CHECK (num_nulls(taken_down_at, taken_down_by) = ANY (ARRAY[0, 2])),
  CONSTRAINT showing_vez_check CHECK (vez >= 1 AND vez <= 3),
  CONSTRAINT showing_professional_id_fkey FOREIGN KEY (professional_id) REFERENCES account(id),
  CONSTRAINT showing_proposal_id_fkey FOREIGN KEY (proposal_id) REFERENCES proposal(id),
  CONSTRAINT showing_taken_down_by_fkey FOREIGN KEY (taken_down_by) REFERENCES account(id)
);
CREATE INDEX showing_of_professional ON showing USING btree (professional_id, proposal_id DESC) WHERE professional_agrees AND client_agrees;

CREATE TABLE showing_image (
  proposal_id bigint NOT NULL,
  momento text NOT NULL,
  orden smallint NOT NULL,
  file_id text NOT NULL,
  CONSTRAINT showing_image_pkey PRIMARY KEY (proposal_id, momento, orden),
  CONSTRAINT showing_image_momento_check CHECK (momento = ANY (ARRAY['antes'::text, 'despues'::text])),
  CONSTRAINT showing_image_file_id_fkey FOREIGN KEY (file_id) REFERENCES file(id),
  CONSTRAINT showing_image_proposal_id_fkey FOREIGN KEY (proposal_id) REFERENCES showing(proposal_id)
);
CREATE INDEX showing_image_file ON showing_image USING btree (file_id);

CREATE TABLE sign_up_attempt (
  token_hash bytea NOT NULL,
  code_hash bytea NOT NULL,
  sent_at timestamp with time zone NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  wrong_tries smallint DEFAULT 0 NOT NULL,
  proved_at timestamp with time zone,
  used_at timestamp with time zone,
  sms_at timestamp with time zone,
  email_at timestamp with time zone,
  requester bytea DEFAULT '\x'::bytea NOT NULL,
  phone_sealed bytea NOT NULL,
  phone_index bytea NOT NULL,
  CONSTRAINT sign_up_attempt_pkey PRIMARY KEY (token_hash)
);
CREATE INDEX sign_up_attempt_by_phone ON sign_up_attempt USING btree (phone_index, sent_at DESC);

CREATE TABLE team_case (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  proposal_id bigint NOT NULL,
  causa text NOT NULL,
  since timestamp with time zone NOT NULL,
  opened_at timestamp with time zone NOT NULL,
  closed_at timestamp with time zone,
  decision text,
  closed_by bigint,
  motivo text,
  CONSTRAINT team_case_pkey PRIMARY KEY (id),
  CONSTRAINT team_case_causa_check CHECK (causa = ANY (ARRAY['disputa'::text, 'resto'::text, 'sin_marcar'::text, 'retenido'::text])),
  CONSTRAINT team_case_closed_whole CHECK ((closed_at IS NULL) = (motivo IS NULL) AND (decision IS NULL) = (closed_by IS NULL) AND (closed_at IS NOT NULL OR decision IS NULL)),
  CONSTRAINT team_case_decided CHECK (causa <> 'retenido'::text OR decision IS DISTINCT FROM 'seguir'::text),
  CONSTRAINT team_case_decision_check CHECK (decision = ANY (ARRAY['devolver'::text, 'repartir'::text, 'seguir'::text])),
  CONSTRAINT team_case_motivo_check CHECK (motivo <> ''::text),
  CONSTRAINT team_case_closed_by_fkey FOREIGN KEY (closed_by) REFERENCES account(id),
  CONSTRAINT team_case_proposal_id_fkey FOREIGN KEY (proposal_id) REFERENCES proposal(id)
);
CREATE INDEX team_case_of_cause ON team_case USING btree (causa, id);
CREATE UNIQUE INDEX team_case_one_open ON team_case USING btree (proposal_id, causa) WHERE closed_at IS NULL;
CREATE INDEX team_case_open ON team_case USING btree (id) INCLUDE (causa) WHERE closed_at IS NULL;

CREATE TABLE totp (
  account_id bigint NOT NULL,
  secret bytea,
  confirmed_at timestamp with time zone,
  last_step bigint DEFAULT 0 NOT NULL,
  next_secret bytea,
  created_at timestamp with time zone NOT NULL,
  next_by bytea,
  next_at timestamp with time zone,
  CONSTRAINT totp_pkey PRIMARY KEY (account_id),
  CONSTRAINT totp_check CHECK ((secret IS NULL) = (confirmed_at IS NULL)),
  CONSTRAINT totp_check1 CHECK (secret IS NOT NULL OR next_secret IS NOT NULL),
  CONSTRAINT totp_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id)
);

CREATE TABLE webhook_event (
  id text NOT NULL,
  type text NOT NULL,
  payload jsonb NOT NULL,
  received_at timestamp with time zone NOT NULL,
  handled_at timestamp with time zone,
  payment_ref text,
  unattended boolean DEFAULT false NOT NULL,
  attended_at timestamp with time zone,
  attended_by bigint,
  nota text,
  subject text GENERATED ALWAYS AS (COALESCE(payment_ref, payload #>> '{data,object,charge}'::text[], payload #>> '{data,object,id}'::text[], id)) STORED NOT NULL,
  CONSTRAINT webhook_event_pkey PRIMARY KEY (id),
  CONSTRAINT webhook_event_attended CHECK ((attended_at IS NULL) = (attended_by IS NULL) AND (attended_at IS NULL) = (nota IS NULL) AND (attended_at IS NULL OR unattended)),
  CONSTRAINT webhook_event_attended_by_fkey FOREIGN KEY (attended_by) REFERENCES account(id)
);
CREATE INDEX webhook_event_unattended ON webhook_event USING btree (received_at, id) WHERE unattended AND attended_at IS NULL;
CREATE INDEX webhook_event_waiting ON webhook_event USING btree (subject, received_at, id) WHERE unattended AND attended_at IS NULL;

CREATE VIEW findable_now AS
 SELECT p.account_id,
    p.estrellas,
    p.finished_count,
    p.nivel,
    array_to_tsvector((((((((((ARRAY( SELECT "left"(word.word, 60) AS "left"
           FROM string_to_table(btrim(p.buscable), ' '::text) word(word)
          WHERE word.word <> ''::text)) || (ARRAY( SELECT '#!'::text || sign.sign
           FROM unnest(search_signs(concat_ws(' '::text, a.nombre, a.apellidos, p.nombre_comercial, p.descripcion))) sign(sign)))) || (ARRAY( SELECT '#t'::text || pp.categoria_id
           FROM profile_profesion pp
          WHERE pp.account_id = p.account_id))) || (ARRAY( SELECT '#m'::text || pp.categoria_id
           FROM profile_profesion pp
          WHERE pp.account_id = p.account_id AND pp.orden = 0))) || (ARRAY( SELECT (('#$'::text || pp.categoria_id) || '-'::text) || COALESCE(price_step(pp.desde), 0)
           FROM profile_profesion pp
          WHERE pp.account_id = p.account_id AND (pp.desde IS NULL OR price_step(pp.desde) IS NOT NULL)))) || (ARRAY( SELECT '#r'::text || "least"."least"
           FROM unnest(ARRAY[40, 45]) "least"("least")
          WHERE p.review_count > 0 AND round(p.review_stars::numeric * 10.0 / p.review_count::numeric) >= "least"."least"::numeric))) || (ARRAY( SELECT '#q'::text
           FROM answer_time t
          WHERE t.account_id = p.account_id AND t.minutes < 60))) || (ARRAY( SELECT '#d'::text || dia.dia
           FROM unnest(p.dias) dia(dia)))) ||
        CASE
            WHEN p.dias = '{}'::text[] THEN ARRAY[]::text[]
            ELSE ARRAY['#h'::text || COALESCE(p.hora_fin::integer, 24)]
        END) ||
        CASE
            WHEN p.estado_id IS NULL THEN ARRAY['#p'::text]
            WHEN p.ciudad_id IS NULL THEN ARRAY['#s'::text || p.estado_id, '#e'::text || p.estado_id]
            ELSE ARRAY['#s'::text || p.estado_id, '#c'::text || p.ciudad_id]
        END) AS lexemas
   FROM profile p
     JOIN account a ON a.id = p.account_id
  WHERE p.validacion = 'validado'::text AND a.deleted_at IS NULL AND a.suspended_at IS NULL;

CREATE VIEW shown_work AS
 SELECT s.proposal_id,
    s.professional_id,
    s.categoria,
    p.finalized_at
   FROM showing s
     JOIN proposal p ON p.id = s.proposal_id
     JOIN account client ON client.id = p.client_id
     JOIN account professional ON professional.id = s.professional_id
     JOIN profile ON profile.account_id = s.professional_id
  WHERE s.professional_agrees AND s.client_agrees AND s.taken_down_at IS NULL AND p.estado = 'finalizada'::text AND client.deleted_at IS NULL AND client.suspended_at IS NULL AND professional.deleted_at IS NULL AND professional.suspended_at IS NULL AND profile.validacion = 'validado'::text;

CREATE OR REPLACE FUNCTION public.account_refresh_search()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform refresh_search(new.id);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.account_touch_buscable()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update profile set buscable = '' where account_id = new.id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.audit_guard()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if old.hash is not null or new.hash is null
    or to_jsonb(new) - '{chain_position,hash}'::text[] <> to_jsonb(old) - '{chain_position,hash}'::text[] then
    raise exception 'audit_log is append-only' using errcode = 'restrict_violation';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.audit_person_guard()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if (select hash is not null from audit_log where id = new.audit_id) then
    raise exception 'audit_person is append-only' using errcode = 'restrict_violation';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.audit_written()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.chain_position := null;
  new.hash := null;
  new.admin_name := (select concat_ws(' ', nombre, apellidos) from account where id = new.admin_id);
  new.approver_name := (select concat_ws(' ', nombre, apellidos) from account where id = new.approved_by);
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.chain_audit()
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
declare
  place bigint;
  last bytea;
  entry public.audit_log;
  people jsonb;
  chained integer := 0;
begin
  perform pg_advisory_xact_lock(hashtext('audit chain'));
  select l.chain_position, l.hash into place, last from audit_log l
  where l.chain_position is not null order by l.chain_position desc limit 1;
  for entry in select * from audit_log l where l.hash is null order by l.id limit 2000 loop
    place := coalesce(place, 0) + 1;
    people := (select coalesce(jsonb_agg(p.account_id order by p.account_id), '[]')
      from audit_person p where p.audit_id = entry.id);
    last := sha256(coalesce(last, '') || convert_to(jsonb_build_array(place, entry.id, entry.admin_id, entry.admin_name,
      entry.approved_by, entry.approver_name, entry.action, entry.subject, entry.subject_id, entry.before, entry.after,
      (extract(epoch from entry.created_at) * 1000000)::bigint, people)::text, 'UTF8'));
    update audit_log set chain_position = place, hash = last where id = entry.id;
    chained := chained + 1;
  end loop;
  return chained;
end $function$;

CREATE OR REPLACE FUNCTION public.common_words(index_name text, beginning text)
 RETURNS TABLE(word text, share real)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
    select elem, freq
      from pg_stats s,
        unnest(s.most_common_elems::text::text[], s.most_common_elem_freqs[1:cardinality(s.most_common_elems::text::text[])])
          common (elem, freq)
      where s.schemaname = 'public' and s.tablename = index_name
        and index_name in ('account_words', 'proposal_words') and starts_with(elem, beginning)
  $function$;

CREATE OR REPLACE FUNCTION public.debt_recovered(credited text, owner bigint)
 RETURNS bigint
 LANGUAGE sql
 STABLE
AS $function$
  select coalesce(sum(e.amount), 0)::bigint
  from debt d
    join ledger_movement m on m.operation_key = 'cobro_adeudo:' || d.id || ':' || credited
    join ledger_entry e on e.movement_id = m.id
    join ledger_account a on a.id = e.account_id and a.kind = 'adeudo'
  where d.account_id = owner
$function$;

CREATE OR REPLACE FUNCTION public.delete_id_reading()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from id_reading where account_id = new.id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.expected_matches(wanted tsquery, estrellas real, finished_count integer, nivel integer, account_id bigint)
 RETURNS bigint
 LANGUAGE plpgsql
AS $function$
declare
  plan json;
begin
  execute format(
    'explain (format json) select from findable where lexemas @@ %1$L::tsquery and (%2$L::real is null
      or (estrellas, finished_count, nivel, - account_id) < (%2$L::real, %3$L::int, %4$L::int, - %5$L::bigint))',
    wanted, estrellas, finished_count, nivel, account_id
  ) into plan;
  return plan -> 0 -> 'Plan' -> 'Plan Rows';
end
$function$;

CREATE OR REPLACE FUNCTION public.file_shown(file text)
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  select exists (
    select from showing_image i join shown_work w on w.proposal_id = i.proposal_id
    where i.file_id = file)
$function$;

CREATE OR REPLACE FUNCTION public.held_since(project bigint)
 RETURNS timestamp with time zone
 LANGUAGE sql
 STABLE
AS $function$
  with steps as (
    select m.id, m.created_at, sum(e.amount) over (order by m.id) as balance
    from ledger_account a
    join ledger_entry e on e.account_id = a.id
    join ledger_movement m on m.id = e.movement_id
    where a.kind = 'retenido' and a.proposal_id = project
  )
  select min(created_at) from steps
  where id > coalesce((select max(id) from steps where balance = 0), 0)
$function$;

CREATE OR REPLACE FUNCTION public.ledger_account_guard()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'INSERT' then
    if new.balance <> 0 or new.credited <> 0 or new.debited <> 0 or new.returned <> 0 then
      raise exception 'a ledger account begins at zero' using errcode = 'restrict_violation';
    end if;
    return new;
  end if;
  if pg_trigger_depth() < 2 then
    raise exception 'ledger balances follow their entries' using errcode = 'restrict_violation';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.ledger_apply()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
declare movement text := (select m.kind from ledger_movement m where m.id = new.movement_id);
begin
  update ledger_account set
    balance = balance + new.amount,
    credited = credited + case
      when kind = 'retenido' and movement = 'contracargo_recuperado' then 0 else greatest(new.amount, 0) end,
    debited = debited + case
      when kind = 'retenido' and movement = 'contracargo_recuperado' then -new.amount
      else greatest(-new.amount, 0) end,
    returned = returned + case
      when kind = 'retenido' and movement = 'contracargo_recuperado' then -new.amount
      when kind = 'retenido' and new.amount < 0
        and movement in ('reembolso', 'devuelto', 'contracargo_perdido') then -new.amount
      else 0 end
  where id = new.account_id and kind in ('retenido', 'profesional', 'por_transferir', 'reserva');
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.ledger_open_day()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_advisory_xact_lock_shared(hashtext('ledger days'));
  new.created_at := greatest(new.created_at, (select until from ledger_sealed));
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.ledger_sealed_guard()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if new.until < old.until then
    raise exception 'what is sealed stays sealed' using errcode = 'restrict_violation';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.ledger_zero_sum()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
-- The argument names the column that holds the movement's id.
declare movement bigint := to_jsonb(new) ->> tg_argv[0];
begin
  if (select coalesce(sum(amount), 1) from ledger_entry where movement_id = movement) <> 0 then
    raise exception 'ledger movement % does not add up to zero', movement
      using errcode = 'check_violation', constraint = 'ledger_zero_sum';
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.lines_total(lines jsonb)
 RETURNS bigint
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select coalesce(sum((line ->> 'monto')::bigint), 0) from jsonb_array_elements(lines) as line
$function$;

CREATE OR REPLACE FUNCTION public.other_chosen(proposal bigint)
 RETURNS boolean
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
  select exists (
    select from request_recipient mine
    join request_recipient theirs
      on theirs.request_id = mine.request_id and theirs.proposal_id <> mine.proposal_id
    join proposal chosen on chosen.id = theirs.proposal_id
    where mine.proposal_id = other_chosen.proposal
      and chosen.estado in ('por_pagar', 'pagado', 'completado', 'finalizada'))
$function$;

CREATE OR REPLACE FUNCTION public.payout_guard()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'UPDATE' and pg_has_role(current_user, (select relowner from pg_class where oid = tg_relid), 'usage')
    and to_jsonb(new) - '{numero_sealed,numero_index}'::text[]
      = to_jsonb(old) - '{numero_sealed,numero_index}'::text[] then
    return new;
  end if;
  if tg_op <> 'UPDATE' or old.estado in ('fallido', 'devuelto')
    or (new.id, new.fecha, new.account_id, new.amount, new.tipo, new.metodo, new.numero_sealed, new.numero_index, new.created_at)
      is distinct from
      (old.id, old.fecha, old.account_id, old.amount, old.tipo, old.metodo, old.numero_sealed, old.numero_index, old.created_at)
    or (old.estado = 'pagado' and (new.estado <> 'devuelto'
      or (new.clave_rastreo, new.sent_at, new.done_at)
        is distinct from (old.clave_rastreo, old.sent_at, old.done_at)))
  then
    raise exception 'a payout only moves on' using errcode = 'restrict_violation';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.payout_take(taking bigint)
 RETURNS void
 LANGUAGE sql
AS $function$
  insert into payout_release (payout_id, movement_id, amount)
  with balance as materialized (
    select took.id as taken_at, a.id as of_account, p.account_id, p.amount as wanted, sum(e.amount) as total
    from payout p
      join ledger_movement took on took.operation_key = 'pago_profesional:' || p.id
      join ledger_account a on a.kind = 'profesional' and a.account_id = p.account_id
      join ledger_entry e on e.account_id = a.id and e.movement_id < took.id
    where p.id = taking
    group by took.id, a.id, p.account_id, p.amount
  ), kept as materialized (
    select r.movement_id, sum(r.amount) as amount
    from balance b
      join payout other on other.account_id = b.account_id
      join payout_release r on r.payout_id = other.id
    where not exists (
      select from ledger_movement back
      where back.operation_key in ('transferencia:' || other.id, 'transferencia_devuelta:' || other.id)
        and back.kind in ('transferencia_fallida', 'transferencia_devuelta')
        and back.id < b.taken_at)
    group by r.movement_id
  ), recovered as materialized (
    select substring(m.operation_key from '^cobro_adeudo:\d+:(.*)$') as credited, sum(e.amount) as amount
    from balance b
      join ledger_account a on a.kind = 'adeudo' and a.account_id = b.account_id
      join ledger_entry e on e.account_id = a.id
      join ledger_movement m on m.id = e.movement_id and m.kind = 'cobro_adeudo'
    group by 1
  ), free as (
    select e.movement_id, e.amount - coalesce(recovered.amount, 0) - coalesce(kept.amount, 0) as amount
    from balance b
      join ledger_entry e on e.account_id = b.of_account and e.movement_id < b.taken_at and e.amount > 0
      join ledger_movement m on m.id = e.movement_id and m.kind in ('liberacion', 'contracargo_recuperado', 'perdida_deshecha')
      left join recovered on recovered.credited = m.operation_key
      left join kept on kept.movement_id = m.id
  ), placed as (
    select movement_id, amount, wanted, sum(amount) over (order by movement_id) as up_to,
      greatest(0, sum(amount) over () - greatest(total, wanted)) as gone
    from free cross join balance
    where amount > 0
  )
  select taking, movement_id, least(up_to, gone + wanted) - greatest(up_to - amount, gone)
  from placed
  where up_to > gone and up_to - amount < gone + wanted
$function$;

CREATE OR REPLACE FUNCTION public.phonetic_key(word text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN translate(regexp_replace(regexp_replace(replace(replace(replace(word, 'ch'::text, 'x'::text), 'qu'::text, 'k'::text), 'll'::text, 'y'::text), 'c(?=[ei])'::text, 's'::text, 'g'::text), 'g(?=[ei])'::text, 'j'::text, 'g'::text), 'vzch'::text, 'bsk'::text);

CREATE OR REPLACE FUNCTION public.price_step(desde integer)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN (SELECT min(step.step) AS min FROM unnest(ARRAY[30, 50, 80, 100, 150, 200, 300, 500, 800, 1200, 2000, 3500, 6000, 10000]) step(step) WHERE ((step.step * 100) >= price_step.desde));

CREATE OR REPLACE FUNCTION public.profesion_touch_buscable()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update profile set buscable = ''
    where account_id = case when tg_op = 'DELETE' then old.account_id else new.account_id end;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.profile_refresh_search()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform refresh_search(new.account_id);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.profile_set_buscable()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  select a.nivel, ' ' || search_text(concat_ws(' ', a.nombre, a.apellidos, new.nombre_comercial,
      (select string_agg(c.categoria, ' ' order by pp.orden)
        from profile_profesion pp join categoria c on c.id = pp.categoria_id
        where pp.account_id = new.account_id),
      new.descripcion))
    into new.nivel, new.buscable
    from account a where a.id = new.account_id;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.profile_trade_name()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update account set trade_name = new.nombre_comercial
    where id = new.account_id and trade_name <> new.nombre_comercial;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.proposal_finished_count()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update profile set finished_count = finished_count + 1 where account_id = new.professional_id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.proposal_of_request()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  select r.categoria, r.lugar_estado, r.lugar_ciudad into new.categoria, new.lugar_estado, new.lugar_ciudad
    from request r where r.id = new.answers_request_id;
  new.categoria := coalesce(new.categoria, '');
  new.lugar_estado := coalesce(new.lugar_estado, '');
  new.lugar_ciudad := coalesce(new.lugar_ciudad, '');
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.proposal_placed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update proposal set lugar_estado = new.estado, lugar_ciudad = new.ciudad where id = new.proposal_id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.rate_guard()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if old.withdrawn_at is not null or new.withdrawn_at is null
    or to_jsonb(new) - '{withdrawn_at,withdrawn_by}'::text[] <> to_jsonb(old) - '{withdrawn_at,withdrawn_by}'::text[] then
    raise exception 'a rate is withdrawn or stays' using errcode = 'restrict_violation';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.refresh_search(refreshed bigint)
 RETURNS void
 LANGUAGE sql
AS $function$
  -- Locks the profile: else a review could list an account again that is deleted meanwhile.
  select account_id from profile where account_id = refreshed for update;
  delete from listing where account_id = refreshed;
  insert into listing (account_id, categoria_id, principal, estado_id, ciudad_id, estrellas, finished_count, nivel)
    select p.account_id, pp.categoria_id, pp.orden = 0, p.estado_id, p.ciudad_id, p.estrellas, p.finished_count,
        p.nivel
      from profile p
      join account a on a.id = p.account_id
      join profile_profesion pp on pp.account_id = p.account_id
      where p.account_id = refreshed and p.validacion = 'validado'
        and a.deleted_at is null and a.suspended_at is null;
  delete from findable where account_id = refreshed;
  insert into findable select * from findable_now where account_id = refreshed;
  -- In one order, so that two transactions with the same new words do not deadlock.
  insert into search_word
    select lexema from findable f, unnest(tsvector_to_array(f.lexemas)) lexema
      where f.account_id = refreshed and lexema !~ '^#' and length(lexema) >= 4
        and not exists (select from search_word where word = lexema)
      order by lexema
    on conflict do nothing;
$function$;

CREATE OR REPLACE FUNCTION public.refund_within_payment()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform 1 from payment where id = new.payment_id for update;
  if (select greatest(
        coalesce(sum(amount) filter (where outside_by is null and chargeback_id is null), 0),
        coalesce(sum(amount) filter (where motivo <> 'proveedor'), 0))
        from refund where payment_id = new.payment_id)
      > (select value from payment where id = new.payment_id and settled_at is not null) is not false then
    raise exception 'payment % cannot give back that much', new.payment_id
      using errcode = 'check_violation', constraint = 'refund_within_payment';
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $function$;

CREATE OR REPLACE FUNCTION public.request_answered()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update proposal p set categoria = r.categoria, lugar_estado = r.lugar_estado, lugar_ciudad = r.lugar_ciudad
    from request r where r.id = new.request_id and p.id = new.proposal_id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.request_first_answered()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update request set first_answered_at = new.answered_at
    where id = new.request_id and first_answered_at is null;
  if new.proposal_id is not null then
    update request set first_proposed_at = new.answered_at
      where id = new.request_id and first_proposed_at is null;
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.reserve_kept(credited text, owner bigint)
 RETURNS bigint
 LANGUAGE sql
 STABLE
AS $function$
  select coalesce(sum(e.amount), 0)::bigint
  from chargeback c
    join ledger_movement m on m.operation_key = 'reserva:' || c.id || ':' || credited
    join ledger_entry e on e.movement_id = m.id
    join ledger_account a on a.id = e.account_id and a.kind = 'reserva'
  where c.payee_id = owner
$function$;

CREATE OR REPLACE FUNCTION public.review_counts()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op <> 'INSERT' and old.deleted_at is null and old.visible_at is not null then
    update profile set review_count = review_count - 1, review_stars = review_stars - old.rating,
        reviews_by_rating[old.rating + 1] = reviews_by_rating[old.rating + 1] - 1
      where account_id = old.subject_id;
  end if;
  if tg_op <> 'DELETE' and new.deleted_at is null and new.visible_at is not null then
    update profile set review_count = review_count + 1, review_stars = review_stars + new.rating,
        reviews_by_rating[new.rating + 1] = reviews_by_rating[new.rating + 1] + 1
      where account_id = new.subject_id;
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.review_time_over()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update review set visible_at = new.updated_at where proposal_id = new.id and visible_at is null;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.review_written()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update review set visible_at = new.created_at
    where proposal_id = new.proposal_id and visible_at is null
      and ((select count(*) from review where proposal_id = new.proposal_id) = 2
        or exists (select from proposal where id = new.proposal_id and estado in ('finalizada', 'cancelada')));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.risk_hit_guard()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare closing constant text[] := '{closed_at,closed_by,decision,nota}';
begin
  if old.closed_at is not null or new.closed_at is null
    or to_jsonb(new) - closing <> to_jsonb(old) - closing then
    raise exception 'a hit of a rule is closed or stays' using errcode = 'restrict_violation';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.search_signs(value text)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN string_to_array(regexp_replace(value, '[[:alnum:][:space:]]+'::text, ''::text, 'g'::text), NULL::text);

CREATE OR REPLACE FUNCTION public.search_text(value text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN btrim(regexp_replace(lower(unaccent('unaccent'::regdictionary, value)), '[^[:alnum:]]+'::text, ' '::text, 'g'::text));

CREATE OR REPLACE FUNCTION public.search_words(value text)
 RETURNS tsvector
 LANGUAGE sql
 IMMUTABLE PARALLEL RESTRICTED STRICT COST 2000
RETURN array_to_tsvector(ARRAY(SELECT "left"(word.word, 60) AS "left" FROM string_to_table(search_text(search_words.value), ' '::text) word(word) WHERE (word.word <> ''::text)));

CREATE OR REPLACE FUNCTION public.set_changed_in()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.changed_in := pg_current_xact_id();
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.words_of_release(present text, brought text, release text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
AS $function$
  with
    terms_now as (
      select btrim(term) as term, place
      from unnest(string_to_array(present, ',')) with ordinality as given (term, place)
    ),
    terms_before as (select btrim(term) as term from unnest(string_to_array(brought, ',')) as given (term)),
    terms_of_release as (
      select btrim(term) as term, place
      from unnest(string_to_array(release, ',')) with ordinality as given (term, place)
    )
  select coalesce(string_agg(term, ', ' order by part, place), '')
  from (
    select term, 1 as part, place
    from terms_now
    where
      term <> ''
      and (term not in (select term from terms_before) or term in (select term from terms_of_release))
    union all
    select term, 2, place
    from terms_of_release
    where
      term not in (select term from terms_before) and term not in (select term from terms_now)
  ) as kept
$function$;
