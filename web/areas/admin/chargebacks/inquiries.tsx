import { Link } from 'react-router';
import { NO_DEADLINE, reasonWords } from '#domain/chargebacks/reasons.ts';
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

/** Banks that ask about a payment and take nothing back, unless nobody answers them. */
export function Inquiries() {
  const list = useInquiries();
  const now = useNow();
  const inquiries = list.data?.pages.flatMap(({ consultas }) => consultas) ?? [];
  if (inquiries.length === 0) return null;
  return (
    <section className={style.losses} aria-labelledby="consultas">
      <h2 id="consultas">El banco pregunta</h2>
      {inquiries.map(({ id, pago, concepto, monto, motivo, vence, cliente, createAt }) => (
        <Card as="article" key={id} className={style.card}>
          <p className={style.head}>
            <Link to={paths.clientPayment(pago)}>{concepto}</Link>
            <Money mxn={monto} strong />
          </p>
          <p>
            {reasonWords(motivo)}. El dinero no se ha movido y el proyecto sigue
            {isLate({ vence }, now)
              ? ': el banco ya no recibe respuesta y puede retirarlo.'
              : ': contesta en Stripe.'}
          </p>
          <p className={style.muted}>
            <PersonLink person={cliente} />, desde el {momentText(createAt)}
          </p>
          <p>
            <strong>
              {vence === null
                ? capitalized(NO_DEADLINE)
                : isLate({ vence }, now)
                  ? `Terminó el plazo para contestar (${momentText(vence)})`
                  : `Espera respuesta hasta el ${momentText(vence)}`}
            </strong>
          </p>
        </Card>
      ))}
      <More list={list} what="consultas" />
    </section>
  );
}
