import { stopped } from '#lib/stopped.ts';
import { useState } from 'react';
import { ROL } from '#contract/call.ts';
import { updateProposal } from '#contract/projects.ts';
import type { ChatPartner } from '#contract/chat/view.ts';
import type { Proposal } from '#contract/views.ts';
import { api } from '#web/api/index.ts';
import { useSession } from '#web/api/session-store.ts';
import { shortName } from '#web/shared/chat/short-name.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { isOver, reasonNot, sideOf } from '../project-state.ts';
import { useProposalMutation } from '../use-proposal.ts';
import { FindProfessional, type Found } from './find-professional.tsx';
import style from './settings-tab.module.css';

export interface SettingsTabProps {
  me: string;
  partner: ChatPartner;
  proposal: Proposal;
}

/** Assigns or removes the professional who does the work (1 §6). */
export function SettingsTab({ me, partner, proposal }: SettingsTabProps) {
  const mutate = useProposalMutation(me, partner.keylogin);
  const rol = useSession()?.user?.rol;
  const [opened, setOpened] = useState(false);
  /** Whom to assign (null removes the assigned one), with the project as it was when asked. */
  const [confirming, setConfirming] = useState<{ person: Found | null; proposal: Proposal } | null>(
    null,
  );
  /** React key that resets the search after an assignment. */
  const [searchKey, setSearchKey] = useState(0);
  const assigned = proposal.profesional_assign;
  const reason = isOver(proposal)
    ? 'El proyecto ya terminó.'
    : reasonNot('asignar', proposal, rol === ROL.admin ? 'admin' : sideOf(proposal, me));
  const isTeamProject = (rol === ROL.admin ? rol : partner.rol) === ROL.admin;
  const professionalName = rol === ROL.admin ? 'Maestros' : shortName(partner);

  const ask = (person: Found | null) => {
    setConfirming({ person, proposal });
    setOpened(true);
  };
  const assign = async () => {
    if (!confirming) return;
    const { id, version } = confirming.proposal;
    const profesional_assign = confirming.person?.keylogin ?? null;
    const done = await mutate(
      () =>
        api.projects.updateDataProposal(
          { proposal: { id, profesional_assign, version } },
          { texts: updateProposal.texts },
        ),
      'La propuesta se actualizo correctamente',
    );
    if (done) setSearchKey(searchKey + 1);
  };
  const name = confirming?.person
    ? nameOf(confirming.person.account)
    : assigned
      ? nameOf(assigned)
      : '';

  return (
    <div className={style.tab}>
      <section className={style.assigned} aria-label="Profesional asignado">
        <h3>Quién hace el trabajo</h3>
        {assigned ? (
          <>
            <p>
              <strong>{nameOf(assigned)}</strong>
              <span>{assigned.email}</span>
            </p>
            <Button size="sm" variant="secondary" disabledReason={reason} onClick={() => ask(null)}>
              Quitar
            </Button>
          </>
        ) : (
          <p>
            {isTeamProject
              ? 'Todavía nadie está asignado.'
              : `${professionalName}, quien escribió la propuesta. Nadie más está asignado.`}
          </p>
        )}
      </section>
      <FindProfessional
        key={searchKey}
        assigned={assigned?.keylogin}
        disabledReason={reason}
        onChoose={ask}
      />
      <p className={style.note}>
        {isTeamProject
          ? 'El dinero que se libere es para quien esté asignado.'
          : `Asignar dice quién va a trabajar. El pago sigue siendo para ${stopped(professionalName)}`}
      </p>
      <ConfirmDialog
        opened={opened}
        onClose={() => setOpened(false)}
        title={confirming?.person ? `¿Asignar el trabajo a ${name}?` : `¿Quitar a ${name}?`}
        confirmLabel={confirming?.person ? 'Asignar' : 'Quitar'}
        onConfirm={assign}
      >
        <p>
          {confirming?.person
            ? `${assigned ? `Reemplaza a ${stopped(nameOf(assigned))} ` : ''}Le avisamos, y ${shortName(partner)} lo verá en los mensajes.`
            : `Nadie queda asignado. ${shortName(partner)} lo verá en los mensajes.`}
        </p>
      </ConfirmDialog>
    </div>
  );
}

const nameOf = ({ nombre, apellidos }: { nombre: string; apellidos: string }) =>
  `${nombre} ${apellidos}`;
