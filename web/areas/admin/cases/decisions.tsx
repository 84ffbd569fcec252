import type { OutputOf } from '#contract/call.ts';
import { type Case, closeCase, type getCase } from '#contract/cases.ts';
import { cancelProposal } from '#contract/projects.ts';
import { CASES } from '#domain/cases/cases.ts';
import { api } from '#web/api/index.ts';
import { pesos } from '#web/ui/money.tsx';
import { toast } from '#web/ui/toast/toast.ts';
import { useSecondPerson } from '../approvals/use-approvals.ts';
import { TeamButton } from '../team-button.tsx';
import { ReasonDialog } from '../reason-dialog.tsx';
import { useDialog } from '../use-dialog.ts';
import style from './cases.module.css';
import { useRefreshCases } from './use-cases.ts';

interface DecisionProps {
  caso: Case;
  /** The pressed button disappears with the case. */
  onDone: () => void;
}

interface OpenedProps {
  opened: boolean;
  onClose: () => void;
}

/** The author keeps what was released, unless it was lost and charged to them, or still can be. */
type GiveBackProps = DecisionProps & Pick<OutputOf<typeof getCase>, 'conserva' | 'por_decidir'>;

/** Cancels the project: all that is held goes back to the client. */
export function GiveBack(props: GiveBackProps) {
  const dialog = useDialog();
  return (
    <>
      <TeamButton
        call={cancelProposal}
        object={`proposal:${props.caso.id_proposal}`}
        onClick={dialog.open}
      >
        Devolver {pesos(props.caso.retenido)}
      </TeamButton>
      {dialog.mounted && (
        <GiveBackDialog {...props} opened={dialog.opened} onClose={dialog.close} />
      )}
    </>
  );
}

function GiveBackDialog({
  caso,
  conserva,
  por_decidir,
  onDone,
  opened,
  onClose,
}: GiveBackProps & OpenedProps) {
  const { id: case_id, id_proposal, version, retenido, client, author } = caso;
  const refresh = useRefreshCases();
  const bySecond = useSecondPerson();
  return (
    <ReasonDialog
      opened={opened}
      onClose={onClose}
      title="¿Devolver lo protegido y cancelar?"
      kept={`cancelar:${id_proposal}`}
      sendLabel={`Devolver ${pesos(retenido)}`}
      danger
      irreversible
      description="Lo leerán las dos partes en su conversación."
      maxLength={500}
      answers={{ tema: 'cancelacion', valores: partiesOf(caso) }}
      validate={(motivo) => cancelProposal.input.safeParse({ id_proposal, motivo })}
      send={async (motivo) => {
        const done = await bySecond(() =>
          api.projects.cancelProposal({ id_proposal, motivo, version, case_id }),
        );
        if (done === null) return;
        toast.success('Se canceló el proyecto. Ya les avisamos a las dos partes.', 'Éxito');
      }}
      onDone={onDone}
      onSettled={refresh}
    >
      <dl className={style.shares}>
        <div>
          <dt>{client.nombre} recibe en su tarjeta</dt>
          <dd>{pesos(retenido)}</dd>
        </div>
        <div>
          <dt>{author.nombre} conserva de lo ya liberado</dt>
          <dd>{pesos(conserva)}</dd>
        </div>
      </dl>
      {por_decidir > 0 && (
        <p>
          De lo ya liberado se perdieron {pesos(por_decidir)}: falta decidir quién lo asume, y de
          eso depende lo que {author.nombre} conserva.
        </p>
      )}
    </ReasonDialog>
  );
}

/** Closes the case; the project goes on as it is. */
export function LetGoOn({ caso, onDone }: DecisionProps) {
  const dialog = useDialog();
  return (
    <>
      <TeamButton call={closeCase} variant="secondary" onClick={dialog.open}>
        Sigue su curso
      </TeamButton>
      {dialog.mounted && (
        <GoOnDialog {...{ caso, onDone }} opened={dialog.opened} onClose={dialog.close} />
      )}
    </>
  );
}

/** What the fields of an answer stand for. */
const partiesOf = ({ titulo, client, author }: Case) => ({
  proyecto: titulo,
  cliente: client.nombre,
  profesional: author.nombre,
});

function GoOnDialog({ caso, onDone, opened, onClose }: DecisionProps & OpenedProps) {
  const { id, causa } = caso;
  const refresh = useRefreshCases();
  return (
    <ReasonDialog
      opened={opened}
      onClose={onClose}
      title="¿Cerrar el caso y dejar que siga?"
      kept={`caso:${id}`}
      sendLabel="Cerrar el caso"
      description="Queda en el caso y en la auditoría; solo lo lee el equipo."
      maxLength={500}
      answers={{ tema: 'caso', valores: partiesOf(caso) }}
      validate={(motivo) => closeCase.input.safeParse({ case_id: id, motivo })}
      send={async (motivo) => {
        await api.cases.closeCase({ case_id: id, motivo });
        toast.success('El caso se cerró; el proyecto sigue como está.', 'Éxito');
      }}
      onDone={onDone}
      onSettled={refresh}
    >
      <p>
        No se mueve dinero ni cambia el proyecto.
        {CASES[causa].told !== null && ' A los dos se les avisa que sigue como estaba.'}
      </p>
    </ReasonDialog>
  );
}
