import { useState } from 'react';
import type { AdditionalView } from '#contract/projects.ts';
import type { ChatPartner, Proposal } from '#contract/views.ts';
import { type Additional, type Estatus, whyNotDecide } from '#domain/projects/additional.ts';
import { fromMxn } from '#domain/money.ts';
import { Button } from '#web/ui/button.tsx';
import { Chip, type ChipProps } from '#web/ui/chip.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Money } from '#web/ui/money.tsx';
import { isOver, type Side, stateOf } from '../project-state.ts';
import style from './additional-tab.module.css';
import { type Decision, QUESTIONS } from './questions.tsx';
import { useAdditional } from './use-additional.ts';

export interface ServiceItemProps {
  me: string;
  partner: ChatPartner;
  proposal: Proposal;
  service: AdditionalView;
  side: Side;
}

/** One additional service: description, price, state and the user's possible answers. */
export function ServiceItem({ me, partner, proposal, service, side }: ServiceItemProps) {
  const [opened, setOpened] = useState(false);
  /** The question with the project as it was when asked. */
  const [confirming, setConfirming] = useState<{ to: Decision; proposal: Proposal } | null>(null);
  const { change } = useAdditional(me, partner, confirming?.proposal ?? proposal);
  const { descripcion, precio } = service;
  const [text, tone] = wordsOf(service, isOver(proposal));
  const can = (to: Estatus) =>
    whyNotDecide(stateOf(proposal), additionalOf(service), to, side) === null;
  const ask = (to: Decision) => {
    setConfirming({ to, proposal });
    setOpened(true);
  };
  const question = confirming && QUESTIONS[confirming.to]({ ...confirming, service, partner });

  return (
    <li className={style.item}>
      <p className={style.description}>{descripcion}</p>
      <p className={style.facts}>
        <Money mxn={precio} strong />
        <Chip tone={tone}>{text}</Chip>
      </p>
      {(can('aceptado') || can('retirado')) && (
        <div className={style.buttons}>
          {can('aceptado') && (
            <Button size="sm" onClick={() => ask('aceptado')}>
              Aceptar
            </Button>
          )}
          {can('rechazado') && (
            <Button size="sm" variant="secondary" onClick={() => ask('rechazado')}>
              Rechazar
            </Button>
          )}
          {can('retirado') && (
            <Button size="sm" variant="secondary" onClick={() => ask('retirado')}>
              Retirar
            </Button>
          )}
        </div>
      )}
      {confirming && question && (
        <ConfirmDialog
          opened={opened}
          onClose={() => setOpened(false)}
          onConfirm={async () => {
            await change(service, confirming.to);
          }}
          {...question.words}
        >
          {question.body}
        </ConfirmDialog>
      )}
    </li>
  );
}

const additionalOf = ({ estatus, precio, pagado }: AdditionalView): Additional => ({
  estatus,
  precio: fromMxn(precio),
  pagado: pagado === 1,
});

const WORDS: Record<Estatus, readonly [text: string, tone: ChipProps['tone']]> = {
  pendiente: ['Pendiente', 'sun'],
  aceptado: ['Aceptado, por pagar', 'primary'],
  rechazado: ['Rechazado', 'error'],
  retirado: ['Retirado', 'neutral'],
};

/** Labels of services that were open when the project ended. */
const ENDED: Partial<Record<Estatus, readonly [text: string, tone: ChipProps['tone']]>> = {
  pendiente: ['Sin respuesta', 'neutral'],
  aceptado: ['Aceptado, sin pagar', 'neutral'],
};

const wordsOf = ({ estatus, pagado }: AdditionalView, over: boolean) => {
  if (pagado) return ['Aceptado y pagado', 'success'] as const;
  return (over && ENDED[estatus]) || WORDS[estatus];
};
