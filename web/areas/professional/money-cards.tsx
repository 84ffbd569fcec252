import { useState } from 'react';
import { nextWednesday } from '#domain/mexico-time.ts';
import { Section } from '#web/shared/account/section.tsx';
import { Money } from '#web/ui/money.tsx';
import style from './home.module.css';
import { weekday } from './words.ts';

/** What is one's own already, what clients still hold back, and when it is paid out. */
export function MoneyCards({ disponible, protegido }: { disponible: number; protegido: number }) {
  const [now] = useState(Date.now);
  return (
    <Section title="Tu dinero">
      <dl className={style.money}>
        <div data-main>
          <dt>Disponible</dt>
          <dd>
            <Money mxn={disponible} strong />
          </dd>
          <dd className={style.hint}>Próximo pago el {weekday(nextWednesday(now))}</dd>
        </div>
        <div>
          <dt>Protegido</dt>
          <dd>
            <Money mxn={protegido} strong />
          </dd>
          <dd className={style.hint}>
            Ya lo pagaron tus clientes. Pasa a disponible, menos la comisión, cuando lo liberan.
          </dd>
        </div>
      </dl>
    </Section>
  );
}
