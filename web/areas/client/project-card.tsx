import type { ProposalSummary } from '#contract/views.ts';
import type { Estado } from '#domain/proposal/graph.ts';
import { pictureUrl } from '#web/api/client.ts';
import { paths } from '#web/paths.ts';
import { EstadoChip } from '#web/shared/proposal/estado-chip.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { Card } from '#web/ui/card.tsx';
import { Money } from '#web/ui/money.tsx';
import { MoneyBar } from '#web/ui/money-bar.tsx';
import style from './home.module.css';

/** What is the client's turn, where something is. */
const TURN: Partial<Record<Estado, string>> = {
  publicada: 'Te toca: revisa la propuesta y decide.',
  por_pagar: 'Te toca: paga para que empiece el trabajo.',
  pagado: 'Cuando termine el trabajo, márcalo como completado.',
  completado: 'Te toca: califica y finaliza para liberar el pago.',
};

/** A project in a list; the whole of it opens its chat. */
export function ProjectCard({ project }: { project: ProposalSummary }) {
  const { estado, titulo, precio, pagado, liberado, other_key, other_nombre } = project;
  const turn = TURN[estado];
  return (
    <Card href={paths.chat(other_key)} padding="sm">
      <div className={style.project}>
        <Avatar nombre={other_nombre} imagen={pictureUrl(project.other_img_profile)} />
        <div className={style.words}>
          <h3 className={style.titulo}>{titulo}</h3>
          <p className={style.with}>
            <span>{other_nombre}</span>
            {precio !== null && <Money mxn={precio} />}
          </p>
        </div>
        <EstadoChip estado={estado} />
      </div>
      {turn && <p className={style.turn}>{turn}</p>}
      {precio !== null && pagado > 0 && estado !== 'finalizada' && (
        <div className={style.money}>
          <MoneyBar precio={precio} pagado={pagado} liberado={liberado} />
        </div>
      )}
    </Card>
  );
}
