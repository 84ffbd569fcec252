import { Link } from 'react-router';
import { exportChargebacks } from '#contract/chargebacks.ts';
import { reasonWords } from '#domain/chargebacks/reasons.ts';
import { paths } from '#web/paths.ts';
import { useNow } from '#web/shared/chat/use-now.ts';
import { GrowingList } from '#web/shared/growing-list.tsx';
import { Card } from '#web/ui/card.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { Money } from '#web/ui/money.tsx';
import { Stack } from '#web/ui/stack.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { noneOf, RowsAndFile } from '../list/rows-and-file.tsx';
import { type Rows, useTabAddress } from '../list/use-tab-address.ts';
import { PersonLink } from '../person-link.tsx';
import { momentText } from '../words.ts';
import style from './chargebacks.module.css';
import { loadCsv } from './csv.ts';
import { Inquiries, Warnings } from './inquiries.tsx';
import { DecidedLosses, OpenLosses } from './losses.tsx';
import { type ChargebackState, useChargebacks } from './use-chargebacks.ts';
import { dueWords, standing } from './words.ts';

export const meta = () => [{ title: 'Contracargos · Maestros' }];

/** /admin/contracargos (4 §A): payments that banks took back, and losses that wait for a decision. */
export default function Chargebacks() {
  const { estado, show, rows } = useTabAddress('abiertos', 'terminados');
  return (
    <Stack gap={4}>
      <h1>Contracargos</h1>
      <OpenLosses />
      <Inquiries />
      <Warnings />
      <Tabs
        label="Contracargos"
        value={estado}
        onChange={show}
        tabs={[
          { id: 'abiertos', label: 'Por atender', content: <List estado="abiertos" rows={rows} /> },
          {
            id: 'terminados',
            label: 'Terminados',
            content: (
              <Stack gap={4}>
                <List estado="terminados" rows={rows} />
                <DecidedLosses />
              </Stack>
            ),
          },
        ]}
      />
    </Stack>
  );
}

const EMPTY: Record<ChargebackState, readonly [title: string, text: string]> = {
  abiertos: [
    'No hay contracargos por atender',
    'Cuando el banco de una tarjeta retire un pago, lo verás aquí con el plazo para entregar pruebas.',
  ],
  terminados: [
    'Todavía no termina ningún contracargo',
    'Aquí quedará qué decidió el banco y quién lo pagó.',
  ],
};

function List({ estado, rows }: { estado: ChargebackState; rows: Rows }) {
  const [title, text] = EMPTY[estado];
  const now = useNow();
  const list = useChargebacks(estado, rows.filas);
  return (
    <Stack gap={4}>
      <RowsAndFile
        {...rows}
        none={noneOf(list.data?.pages[0]?.contracargos)}
        call={exportChargebacks}
        load={() => loadCsv(estado)}
      />
      <GrowingList
        list={list}
        itemsOf={({ contracargos }) => contracargos}
        keyOf={({ id }) => id}
        loading="Cargando los contracargos…"
        none={
          <EmptyState scene="success" title={title}>
            {text}
          </EmptyState>
        }
      >
        {(one) => {
          const [word, tone] = standing(one, now);
          const due = dueWords(one, now);
          return (
            <Card as="article" className={style.card}>
              <p className={style.head}>
                <Link to={paths.chargeback(one.id)}>{one.concepto}</Link>
                <Money mxn={one.monto} strong />
              </p>
              <p>
                <Chip tone={tone}>{word}</Chip> {reasonWords(one.motivo)}
              </p>
              <p className={style.muted}>
                <PersonLink person={one.cliente} />
                {one.profesional && (
                  <>
                    {' y '}
                    <PersonLink person={one.profesional} />
                  </>
                )}
              </p>
              {due !== null && (
                <p>
                  <strong>{due}</strong>{' '}
                  {one.vence !== null && (
                    <span className={style.muted}>({momentText(one.vence)})</span>
                  )}
                </p>
              )}
            </Card>
          );
        }}
      </GrowingList>
    </Stack>
  );
}
