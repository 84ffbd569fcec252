import { stopped } from '#lib/stopped.ts';
import type { ReactNode } from 'react';
import {
  cancelProposal,
  changeFields,
  changesFields,
  keepProposal,
  withdrawProposal,
} from '#contract/projects.ts';
import type { ChatPartner } from '#contract/chat/view.ts';
import type { Proposal } from '#contract/views.ts';
import { api } from '#web/api/index.ts';
import type { ParseResult } from '#web/ui/form/campos.ts';
import { shortName } from '#web/shared/chat/short-name.ts';
import { CancelAmounts } from './cancel-amounts.tsx';
import { DiscardWords } from './discard-words.tsx';
import { sideOf } from './project-state.ts';

/** Actions with a reason or note from the user. */
export type ActionWithReason =
  | 'retirar'
  | 'cancelar'
  | 'pedir_cambios'
  | 'pedir_cambio'
  | 'mantener';

interface ReasonContext {
  proposal: Proposal;
  me: string;
  partner: ChatPartner;
}

interface ReasonForm {
  title: string;
  body: ReactNode;
  field: { label: string; description?: string; optional?: boolean };
  confirmLabel: string;
  danger?: boolean;
  irreversible?: boolean;
  /** Said once it is done; the specified words of a changed proposal (1 §10) where it is one. */
  done?: string;
  check: (motivo: string) => ParseResult;
  send: (motivo: string) => Promise<{ proposal: Proposal }>;
}

/** The dialog of each action, and its API call. */
export const REASON_FORMS: Record<ActionWithReason, (context: ReasonContext) => ReasonForm> = {
  retirar: ({ proposal, partner }) => {
    const nombre = shortName(partner);
    const { id, version, titulo, estado } = proposal;
    const unsent = estado === 'por_publicar';
    return {
      title: unsent ? '¿Descartar el borrador?' : '¿Retirar la propuesta?',
      body: unsent ? (
        <DiscardWords {...{ proposal, partner }} />
      ) : (
        <p>{`«${titulo}» se cierra y ${nombre} ya no la podrá aceptar. Puedes enviarle otra.`}</p>
      ),
      field: { label: 'Motivo', description: `Lo leerá ${stopped(nombre)}`, optional: true },
      confirmLabel: unsent ? 'Descartar borrador' : 'Retirar propuesta',
      danger: true,
      irreversible: true,
      check: (motivo) => withdrawProposal.input.safeParse({ id_proposal: id, motivo }),
      send: (motivo) => api.projects.withdrawProposal({ id_proposal: id, motivo, version }),
    };
  },
  cancelar: ({ proposal, me, partner }) => {
    const { id, version } = proposal;
    return {
      title: '¿Cancelar el proyecto?',
      body: <CancelAmounts {...{ proposal, partner }} side={sideOf(proposal, me)} />,
      field: { label: 'Motivo', description: `Lo leerá ${stopped(shortName(partner))}` },
      confirmLabel: 'Cancelar proyecto',
      danger: true,
      irreversible: true,
      check: (motivo) => cancelProposal.input.safeParse({ id_proposal: id, motivo }),
      send: (motivo) => api.projects.cancelProposal({ id_proposal: id, motivo, version }),
    };
  },
  pedir_cambio: ({ proposal: { id, version }, partner }) => ({
    title: '¿Qué te gustaría cambiar?',
    body: (
      <p>
        {shortName(partner)} puede cambiar su propuesta o dejarla como está. Mientras, sigue en pie:
        también puedes aceptarla así.
      </p>
    ),
    field: { label: 'Tu cambio', description: 'Otro día, otro precio, algo de más o de menos.' },
    confirmLabel: 'Pedir el cambio',
    done: `Le pedimos el cambio a ${shortName(partner)}`,
    check: (motivo) => changeFields.safeParse({ motivo }),
    send: (motivo) => api.projects.askForChange({ id_proposal: id, motivo, version }),
  }),
  mantener: ({ proposal: { id, version, cambio_pedido }, partner }) => ({
    title: '¿Dejar la propuesta como está?',
    body: (
      <p>
        {shortName(partner)} pidió: «{cambio_pedido}». Le avisamos que la propuesta sigue igual, y
        la puede aceptar o rechazar.
      </p>
    ),
    field: {
      label: 'Por qué',
      description: `Lo leerá ${stopped(shortName(partner))}`,
      optional: true,
    },
    confirmLabel: 'Dejarla como está',
    done: 'La propuesta queda como está',
    check: (motivo) => keepProposal.input.safeParse({ id_proposal: id, motivo }),
    send: (motivo) => api.projects.keepProposal({ id_proposal: id, motivo, version }),
  }),
  pedir_cambios: ({ proposal: { id, version }, partner }) => ({
    title: '¿Pedir cambios?',
    body: (
      <p>
        El trabajo deja de contar como entregado hasta que {shortName(partner)} lo marque de nuevo.
        El dinero sigue protegido.
      </p>
    ),
    field: { label: 'Qué hay que cambiar', description: `Lo leerá ${stopped(shortName(partner))}` },
    confirmLabel: 'Pedir cambios',
    done: `Le pedimos los cambios a ${shortName(partner)}`,
    check: (motivo) => changesFields.safeParse({ motivo }),
    send: (motivo) => api.projects.requestChanges({ id_proposal: id, motivo, version }),
  }),
};
