import { weekdayAndDay } from '#lib/date-words.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import type { User } from '#contract/views.ts';
import { nextPayout } from '#domain/payouts/batch.ts';
import { paths } from '#web/paths.ts';
import { Section } from '#web/shared/own-area/section.tsx';
import { Money, pesos } from '#web/ui/money.tsx';
import { Stack } from '#web/ui/stack.tsx';
import { DoubtfulClabe } from '../payouts/doubtful-clabe.tsx';
import { HeldPayouts } from '../payouts/held-payouts.tsx';
import { ReturnedPayout } from '../payouts/returned-payout.tsx';
import style from './home.module.css';

/** Why money is kept: a bank has not decided, or it has taken a payment back and the team decides; each with its amount where it is both. */
function reservedWords(all: number, undecided: number): string[] {
  const reviewed = Math.round((all - undecided) * 100) / 100;
  const both = reviewed > 0 && undecided > 0;
  return [
    ...(reviewed > 0
      ? [
          `${both ? `${pesos(reviewed)}: el` : 'El'} banco de un cliente está revisando un pago que ya recibiste. Vuelve a disponible si decide a tu favor.`,
        ]
      : []),
    ...(undecided > 0
      ? [
          `${both ? `${pesos(undecided)}: el` : 'El'} banco le devolvió a un cliente un pago que ya recibiste. El equipo decide cuánto de eso te toca; lo demás vuelve a disponible.`,
        ]
      : []),
  ];
}

interface MoneyCardsProps {
  user: User;
  /** Away from the page of the money, to which it links. */
  linked?: boolean;
}

/** The balance and where it is paid, the money in transit, and the protected money. */
export function MoneyCards({ user, linked = false }: MoneyCardsProps) {
  const { balance, reservado, reservado_por_decidir, adeudo, en_camino, retenido } = user;
  const { payment_method, pagos_retenidos_hasta } = user;
  const [now] = useState(Date.now);
  const heldUntil = pagos_retenidos_hasta === null ? null : Date.parse(pagos_retenidos_hasta);
  return (
    <Section title="Tu dinero">
      <Stack gap={3}>
        <dl className={style.money}>
          <div data-main>
            <dt>Disponible</dt>
            <dd>
              <Money mxn={balance} strong />
            </dd>
            <dd className={style.hint}>
              {payment_method?.devuelto
                ? 'El próximo pago espera a que confirmes tu cuenta'
                : `Próximo pago el ${weekdayAndDay(nextPayout(now, heldUntil))}`}
            </dd>
            <dd className={style.hint}>
              {payment_method ? (
                <>
                  {payment_method.banco || payment_method.metodo} <span aria-hidden>····</span>
                  <span className="m-hidden">que termina en </span>
                  {payment_method.numero.slice(-4)} · <Link to={paths.payout}>Cambiar</Link>
                </>
              ) : (
                <Link to={paths.payout}>Agrega dónde recibirlo</Link>
              )}
            </dd>
          </div>
          {en_camino > 0 && (
            <div>
              <dt>En camino</dt>
              <dd>
                <Money mxn={en_camino} strong />
              </dd>
              <dd className={style.hint}>
                Ya salió de tu saldo hacia tu banco. <Link to={paths.payout}>Ver tus pagos</Link>
              </dd>
            </div>
          )}
          {reservado > 0 && (
            <div>
              <dt>Reservado</dt>
              <dd>
                <Money mxn={reservado} strong />
              </dd>
              {reservedWords(reservado, reservado_por_decidir).map((words) => (
                <dd key={words} className={style.hint}>
                  {words}
                </dd>
              ))}
            </div>
          )}
          {adeudo > 0 && (
            <div>
              <dt>Por descontar</dt>
              <dd>
                <Money mxn={adeudo} strong />
              </dd>
              <dd className={style.hint}>
                De un pago que se perdió. Se descuenta de lo próximo que te liberen.
                {linked && (
                  <>
                    {' '}
                    <Link to={paths.earnings}>Ver por qué</Link>
                  </>
                )}
              </dd>
            </div>
          )}
          <div>
            <dt>Protegido</dt>
            <dd>
              <Money mxn={retenido} strong />
            </dd>
            <dd className={style.hint}>
              Ya lo pagaron tus clientes. Pasa a disponible, menos la comisión, cuando lo liberan.
            </dd>
          </div>
        </dl>
        <ReturnedPayout payment_method={payment_method} linked />
        <HeldPayouts until={pagos_retenidos_hasta} />
        <DoubtfulClabe payment_method={payment_method} linked />
      </Stack>
    </Section>
  );
}
