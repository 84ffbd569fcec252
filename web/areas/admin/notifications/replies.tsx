import type { WhatsAppReply } from '#contract/notifications.ts';
import { formatPhone } from '#lib/phone.ts';
import { paths } from '#web/paths.ts';
import { GrowingList } from '#web/shared/growing-list.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import { Stack } from '#web/ui/stack.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { PersonLink } from '../person-link.tsx';
import { momentText, ROL_NAMES } from '../words.ts';
import style from './replies.module.css';
import { useReplies } from './use-replies.ts';

export const meta = () => [{ title: 'Respuestas por WhatsApp · Maestros' }];

/** /admin/respuestas (4 §E): what people answer to the messages that they get. */
export default function Replies() {
  return (
    <Stack gap={5}>
      <Stack gap={2}>
        <h1>Respuestas por WhatsApp</h1>
        <p>
          Con «BAJA» o «ALTA» se apagan o se encienden solos los avisos que se pueden apagar. A lo
          demás se le contesta una vez al día dónde está lo suyo; si alguien pide ayuda, está aquí.
        </p>
        <div>
          <Button variant="secondary" size="sm" href={paths.templates}>
            Ver las plantillas
          </Button>
        </div>
      </Stack>
      <GrowingList
        list={useReplies()}
        itemsOf={({ respuestas }) => respuestas}
        keyOf={({ id }) => id}
        loading="Cargando las respuestas…"
        none={
          <EmptyState scene="messages" title="Nadie ha contestado">
            Lo que las personas escriban al número de avisos se verá aquí.
          </EmptyState>
        }
      >
        {(respuesta) => <ReplyCard {...respuesta} />}
      </GrowingList>
    </Stack>
  );
}

const WISHED: Readonly<Record<NonNullable<WhatsAppReply['pidio']>, string>> = {
  baja: 'Pidió la baja',
  alta: 'Pidió el alta',
};

function ReplyCard({ cuentas, phone, texto, pidio, createAt, contestada_at }: WhatsAppReply) {
  return (
    <Card as="article" padding="sm" className={style.reply ?? ''}>
      <p className={style.head}>
        <span>
          {cuentas.map((person, index) => (
            <span key={person.keylogin}>
              {index > 0 && ' y '}
              <PersonLink person={person} />{' '}
              <span className={style.muted}>{ROL_NAMES[person.rol]}</span>
            </span>
          ))}
          {cuentas.length === 0 && (
            <>
              {formatPhone(phone)} <span className={style.muted}>sin cuenta</span>
            </>
          )}
        </span>
        <span className={style.muted}>
          <RelativeTime at={createAt}>{momentText(createAt)}</RelativeTime>
        </span>
      </p>
      <p className={texto === '' ? style.muted : style.text}>
        {texto || 'Mandó algo que no es texto.'}
      </p>
      <p className={style.foot}>
        {pidio !== null && <Chip tone={pidio === 'baja' ? 'sun' : 'success'}>{WISHED[pidio]}</Chip>}
        <span className={style.muted}>
          {contestada_at === null ? 'Sin contestación' : 'Contestada sola'}
        </span>
      </p>
    </Card>
  );
}
