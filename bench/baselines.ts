// The baseline of each call: the least code that could answer it, on bare Fastify and pg.
import Fastify, { type FastifyInstance } from 'fastify';
import pg from 'pg';

/** The fields of the calls' own bodies, and the account's id, which only baselines trust. */
interface Body {
  readonly session_id: string;
  readonly keylogin: string;
  readonly key_secundary: string;
  readonly account: number;
  readonly msg: string;
}

type Post = (path: string, answer: (body: Body) => Promise<object>) => void;

export function openBaselines(databaseUrl: string): FastifyInstance {
  // As many connections as the application has.
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 20 });
  const app = Fastify();
  app.addHook('onClose', () => pool.end());
  const post: Post = (path, answer) =>
    app.post<{ Body: Body }>(path, (request) => answer(request.body));
  read(post, pool);
  page(post, pool);
  send(post, pool);
  list(post, pool);
  return app;
}

const ACCOUNT = 'select id, keylogin, rol, nombre, apellidos from account where keylogin = $1';

const read = (post: Post, pool: pg.Pool) =>
  post('/read', async ({ keylogin }) => {
    const { rows } = await pool.query(ACCOUNT, [keylogin]);
    return { mensaje: 'success', account: rows[0] };
  });

interface MessageRow {
  readonly id: string;
  readonly sender_id: string;
  readonly msg: string;
  readonly file_id: string | null;
  readonly client_id: string | null;
  readonly evento: string | null;
  readonly created_at: Date;
}

/** The same page written naively: one query for each part, and messages as rows. */
const page = (post: Post, pool: pg.Pool) =>
  post('/page', async ({ session_id, keylogin, key_secundary }) => {
    const one = async (text: string, values: unknown[]) =>
      (await pool.query<Record<string, string>>(text, values)).rows[0] ?? {};
    const me = await one(
      `select a.id, a.rol from session s join account a on a.id = s.account_id
        where s.token_hash = sha256(convert_to($1, 'UTF8')) and a.deleted_at is null`,
      [session_id],
    );
    const other = await one(ACCOUNT, [key_secundary]);
    const chat = await one(
      `select m.conversation_id as id, m.last_read_id as mine, t.last_read_id as theirs
        from conversation_member m join conversation_member t using (conversation_id)
        where m.account_id = $1 and t.account_id = $2 and m.other_id = $2`,
      [me.id, other.id],
    );
    const { rows } = await pool.query<MessageRow>(
      `select id, sender_id, actor_id, msg, file_id, client_id, evento, created_at from message
        where conversation_id = $1 order by id desc limit 51`,
      [chat.id],
    );
    const messages = rows.slice(0, 50).toReversed();
    return {
      mensaje: 'success',
      messages: messages.map((row) => ({
        id: Number(row.id),
        sender: row.sender_id === me.id ? keylogin : key_secundary,
        msg: row.msg,
        rute_adjunto: row.file_id ?? '',
        seen: Number(row.id) <= Number(row.sender_id === me.id ? chat.theirs : chat.mine) ? 1 : 0,
        createAt: row.created_at.toISOString(),
        client_id: row.client_id,
        evento: row.evento,
      })),
      hay_mas: rows.length > 50,
      other,
    };
  });

/** Session, conversation, message, counts and pg_notify in one statement. */
const SEND = `
  with me as (
    select a.id from session s join account a on a.id = s.account_id
    where s.token_hash = sha256(convert_to($1, 'UTF8')) and a.deleted_at is null
  ), other as (select id from account where keylogin = $2), chat as (
    select c.id from conversation c, me, other
    where low_id = least(me.id, other.id) and high_id = greatest(me.id, other.id)
    for no key update of c
  ), added as (
    insert into message (conversation_id, sender_id, msg, created_at)
    select chat.id, me.id, $3, now() from chat, me returning id, conversation_id, sender_id
  ), counted as (
    update conversation_member m set last_message_id = added.id,
      unread_count = m.unread_count + (m.account_id <> added.sender_id)::int
    from added where m.conversation_id = added.conversation_id returning m.account_id, added.id
  )
  select id, pg_notify('bench', account_id::text) from counted`;

const send = (post: Post, pool: pg.Pool) =>
  post('/send', async ({ session_id, key_secundary, msg }) => {
    const { rows } = await pool.query<{ id: string }>(SEND, [session_id, key_secundary, msg]);
    return { mensaje: 'success', message: { id: Number(rows[0]?.id), msg } };
  });

/** The rows of a conversation list, for a known account. */
const list = (post: Post, pool: pg.Pool) =>
  post('/list', async ({ account }) => {
    const { rows } = await pool.query(
      `select o.keylogin, o.nombre, o.apellidos, o.img_profile, m.msg, m.created_at, c.unread_count
        from conversation_member c
        join message m on m.id = c.last_message_id join account o on o.id = c.other_id
        where c.account_id = $1 and c.last_message_id is not null
        order by c.last_message_id desc limit 100`,
      [account],
    );
    return { mensaje: 'success', conversations: rows };
  });
