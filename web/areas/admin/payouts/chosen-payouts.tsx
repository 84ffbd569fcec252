import { useState } from 'react';
import { type AdminPayout, updatePayouts } from '#contract/payouts.ts';
import { PAYOUTS_AT_ONCE } from '#domain/payouts/payout.ts';
import { ChosenBar } from '../list/choose/choose.tsx';
import { TeamButton } from '../team-button.tsx';
import { PayChosen } from './pay-chosen.tsx';
import { SendChosen } from './send-chosen.tsx';
import { chosenText, totalText } from './words.ts';

interface ChosenPayoutsProps {
  chosen: readonly AdminPayout[];
  onNone: () => void;
}

/** Actions on the chosen payouts; the bar stays visible while the list scrolls. */
export function ChosenPayouts({ chosen, onNone }: ChosenPayoutsProps) {
  const [openDialog, setOpenDialog] = useState<'enviado' | 'pagado' | null>(null);
  // The payouts that a dialog asks about: they stay while it closes, although they are chosen no more.
  const [about, setAbout] = useState<readonly AdminPayout[]>([]);
  const toSend = chosen.filter(({ estado }) => estado === 'pendiente');
  const toPay = chosen.filter(({ estado }) => estado === 'enviado');
  const whyNot = (some: readonly AdminPayout[], none: string) => {
    if (some.length === 0) return none;
    const most = `Elige como máximo ${PAYOUTS_AT_ONCE} pagos a la vez.`;
    return some.length > PAYOUTS_AT_ONCE ? most : undefined;
  };
  const ask = (estado: 'enviado' | 'pagado', payouts: readonly AdminPayout[]) => {
    setAbout(payouts);
    setOpenDialog(estado);
  };
  const close = () => setOpenDialog(null);
  return (
    <>
      <ChosenBar
        label="Pagos elegidos"
        count={chosen.length}
        text={chosenText(chosen.length)}
        sum={totalText(chosen)}
        onNone={onNone}
      >
        <TeamButton
          call={updatePayouts}
          size="sm"
          disabledReason={whyNot(toSend, 'Ninguno de los elegidos está pendiente.')}
          onClick={() => ask('enviado', toSend)}
        >
          Marcar enviados
        </TeamButton>
        <TeamButton
          call={updatePayouts}
          size="sm"
          disabledReason={whyNot(toPay, 'Ninguno de los elegidos está enviado.')}
          onClick={() => ask('pagado', toPay)}
        >
          Marcar pagados
        </TeamButton>
      </ChosenBar>
      <SendChosen
        opened={openDialog === 'enviado'}
        onClose={close}
        payouts={toSend.length > 0 ? toSend : about}
      />
      <PayChosen opened={openDialog === 'pagado'} onClose={close} payouts={about} />
    </>
  );
}
