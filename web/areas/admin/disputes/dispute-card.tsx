import { type Dispute, resolveDispute } from '#contract/disputes.ts';
import { paths } from '#web/paths.ts';
import { BeforeAfter } from '#web/shared/projects/before-after.tsx';
import { DisputeImages } from '#web/shared/disputes/dispute-images.tsx';
import { Card } from '#web/ui/card.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { MoneyBar } from '#web/ui/money-bar.tsx';
import { Money } from '#web/ui/money.tsx';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import { useMayNot } from '../use-may.ts';
import { TeamButton } from '../team-button.tsx';
import { Fact, Facts } from '../facts.tsx';
import { PersonLink } from '../person-link.tsx';
import { ProjectLink } from '../project-link.tsx';
import { momentText } from '../words.ts';
import style from './disputes.module.css';
import { ENDS } from './ends.ts';
import { RulingForm } from './ruling-form.tsx';

interface DisputeCardProps {
  dispute: Dispute;
  onResolved: () => void;
  renewLinks: () => void;
  /** Its title stands above. */
  below?: boolean;
}

/** One dispute: parties, project, held money, and the ruling or its form. */
export function DisputeCard({ dispute, onResolved, renewLinks, below = false }: DisputeCardProps) {
  const { titulo, client, author, sender, texto, imagenes, respuesta } = dispute;
  const { entregas, createAt, resolucion } = dispute;
  const { precio, pagado, liberado, retenido } = dispute;
  const devuelto = Math.round((pagado - liberado - retenido) * 100) / 100;
  const mayNot = useMayNot()(resolveDispute);
  const ruled = resolucion !== null || mayNot === undefined;
  const [opener, answerer] = sender === client.keylogin ? [client, author] : [author, client];
  return (
    <div className={style.room}>
      <Card as="article" className={`${style.dispute} ${ruled ? style.beside : ''}`}>
        <div className={style.facts}>
          <p className={style.head}>
            {resolucion ? (
              <Chip tone={resolucion.fin === 'decision' ? 'success' : 'neutral'}>
                {ENDS[resolucion.fin].chip}
              </Chip>
            ) : (
              <Chip tone="error">{dispute.tarde ? 'Tarde: más de 5 días' : 'Por resolver'}</Chip>
            )}
            <span className={style.muted}>
              <RelativeTime at={createAt}>{momentText(createAt)}</RelativeTime>
            </span>
          </p>
          {!ruled && <p>Puedes leer, no decidir: {lowered(mayNot)}</p>}
          {!below && <h2 className={style.name}>{titulo}</h2>}
          <Facts lines>
            <Fact label="Proyecto">
              <ProjectLink id={dispute.id_proposal}>N.º {dispute.id_proposal}</ProjectLink>
            </Fact>
            <Fact label="Cliente">
              <PersonLink person={client} />
            </Fact>
            <Fact label="Profesional">
              <PersonLink person={author} />
            </Fact>
          </Facts>
          <div className={style.words}>
            <Word by={`La abrió ${opener.nombre}`} {...{ texto, imagenes, renewLinks }} />
            {respuesta ? (
              <Word
                by={`Respondió ${answerer.nombre}, ${momentText(respuesta.createAt)}`}
                {...respuesta}
                {...{ renewLinks }}
              />
            ) : (
              <p className={style.muted}>
                {answerer.nombre} no ha contado su versión
                {!resolucion && `; se le pidió antes del ${momentText(dispute.responder_hasta)}`}.
              </p>
            )}
          </div>
          {dispute.ofertas.map(({ id, de, reembolso, liberado }) => (
            <p key={id}>
              {de === client.keylogin ? client.nombre : author.nombre} propone un acuerdo:{' '}
              <Money mxn={reembolso} strong /> regresan al cliente y <Money mxn={liberado} strong />{' '}
              se liberan.
            </p>
          ))}
          {entregas.map(({ createAt: at, ...pictures }) => (
            <section key={at} aria-label={`Entrega del ${momentText(at)}`}>
              <p className={style.muted}>Entregó el {momentText(at)}</p>
              <BeforeAfter pictures={pictures} onExpired={renewLinks} />
            </section>
          ))}
          <div className={style.money}>
            <p>
              Precio <Money mxn={precio} strong />, pagado <Money mxn={pagado} strong />
            </p>
            <MoneyBar {...{ precio, pagado, liberado, devuelto }} />
          </div>
          <div>
            <TeamButton
              variant="secondary"
              href={paths.chatHistory(client.keylogin, author.keylogin)}
              label={`Ver conversación de ${client.nombre} y ${author.nombre}`}
            >
              Ver conversación
            </TeamButton>
          </div>
        </div>
        {resolucion ? (
          <Ruling dispute={dispute} opener={opener.nombre} />
        ) : (
          mayNot === undefined && <RulingForm dispute={dispute} onResolved={onResolved} />
        )}
      </Card>
    </div>
  );
}

/** A sentence that goes on after a colon. */
const lowered = (sentence: string): string => sentence.charAt(0).toLowerCase() + sentence.slice(1);

/** What one side says, with its images. */
function Word({
  by,
  texto,
  imagenes,
  renewLinks,
}: Pick<Dispute, 'texto' | 'imagenes'> & { by: string; renewLinks: () => void }) {
  return (
    <figure className={style.quote}>
      <figcaption className={style.muted}>{by}</figcaption>
      <blockquote className={style.text}>{texto}</blockquote>
      <DisputeImages images={imagenes} className={style.images} onExpired={renewLinks} />
    </figure>
  );
}

function Ruling({ dispute, opener }: { dispute: Dispute; opener: string }) {
  const { resolucion } = dispute;
  if (!resolucion) return null;
  const { fin, createAt, motivo, reembolso, liberado, por } = resolucion;
  return (
    <div className={style.ruling}>
      <h3>{ENDS[fin].title}</h3>
      <p className={style.muted}>
        {fin === 'decision' && `Lo decidió ${por}, `}
        {momentText(createAt)}
      </p>
      {fin === 'retirada' ? (
        <p>{opener} la retiró. El proyecto siguió donde estaba y no se movió dinero.</p>
      ) : (
        <dl className={style.amounts}>
          <div>
            <dt>Regresó al cliente</dt>
            <dd>
              <Money mxn={reembolso} />
            </dd>
          </div>
          <div>
            <dt>Se liberó al profesional</dt>
            <dd>
              <Money mxn={liberado} />
            </dd>
          </div>
        </dl>
      )}
      {motivo && <p className={style.text}>{motivo}</p>}
    </div>
  );
}
