import { weekdayAndDay } from '#lib/date-words.ts';
import { IconCalendarEvent } from '@tabler/icons-react';
import { useState } from 'react';
import type { OutputOf } from '#contract/call.ts';
import type { getBatches } from '#contract/payouts.ts';
import { Section } from '#web/shared/own-area/section.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Money } from '#web/ui/money.tsx';
import { LeftOutList } from './left-out-list.tsx';
import style from './payouts.module.css';
import { payoutsText, peopleText } from './words.ts';

type NextBatch = OutputOf<typeof getBatches>['proximo'];

/** The date and current amount of the next payouts, and who is left out. */
export function NextPayouts({ proximo }: { proximo: NextBatch }) {
  const { fecha, pagos, monto, fuera, monto_fuera, hay_mas } = proximo;
  const [opened, setOpened] = useState(false);
  return (
    <Section title="Próximos pagos">
      <Card className={style.coming}>
        <p className={style.when}>
          <IconCalendarEvent size={20} aria-hidden />
          {weekdayAndDay(fecha)}, 9:00
        </p>
        <dl className={style.sums}>
          <div>
            <dt>Se pagará</dt>
            <dd>
              <Money mxn={monto} strong />
            </dd>
            <dd className={style.muted}>en {payoutsText(pagos)}, como está hoy</dd>
          </div>
          <div>
            <dt>Queda fuera</dt>
            <dd>
              <Money mxn={monto_fuera} strong />
            </dd>
            <dd className={style.muted}>de {peopleText(fuera)} con saldo</dd>
          </div>
        </dl>
        {hay_mas && <p className={style.muted}>Contamos los primeros 10,000 saldos; hay más.</p>}
        {fuera > 0 && (
          <div>
            <Button variant="secondary" aria-expanded={opened} onClick={() => setOpened(!opened)}>
              {opened ? 'Ocultar quién queda fuera' : 'Ver quién queda fuera'}
            </Button>
          </div>
        )}
        {opened && <LeftOutList />}
      </Card>
    </Section>
  );
}
