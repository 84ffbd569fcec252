import { shortName } from '#web/shared/chat/short-name.ts';
import { useToday } from '#web/shared/chat/use-now.ts';
import { turnWords } from '#web/shared/projects/turn-words.ts';
import { Button } from '#web/ui/button.tsx';
import { useFocusWhenAsked } from '../conversations/navigation.ts';
import { buttonsOf } from './buttons.ts';
import { projectTurn, sideOf, waitsForBank } from './project-state.ts';
import style from './project-tab.module.css';
import { turnOf } from './turns.ts';
import { type ProjectOfChat, useActionDialog } from './use-action-dialog.tsx';
import { deadlineOf } from './when.ts';

/** Whose turn it is, and what can be done now: one main action at a time; disabled ones say why. */
export function ProjectNow(props: ProjectOfChat) {
  const { me, partner, proposal } = props;
  const today = useToday();
  const side = sideOf(proposal, me);
  const name = shortName(partner);
  const { main, note } = buttonsOf(proposal, side, partner.cuenta);
  const { ask, dialog } = useActionDialog(props);
  const box = useFocusWhenAsked();
  const now = turnOf(proposal, side, name, today);
  const words = turnWords(projectTurn(proposal, side), {
    side,
    other: name,
    bank: waitsForBank(proposal),
  });
  const deadline = deadlineOf(proposal, today);
  return (
    <>
      {now && (
        <section
          ref={box}
          tabIndex={-1}
          className={style.now}
          data-mine={words?.mine || undefined}
          aria-label="Ahora"
          data-uncovered
        >
          <p className={style.turn}>{words?.who ?? 'Ahora'}</p>
          <h4>{now.title}</h4>
          <p>{now.detail}</p>
          {deadline && <p className={style.deadline}>{deadline}</p>}
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
        </section>
      )}
      {dialog}
    </>
  );
}

/** Less prominent actions outside the usual course. */
export function OtherActions(props: ProjectOfChat) {
  const { me, partner, proposal } = props;
  const { others } = buttonsOf(proposal, sideOf(proposal, me), partner.cuenta);
  const { ask, dialog } = useActionDialog(props);
  return (
    <>
      {others.length > 0 && (
        <section tabIndex={-1} className={style.others} aria-label="Otras opciones">
          <h4>Otras opciones</h4>
          {others.map(({ action, label }) => (
            <Button key={action} variant="quiet" size="sm" onClick={() => ask(action)}>
              {label}
            </Button>
          ))}
        </section>
      )}
      {dialog}
    </>
  );
}
