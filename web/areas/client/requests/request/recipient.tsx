import type { RequestRecipient } from '#contract/requests.ts';
import { isPassedOver, type RecipientState } from '#domain/requests/state.ts';
import { capitalized } from '#lib/capitalized.ts';
import { PersonLine } from '#web/shared/own-area/person-line.tsx';
import { NOT_CHOSEN } from '#web/shared/projects/estado-chip.tsx';
import { worksText } from '#web/shared/projects/worked-together.tsx';
import { openToClient } from '#web/shared/requests/open-project.ts';
import { PROPOSAL_END } from '#web/shared/requests/proposal-end.ts';
import { Chip, type ChipProps } from '#web/ui/chip.tsx';

const STATES: Record<RecipientState, { word: string; tone: ChipProps['tone'] }> = {
  enviada: { word: 'Enviada', tone: 'neutral' },
  vista: { word: 'Vista', tone: 'success' },
  propuesta: { word: 'Propuesta', tone: 'success' },
  declinada: { word: 'Declinó', tone: 'neutral' },
  expirada: { word: 'Sin respuesta', tone: 'sun' },
};

interface RecipientProps {
  person: RequestRecipient;
  /** All who were asked. */
  among: readonly RequestRecipient[];
}

/** One of those who were asked, and what became of it with them. */
export function Recipient({ person, among }: RecipientProps) {
  const { nombre, img_profile } = person;
  const { word, tone } = chipOf(person, among);
  return (
    <PersonLine
      nombre={nombre}
      imagen={img_profile}
      title={nombre}
      end={<Chip tone={tone}>{word}</Chip>}
      endBelow
    >
      {wordsOf(person)}
    </PersonLine>
  );
}

function chipOf(
  { estado, propuesta, propuesta_fin, ya_no_hizo_falta }: RequestRecipient,
  among: RecipientProps['among'],
) {
  if (propuesta_fin) return { word: PROPOSAL_END[propuesta_fin].word, tone: 'neutral' as const };
  if (propuesta?.estado === 'cancelada') return { word: 'Cancelada', tone: 'neutral' as const };
  if (propuesta && propuesta.estado !== 'publicada')
    return { word: 'Elegida', tone: 'success' as const };
  const answers = among.map((one) => one.propuesta?.estado ?? null);
  if (isPassedOver(propuesta?.estado ?? null, answers))
    return { word: NOT_CHOSEN[0], tone: NOT_CHOSEN[1] };
  if (estado === 'expirada' && ya_no_hizo_falta)
    return { word: 'Ya no hizo falta', tone: 'neutral' as const };
  return STATES[estado];
}

/** What explains their state, else who they are. */
function wordsOf(person: RequestRecipient): string {
  const { nombre, profesion, estado, motivo, trabajos_contigo, proyecto_abierto } = person;
  if (motivo) return `«${motivo}»`;
  if (person.propuesta_fin) return capitalized(PROPOSAL_END[person.propuesta_fin].toClient(nombre));
  if (proyecto_abierto && (estado === 'enviada' || estado === 'vista'))
    return openToClient(proyecto_abierto);
  return trabajos_contigo > 0
    ? `Ya trabajaste con ${nombre} · ${worksText(trabajos_contigo)}`
    : profesion;
}
