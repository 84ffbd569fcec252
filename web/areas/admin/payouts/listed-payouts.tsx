import { type AdminPayout, updatePayouts } from '#contract/payouts.ts';
import { ChooseAll } from '../list/choose/choose.tsx';
import { ListTable } from '../list/list-table.tsx';
import { useMayNot } from '../use-may.ts';
import { ChosenPayouts } from './chosen-payouts.tsx';
import { More } from '../list/more.tsx';
import type { ROWS } from '../list/rows.ts';
import { PayoutRow } from './payout-row.tsx';
import { useChosen } from './use-chosen.ts';
import type { usePayouts } from './use-payouts.ts';

interface ListedPayoutsProps {
  list: ReturnType<typeof usePayouts>;
  payouts: readonly AdminPayout[];
  filas: (typeof ROWS)[number] | '';
  onFilas: (filas: (typeof ROWS)[number] | '') => void;
  orden: string;
  onOrden: (orden: string) => void;
}

const COLUMNS = [
  'Profesional',
  { label: 'Miércoles', width: '5.5rem' },
  { label: 'Monto', number: true, width: '6.75rem', order: ['monto', 'descending'] },
  { label: 'Cuenta', width: '8.5rem' },
  { label: 'Estado', width: '22%' },
  { label: 'Acciones', width: '17.5rem' },
] as const;

/** The loaded transfers; several can be chosen and updated together. */
export function ListedPayouts(props: ListedPayoutsProps) {
  const { list, payouts, filas, onFilas, orden, onOrden } = props;
  const choice = useChosen(list, payouts);
  // What is chosen is only there to be updated.
  const mayNot = useMayNot()(updatePayouts);
  return (
    <>
      {choice.open.length > 0 && (
        <ChooseAll
          label="Elegir todos los de esta lista"
          chosen={choice.all.chosen}
          onChoose={(all) => void choice.chooseAll(all)}
          disabledReason={
            mayNot ?? (choice.loading ? 'Estamos leyendo la lista completa.' : undefined)
          }
        />
      )}
      {payouts.length > 0 && (
        <ListTable
          dense
          caption="Pagos a profesionales"
          columns={COLUMNS}
          stale={choice.loading}
          order={orden}
          onOrder={onOrden}
        >
          {payouts.map((payout) => (
            <PayoutRow
              key={payout.id}
              payout={payout}
              chosen={choice.has(payout)}
              mayNot={mayNot}
              onChoose={(chosen) => choice.choose(payout, chosen)}
            />
          ))}
        </ListTable>
      )}
      {payouts.length > 0 && (
        <More least={20} list={list} what="pagos" filas={filas} onFilas={onFilas} />
      )}
      {/* Also without rows: its dialog of failures stays when the last payout has left the list. */}
      <ChosenPayouts chosen={choice.chosen} onNone={choice.none} />
    </>
  );
}
