import { useQuery } from '@tanstack/react-query';
import { cancelProposal, type Cancelling, type TeamProject } from '#contract/projects.ts';
import { cardWords } from '#domain/payments/receipt-words.ts';
import { api } from '#web/api/index.ts';
import { useSession } from '#web/api/session-store.ts';
import { pesos } from '#web/ui/money.tsx';
import { toast } from '#web/ui/toast/toast.ts';
import { useSecondPerson } from '../approvals/use-approvals.ts';
import { WaitingNote } from '../approvals/waiting-note.tsx';
import { ReasonDialog } from '../reason-dialog.tsx';
import { TeamButton } from '../team-button.tsx';
import { useDialog } from '../use-dialog.ts';
import style from './project.module.css';
import { projectQuery, useRefreshProjects } from './use-projects.ts';
import { NOT_CANCELLED_WORDS } from './words.ts';

interface CancelProjectProps {
  proyecto: TeamProject;
  /** The pressed button is disabled afterwards. */
  onDone: () => void;
}

/** Cancels it: shows first what goes where, as it is when the dialog opens. */
export function CancelProject({ proyecto, onDone }: CancelProjectProps) {
  const dialog = useDialog();
  const { refetch } = useQuery({ ...projectQuery(String(proyecto.id)), enabled: false });
  const reason = proyecto.cancelar.por_que_no;
  const object = `proposal:${proyecto.id}`;
  return (
    <>
      <TeamButton
        call={cancelProposal}
        object={object}
        variant="danger"
        disabledReason={reason === null ? undefined : NOT_CANCELLED_WORDS[reason]}
        onClick={() => {
          dialog.open();
          void refetch();
        }}
      >
        Cancelar el proyecto
      </TeamButton>
      <WaitingNote object={object} />
      {dialog.mounted && (
        <CancelDialog {...{ proyecto, onDone }} opened={dialog.opened} onClose={dialog.close} />
      )}
    </>
  );
}

interface CancelDialogProps extends CancelProjectProps {
  opened: boolean;
  onClose: () => void;
}

function CancelDialog({ proyecto, onDone, opened, onClose }: CancelDialogProps) {
  const { id, version, retenido, client, author, cancelar } = proyecto;
  const refresh = useRefreshProjects();
  const bySecond = useSecondPerson();
  const me = useSession()?.user.keylogin;
  const back = cancelar.devuelve;
  // It changed while one read: what it shows then holds for nothing.
  const reason =
    cancelar.por_que_no === null ? undefined : NOT_CANCELLED_WORDS[cancelar.por_que_no];
  return (
    <ReasonDialog
      opened={opened}
      onClose={onClose}
      title="¿Cancelar el proyecto?"
      kept={`cancelar:${id}`}
      sendLabel={
        reason === undefined && back > 0
          ? `Devolver ${pesos(back)} y cancelar`
          : 'Cancelar el proyecto'
      }
      closeLabel="Volver"
      danger
      irreversible
      disabledReason={reason}
      description="Lo leerán las dos partes en su conversación."
      maxLength={500}
      answers={{
        tema: 'cancelacion',
        valores: {
          proyecto: proyecto.titulo,
          cliente: client.nombre,
          profesional: author.nombre,
        },
      }}
      validate={(motivo) => cancelProposal.input.safeParse({ id_proposal: id, motivo })}
      send={async (motivo) => {
        const reply = await bySecond(() =>
          api.projects.cancelProposal({ id_proposal: id, motivo, version, retenido }),
        );
        if (reply === null) return;
        const { proposal } = reply;
        // Somebody else may have done it first: then nothing was done twice, and theirs is what stands.
        const done = proposal.eventos.findLast(({ evento }) => evento === 'cancelada');
        if (done && (done.actor !== me || done.detalle !== motivo))
          toast.warning('Ya estaba cancelado', 'En la historia está quién lo canceló y por qué.');
        else toast.success('Se canceló el proyecto. Ya les avisamos a las dos partes.', 'Éxito');
      }}
      onDone={onDone}
      onSettled={refresh}
    >
      {reason === undefined ? (
        <CancelAmounts cancelar={cancelar} client={client.nombre} author={author.nombre} />
      ) : (
        <p role="alert">El proyecto cambió mientras leías. {reason}</p>
      )}
    </ReasonDialog>
  );
}

interface CancelAmountsProps {
  cancelar: Cancelling;
  client: string;
  author: string;
}

/** What cancelling moves now: to whom, to which cards, and what stays with whom. */
function CancelAmounts({ cancelar, client, author }: CancelAmountsProps) {
  const { devuelve, tarjetas, recibe, conserva, sin_cobrar, comision, costo } = cancelar;
  const left = Math.round((comision - costo) * 100) / 100;
  return (
    <>
      <p>
        {devuelve > 0
          ? 'Cancela el equipo: todo lo protegido regresa al cliente y lo ya liberado no se toca.'
          : 'No hay dinero protegido: el proyecto se cierra y nada se mueve.'}
      </p>
      <dl className={style.amounts} aria-live="polite">
        <div>
          <dt>
            <strong>{client} recibe</strong>
          </dt>
          <dd>
            <strong>{pesos(devuelve)}</strong>
          </dd>
        </div>
        {tarjetas.map(({ pago, tarjeta, monto }) => (
          <div key={pago} className={style.part}>
            <dt>{tarjeta ? cardWords(tarjeta) : 'En su tarjeta'}, de 5 a 10 días hábiles</dt>
            <dd>{pesos(monto)}</dd>
          </div>
        ))}
        <div>
          <dt>{author} recibe</dt>
          <dd>{pesos(recibe)}</dd>
        </div>
        {conserva > 0 && (
          <div className={style.part}>
            <dt>Conserva de lo ya liberado, después de la comisión</dt>
            <dd>{pesos(conserva)}</dd>
          </div>
        )}
        {sin_cobrar > 0 && (
          <div>
            <dt>Deja de cobrarse</dt>
            <dd>{pesos(sin_cobrar)}</dd>
          </div>
        )}
        <div>
          <dt>Maestros queda en</dt>
          <dd data-negative={left < 0 || undefined}>{pesos(left)}</dd>
        </div>
        <div className={style.part}>
          <dt>
            Comisión {pesos(comision)}, costo de Stripe y bancos {pesos(costo)} hasta hoy
          </dt>
        </div>
      </dl>
    </>
  );
}
