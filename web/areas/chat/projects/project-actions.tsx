import { Button } from '#web/ui/button.tsx';
import { buttonsOf, type ProjectAction, type ActionButton } from './buttons.ts';
import { sideOf } from './project-state.ts';
import style from './project-tab.module.css';
import { type ProjectOfChat, useActionDialog } from './use-action-dialog.tsx';

/** The possible actions: one main action at a time; disabled ones say why; the others are less prominent. */
export function ProjectActions({ me, partner, proposal }: ProjectOfChat) {
  const { main, note, others } = buttonsOf(proposal, sideOf(proposal, me), partner.cuenta);
  const { box, ask, dialog } = useActionDialog({ me, partner, proposal });

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
      {dialog}
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
