import type { AdminPayout } from '#contract/payouts.ts';
import { formatDay } from '#lib/mexico-time.ts';
import { paths } from '#web/paths.ts';
import { BankAccount } from '#web/shared/payouts/bank-account.tsx';
import { PayoutChip } from '#web/shared/payouts/payout-chip.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { Money } from '#web/ui/money.tsx';
import { TeamLink } from '../team-link.tsx';
import { ChooseRow } from '../list/choose/choose.tsx';
import { ActionsCell, Cell, moveFocus, TitleCell } from '../list/list-table.tsx';
import style from './payouts.module.css';
import { PayoutButtons } from './payout-buttons.tsx';
import { ProjectsButton } from './projects-button.tsx';
import { LEFT_OUT_NAMES } from './words.ts';

interface PayoutRowProps {
  payout: AdminPayout;
  chosen: boolean;
  /** Why it cannot be chosen. */
  mayNot: string | undefined;
  onChoose: (chosen: boolean) => void;
}

/** One transfer: recipient, amount, state and tracking key. */
export function PayoutRow({ payout, chosen, mayNot, onChoose }: PayoutRowProps) {
  const { keylogin, nombre, fecha, monto, banco, terminacion } = payout;
  const { estado, clave_rastreo, motivo, en_revision } = payout;
  const open = estado === 'pendiente' || estado === 'enviado';
  return (
    <tr>
      <TitleCell>
        {open && (
          <ChooseRow
            label={`Elegir el pago a ${nombre}`}
            chosen={chosen}
            onChoose={onChoose}
            disabledReason={mayNot}
          />
        )}
        <span className={style.name}>
          <TeamLink data-row to={paths.account(keylogin)} onKeyDown={moveFocus}>
            {nombre}
          </TeamLink>
        </span>
      </TitleCell>
      <Cell label="Miércoles">
        <span className={style.day}>{formatDay(fecha)}</span>
      </Cell>
      <Cell label="Monto" kind="number">
        <Money mxn={monto} bare />
      </Cell>
      <Cell label="Cuenta">
        <span className={style.account}>
          <BankAccount {...{ banco, terminacion }} />
        </span>
      </Cell>
      <Cell label="Estado">
        <span className={style.state}>
          <PayoutChip estado={estado} />
          {en_revision && <Chip tone="sun">{LEFT_OUT_NAMES.en_revision}</Chip>}
          {clave_rastreo && (
            <span className={style.muted} title={clave_rastreo}>
              Rastreo {clave_rastreo}
            </span>
          )}
          {motivo && (
            <span className={style.muted} title={motivo}>
              {motivo}
            </span>
          )}
        </span>
      </Cell>
      <ActionsCell>
        <div className={style.actions}>
          {(open || estado === 'pagado') && <PayoutButtons payout={payout} />}
          <ProjectsButton payout={payout} />
        </div>
      </ActionsCell>
    </tr>
  );
}
