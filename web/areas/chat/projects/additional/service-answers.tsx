import { useState } from 'react';
import type { AdditionalView } from '#contract/projects.ts';
import type { Proposal } from '#contract/views.ts';
import { fromMxn } from '#domain/money.ts';
import { type Additional, type Estatus, whyNotChange } from '#domain/projects/additional.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { pesos } from '#web/ui/money.tsx';
import { type Side, stateOf } from '../project-state.ts';
import type { ProjectOfChat } from '../use-action-dialog.tsx';
import style from './additional-tab.module.css';
import { type Decision, QUESTIONS } from './questions.tsx';
import { useAdditional } from './use-additional.ts';

interface ServiceAnswersProps extends ProjectOfChat {
  service: AdditionalView;
  side: Side;
  fullWidth?: boolean;
}

const LABELS: Record<Decision, (precio: string) => string> = {
  aceptado: (precio) => `Aceptar por ${precio}`,
  rechazado: () => 'Rechazar',
  retirado: () => 'Retirar',
};

/** The answers that one side can give to an additional service now, each after a question. */
export function ServiceAnswers(props: ServiceAnswersProps) {
  const { me, partner, proposal, service, side, fullWidth = false } = props;
  const [opened, setOpened] = useState(false);
  /** The question with the project as it was when asked. */
  const [confirming, setConfirming] = useState<{ to: Decision; proposal: Proposal } | null>(null);
  const { change } = useAdditional(me, partner, confirming?.proposal ?? proposal);
  const can = (to: Estatus) =>
    whyNotChange(stateOf(proposal), additionalOf(service), to, side) === null;
  const ask = (to: Decision) => {
    setConfirming({ to, proposal });
    setOpened(true);
  };
  const question = confirming && QUESTIONS[confirming.to]({ ...confirming, service, partner });
  const answers = (['aceptado', 'rechazado', 'retirado'] as const).filter(can);
  return (
    <>
      {answers.length > 0 && (
        <div className={style.buttons}>
          {answers.map((to) => (
            <Button
              key={to}
              size="sm"
              variant={to === 'aceptado' ? 'primary' : 'secondary'}
              fullWidth={fullWidth}
              onClick={() => ask(to)}
            >
              {LABELS[to](pesos(service.precio))}
            </Button>
          ))}
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
    </>
  );
}

const additionalOf = ({ estatus, precio, pagado }: AdditionalView): Additional => ({
  estatus,
  precio: fromMxn(precio),
  pagado: pagado === 1,
});
