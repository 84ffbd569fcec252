import { useRef, useState } from 'react';
import type { ChatPartner, Proposal } from '#contract/views.ts';
import { Button } from '#web/ui/button.tsx';
import { buttonsOf, type Step, type StepButton } from './buttons.ts';
import { sideOf } from './project-state.ts';
import style from './project-tab.module.css';
import { StepDialog } from './step-dialog.tsx';

export interface ProjectActionsProps {
  me: string;
  partner: ChatPartner;
  proposal: Proposal;
}

/** What one can do now: one main action at a time; what must wait says why; ways out are quieter. */
export function ProjectActions({ me, partner, proposal }: ProjectActionsProps) {
  const place = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState(false);
  /** The question and the project as it was then: one decides on what one saw. */
  const [asked, setAsked] = useState<{ step: Step; proposal: Proposal } | null>(null);
  const { main, note, others } = buttonsOf(proposal, sideOf(proposal, me), partner.cuenta);

  const ask = (step: Step) => {
    setAsked({ step, proposal });
    setOpened(true);
  };
  const close = () => {
    setOpened(false);
    // The button that opened the dialog may be gone with the step; the focus stays nearby.
    setTimeout(() => {
      if (document.activeElement === document.body) place.current?.focus();
    }, 250);
  };

  return (
    <>
      {others.length > 0 && <OtherSteps steps={others} onAsk={ask} />}
      <div ref={place} className={style.actions} tabIndex={-1}>
        {main.map(({ step, label, variant, reason }) => (
          <Button
            key={step}
            variant={variant}
            fullWidth
            disabledReason={reason}
            onClick={() => ask(step)}
          >
            {label}
          </Button>
        ))}
        {note && <p className={style.note}>{note}</p>}
      </div>
      {asked && (
        <StepDialog key={asked.step} {...asked} {...{ me, partner, opened }} onClose={close} />
      )}
    </>
  );
}

function OtherSteps(props: { steps: readonly StepButton[]; onAsk: (step: Step) => void }) {
  return (
    <section className={style.others} aria-label="Otras opciones">
      <h4>Otras opciones</h4>
      {props.steps.map(({ step, label }) => (
        <Button key={step} variant="quiet" size="sm" onClick={() => props.onAsk(step)}>
          {label}
        </Button>
      ))}
    </section>
  );
}
