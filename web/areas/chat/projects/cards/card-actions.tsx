import { Button } from '#web/ui/button.tsx';
import { type ActionButton, buttonsOf, type ProjectAction } from '../buttons.ts';
import { projectTurn, sideOf } from '../project-state.ts';
import { type ProjectOfChat, useActionDialog } from '../use-action-dialog.tsx';
import style from './cards.module.css';

/** Less prominent actions that belong to the step of a card; the others stand in the panel. */
const BESIDE: readonly ProjectAction[] = ['revisar', 'retirar', 'pedir_cambios'];

/** What can be done now: filled is only what it is one's turn to do. */
export function CardActions(props: ProjectOfChat & { hideNote?: boolean }) {
  const { me, partner, proposal, hideNote = false } = props;
  const side = sideOf(proposal, me);
  const { main: all, others, ...buttons } = buttonsOf(proposal, side, partner.cuenta);
  // Services that wait for an answer have their own card.
  const main = all.filter(({ action }) => action !== 'decidir_adicional');
  const note = hideNote ? undefined : buttons.note;
  const { ask, dialog } = useActionDialog(props);
  const turn = projectTurn(proposal, side);
  const mine = turn.who === side ? turn.action : null;
  const first = main.find(({ action }) => action === mine);
  const rest = [...main, ...others.filter(({ action }) => BESIDE.includes(action))].filter(
    (button) => button !== first && !button.reason,
  );
  if (!first && rest.length === 0) return note ? <p className={style.hint}>{note}</p> : null;
  return (
    <section tabIndex={-1} className={style.actions} aria-label="Qué puedes hacer" data-uncovered>
      {note && <p className={style.hint}>{note}</p>}
      {first && (
        <Button
          variant={first.variant}
          fullWidth
          disabledReason={first.reason}
          onClick={() => ask(first.action)}
        >
          {first.label}
        </Button>
      )}
      {rest.length > 0 && <Rest buttons={rest} onAsk={ask} />}
      {dialog}
    </section>
  );
}

function Rest(props: { buttons: readonly ActionButton[]; onAsk: (action: ProjectAction) => void }) {
  return (
    <div className={style.rest}>
      {props.buttons.map(({ action, label }) => (
        <Button
          key={action}
          size="sm"
          variant={action === 'pedir_cambios' ? 'secondary' : 'quiet'}
          onClick={() => props.onAsk(action)}
        >
          {label}
        </Button>
      ))}
    </div>
  );
}
