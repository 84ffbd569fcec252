import { type ReactNode, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import type { OwnRequest, RequestRecipient } from '#contract/requests.ts';
import { formatDay } from '#lib/mexico-time.ts';
import { pictureUrl } from '#web/api/client.ts';
import { api } from '#web/api/index.ts';
import { paths } from '#web/paths.ts';
import { worksText } from '#web/shared/projects/worked-together.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Money, pesos } from '#web/ui/money.tsx';
import style from './answers.module.css';

type Offer = RequestRecipient & { propuesta: NonNullable<RequestRecipient['propuesta']> };

interface AnswersProps {
  request: OwnRequest;
  /** Those who sent a proposal that can be accepted. */
  answers: readonly RequestRecipient[];
  onChanged: () => Promise<void>;
}

/** The proposals side by side: a column each, so that their rows stay level. */
export function Answers({ request, answers, onChanged }: AnswersProps) {
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<Offer | null>(null);
  const offers = answers.filter((one): one is Offer => one.propuesta !== null);
  const many = offers.length > 1;
  const lowest = Math.min(...offers.map(({ propuesta }) => propuesta.precio));
  const best = Math.max(...offers.map(({ average_rating }) => average_rating ?? 0));
  /** Only one can stand out. */
  const alone = (what: (offer: Offer) => boolean) => many && offers.filter(what).length === 1;
  const rest = request.destinatarios.filter(
    ({ keylogin, estado }) => keylogin !== chosen?.keylogin && estado !== 'declinada',
  );

  const choose = async () => {
    if (!chosen) return;
    const { id, version } = chosen.propuesta;
    try {
      await api.projects.updateProposal({ id_proposal: id, estado: 'por_pagar', version });
    } catch (error) {
      // It may have changed or ended meanwhile: what is shown then is not what is accepted.
      await onChanged();
      throw error;
    }
    await navigate(paths.chat(chosen.keylogin));
  };
  const row = (label: string, cell: (offer: Offer) => ReactNode) => (
    <tr>
      <th scope="row">{label}</th>
      {offers.map((offer) => (
        <td key={offer.keylogin}>
          <span className={style.label} aria-hidden>
            {label}
          </span>
          {cell(offer)}
        </td>
      ))}
    </tr>
  );

  return (
    <>
      {/* Focusable, so that the keyboard can scroll it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={style.scroll} tabIndex={0} role="group" aria-label="Propuestas">
        <table className={style.table}>
          <thead>
            <tr>
              <th scope="col">
                <span className="m-hidden">Qué se compara</span>
              </th>
              {offers.map(({ keylogin, nombre, profesion, img_profile }) => (
                <th key={keylogin} scope="col">
                  <Avatar nombre={nombre} imagen={pictureUrl(img_profile)} size={48} />
                  <span className={style.name}>{nombre}</span>
                  <span className={style.trade}>{profesion}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {row('Precio', ({ propuesta: { precio } }) => (
              <>
                <span className={style.price}>
                  <Money mxn={precio} bare />
                </span>
                {precio === lowest && alone(({ propuesta }) => propuesta.precio === lowest) && (
                  <Best>el más barato</Best>
                )}
              </>
            ))}
            {row('Día', ({ propuesta: { start, end } }) => {
              const days = [...new Set([start, end])].filter((day) => day !== null);
              return days.length > 0
                ? days.map((day) => formatDay(day)).join(' al ')
                : 'Por acordar';
            })}
            {row('Incluye', ({ propuesta: { descripcion } }) => (
              <span className={style.words}>{descripcion}</span>
            ))}
            {row('Reseñas', ({ average_rating, reviews_count }) =>
              average_rating === null ? (
                'Sin reseñas'
              ) : (
                <>
                  {average_rating} de 5 ({reviews_count})
                  {average_rating === best && alone((one) => one.average_rating === best) && (
                    <Best>mejor calificado</Best>
                  )}
                </>
              ),
            )}
            {row('Respondió', ({ respondio_en }) => soonWords(respondio_en ?? 0))}
            {row('Contigo', ({ trabajos_contigo }) =>
              trabajos_contigo === 0
                ? 'Sería la primera vez'
                : `${worksText(trabajos_contigo)} juntos`,
            )}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">
                <span className="m-hidden">Decidir</span>
              </th>
              {offers.map((offer) => (
                <td key={offer.keylogin}>
                  <Button fullWidth onClick={() => setChosen(offer)}>
                    Elegir<span className="m-hidden"> a {offer.nombre}</span>
                  </Button>
                  <Link className={style.link} to={paths.chat(offer.keylogin)}>
                    Ver propuesta<span className="m-hidden"> de {offer.nombre}</span>
                  </Link>
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
      <ConfirmDialog
        opened={chosen !== null}
        onClose={() => setChosen(null)}
        title={chosen ? `¿Elegir a ${chosen.nombre} por ${pesos(chosen.propuesta.precio)}?` : ''}
        confirmLabel={chosen ? `Elegir por ${pesos(chosen.propuesta.precio)}` : ''}
        cancelLabel="Volver"
        onConfirm={choose}
      >
        <p>
          {rest.length > 0 && `Avisamos a ${listOf(rest.map(({ nombre }) => nombre))}. `}
          Pagas en el siguiente paso; tu dinero queda protegido.
        </p>
      </ConfirmDialog>
    </>
  );
}

/** Why somebody stands out in a row. */
const Best = ({ children }: { children: ReactNode }) => (
  <span className={style.best}>{children}</span>
);

/** «En 12 min», «En 3 h», «En 2 días». */
function soonWords(minutes: number): string {
  if (minutes < 60) return `En ${Math.max(1, minutes)} min`;
  const hours = Math.round(minutes / 60);
  if (hours < 48) return `En ${hours} h`;
  return `En ${Math.round(hours / 24)} días`;
}

/** «Beatriz», «Beatriz y a Martín», «Beatriz, a Martín y a Rubén». */
const listOf = (names: readonly string[]): string =>
  names.reduce((said, name, at) => {
    if (at === 0) return name;
    return `${said}${at === names.length - 1 ? ' y a ' : ', a '}${name}`;
  }, '');
