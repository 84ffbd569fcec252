import { Link } from 'react-router';
import type { getInquiries } from '#contract/chargebacks.ts';
import type { OutputOf } from '#contract/call.ts';
import { NO_DEADLINE, reasonWords, WARNING_DAYS } from '#domain/chargebacks/reasons.ts';
import { capitalized } from '#lib/capitalized.ts';
import { paths } from '#web/paths.ts';
import { useNow } from '#web/shared/chat/use-now.ts';
import { Card } from '#web/ui/card.tsx';
import { Money } from '#web/ui/money.tsx';
import { More } from '../list/more.tsx';
import { PersonLink } from '../person-link.tsx';
import { momentText } from '../words.ts';
import style from './chargebacks.module.css';
import { useInquiries } from './use-chargebacks.ts';
import { isLate } from './words.ts';

type Inquiry = OutputOf<typeof getInquiries>['consultas'][number];

/** Banks that ask about a payment and take nothing back, unless nobody answers them. */
export function Inquiries() {
  const now = useNow();
  return (
    <Doubted
      de="bancos"
      title="El banco pregunta"
      what="consultas"
      toDo={({ vence }) =>
        isLate({ vence }, now)
          ? 'El dinero no se ha movido y el proyecto sigue: el banco ya no recibe respuesta y puede retirarlo.'
          : 'El dinero no se ha movido y el proyecto sigue: contesta en Stripe, o devuelve ahí el pago si el cliente tiene razón.'
      }
      until={({ vence }) => answerUntil(vence, now)}
    />
  );
}

/** Payments that a card's network takes for fraud, before any bank takes them back. */
export const Warnings = () => (
  <Doubted
    de="redes"
    title="Puede ser fraude"
    what="avisos de fraude"
    toDo={() =>
      `El dinero no se ha movido y el proyecto sigue. Revísalo: si no es del cliente, devuelve el pago en Stripe, que evita el contracargo; Maestros lo anota solo. Si no pasa nada, sale de aquí a los ${WARNING_DAYS} días.`
    }
  />
);

function answerUntil(vence: string | null, now: number): string {
  if (vence === null) return capitalized(NO_DEADLINE);
  return isLate({ vence }, now)
    ? `Terminó el plazo para contestar (${momentText(vence)})`
    : `Espera respuesta hasta el ${momentText(vence)}`;
}

interface DoubtedProps {
  de: 'bancos' | 'redes';
  title: string;
  what: string;
  toDo: (one: Inquiry) => string;
  until?: (one: Inquiry) => string;
}

function Doubted({ de, title, what, toDo, until }: DoubtedProps) {
  const list = useInquiries(de);
  const doubted = list.data?.pages.flatMap(({ consultas }) => consultas) ?? [];
  if (doubted.length === 0) return null;
  return (
    <section className={style.losses} aria-labelledby={de}>
      <h2 id={de}>{title}</h2>
      {doubted.map((one) => (
        <Card as="article" key={one.id} className={style.card}>
          <p className={style.head}>
            <Link to={paths.clientPayment(one.pago)}>{one.concepto}</Link>
            <Money mxn={one.monto} strong />
          </p>
          <p>
            {reasonWords(one.motivo)}. {toDo(one)}
          </p>
          <p className={style.muted}>
            <PersonLink person={one.cliente} />, desde el {momentText(one.createAt)}
          </p>
          {until && (
            <p>
              <strong>{until(one)}</strong>
            </p>
          )}
        </Card>
      ))}
      <More list={list} what={what} />
    </section>
  );
}
