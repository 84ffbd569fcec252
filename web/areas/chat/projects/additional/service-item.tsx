import type { AdditionalView } from '#contract/projects.ts';
import type { Estatus } from '#domain/projects/additional.ts';
import { Chip, type ChipProps } from '#web/ui/chip.tsx';
import { Money } from '#web/ui/money.tsx';
import { isOver, type Side } from '../project-state.ts';
import type { ProjectOfChat } from '../use-action-dialog.tsx';
import style from './additional-tab.module.css';
import { ServiceAnswers } from './service-answers.tsx';

export interface ServiceItemProps extends ProjectOfChat {
  service: AdditionalView;
  side: Side;
}

/** One additional service: description, price, state and the user's possible answers. */
export function ServiceItem({ service, side, ...project }: ServiceItemProps) {
  const [text, tone] = wordsOf(service, isOver(project.proposal));
  return (
    <li className={style.item} tabIndex={-1}>
      <p className={style.description}>{service.descripcion}</p>
      <p className={style.facts}>
        <Money mxn={service.precio} strong />
        <Chip tone={tone}>{text}</Chip>
      </p>
      <ServiceAnswers {...project} {...{ service, side }} />
    </li>
  );
}

const WORDS: Record<Estatus, readonly [text: string, tone: ChipProps['tone']]> = {
  pendiente: ['Pendiente', 'sun'],
  aceptado: ['Aceptado, por pagar', 'primary'],
  rechazado: ['Rechazado', 'error'],
  retirado: ['Retirado', 'neutral'],
};

/** Labels of services that were open when the project ended. */
const ENDED: Partial<Record<Estatus, readonly [text: string, tone: ChipProps['tone']]>> = {
  pendiente: ['Sin respuesta', 'neutral'],
  aceptado: ['Aceptado, sin pagar', 'neutral'],
};

const wordsOf = ({ estatus, pagado }: AdditionalView, over: boolean) => {
  if (pagado) return ['Aceptado y pagado', 'success'] as const;
  return (over && ENDED[estatus]) || WORDS[estatus];
};
