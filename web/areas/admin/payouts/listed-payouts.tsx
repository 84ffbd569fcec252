import type { AdminPayout } from '#contract/payouts.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { ListTable } from '../list/list-table.tsx';
import { ChosenBar } from './chosen-bar.tsx';
import { More } from '../list/more.tsx';
import { PayoutRow } from './payout-row.tsx';
import { useChosen } from './use-chosen.ts';
import type { usePayouts } from './use-payouts.ts';

interface ListedPayoutsProps {
  list: ReturnType<typeof usePayouts>;
  payouts: readonly AdminPayout[];
}

const COLUMNS = [
  'Profesional',
  'Miércoles',
  { label: 'Monto', number: true },
  'Cuenta',
  'Estado',
  'Acciones',
] as const;

/** The loaded transfers; several can be chosen and updated together. */
export function ListedPayouts({ list, payouts }: ListedPayoutsProps) {
  const choice = useChosen(list, payouts);
  return (
    <>
      {choice.open.length > 0 && (
        <Checkbox
          label="Elegir todos los de esta lista"
          value={choice.allChosen}
          onChange={(all) => void choice.chooseAll(all)}
          disabledReason={choice.loading ? 'Estamos leyendo la lista completa.' : undefined}
        />
      )}
      {payouts.length > 0 && (
        <ListTable caption="Pagos a profesionales" columns={COLUMNS} stale={choice.loading}>
          {payouts.map((payout) => (
            <PayoutRow
              key={payout.id}
              payout={payout}
              chosen={choice.has(payout.id)}
              onChoose={(chosen) => choice.choose(payout.id, chosen)}
            />
          ))}
        </ListTable>
      )}
      <More list={list} what="pagos" />
      {/* Also without rows: its dialog of failures stays when the last payout has left the list. */}
      <ChosenBar chosen={choice.chosen} onNone={choice.none} />
    </>
  );
}
