import { useRef, useState } from 'react';
import type { ChatPartner, Proposal } from '#contract/views.ts';
import { Button } from '#web/ui/button.tsx';
import { buttonsOf, type ProjectAction, type ActionButton } from './buttons.ts';
import { sideOf } from './project-state.ts';
import style from './project-tab.module.css';
import { ActionDialog } from './action-dialog.tsx';

export interface ProjectActionsProps {
  me: string;
  partner: ChatPartner;
  proposal: Proposal;
}

/** The possible actions: one main action at a time; disabled ones say why; the others are less prominent. */
export function ProjectActions({ me, partner, proposal }: ProjectActionsProps) {
  const box = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState(false);
  /** The action with the project as it was when asked, because the user confirms what they saw. */
  const [confirming, setConfirming] = useState<{
    action: ProjectAction;
    proposal: Proposal;
  } | null>(null);
  const { main, note, others } = buttonsOf(proposal, sideOf(proposal, me), partner.cuenta);

  const ask = (action: ProjectAction) => {
    setConfirming({ action, proposal });
    setOpened(true);
  };
  const close = () => {
    setOpened(false);
    // The button that opened the dialog may be gone with the action; the focus stays nearby.
    setTimeout(() => {
      if (document.activeElement === document.body) box.current?.focus();
    }, 250);
  };

  return (
    <>
      {others.length > 0 && <OtherActions actions={others} onAsk={ask} />}
      <div ref={box} className={style.actions} data-foot tabIndex={-1}>
        {main.map(({ action, label, variant, reason }) => (
          <Button
            key={action}
            variant={variant}
            fullWidth
            disabledReason={reason}
            onClick={() => ask(action)}
          >
            {label}
          </Button>
        ))}
        {note && <p className={style.note}>{note}</p>}
      </div>
      {confirming && (
        <ActionDialog
          key={confirming.action}
          {...confirming}
          {...{ me, partner, opened }}
          onClose={close}
        />
      )}
    </>
  );
}

function OtherActions(props: {
  actions: readonly ActionButton[];
  onAsk: (action: ProjectAction) => void;
}) {
  return (
    <section className={style.others} aria-label="Otras opciones">
      <h4>Otras opciones</h4>
      {props.actions.map(({ action, label }) => (
        <Button key={action} variant="quiet" size="sm" onClick={() => props.onAsk(action)}>
          {label}
        </Button>
      ))}
    </section>
  );
}
