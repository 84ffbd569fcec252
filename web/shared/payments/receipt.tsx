import { IconPrinter } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import type { Receipt as Facts } from '#contract/payments.ts';
import { api } from '#web/api/index.ts';
import { paths } from '#web/paths.ts';
import { add, fromMxn, subtract, toMxn } from '#domain/money.ts';
import { Mark } from '#web/ui/art/mark.tsx';
import { Button } from '#web/ui/button.tsx';
import { Money } from '#web/ui/money.tsx';
import { Loading, SkeletonPanel } from '#web/ui/skeleton.tsx';
import { DetailProblem } from '../detail-problem.tsx';
import { Screen } from '../own-area/screen.tsx';
import { useUser } from '../session/use-user.ts';
import { cardWords } from '../card-words.ts';
import { COVERAGE_WORDS, momentWords, OUTSIDE_WORDS, receiptsPath } from './receipt-words.ts';
import style from './receipt.module.css';

export const meta = () => [{ title: 'Recibo de pago · Maestros' }];

/** /cliente/recibos/:id and /profesional/recibos/:id (4 §E): a receipt of one's own payment, which prints well. */
export default function Receipt() {
  const id = Number(useParams()['id']);
  const { rol } = useUser().user;
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['receipt', id],
    queryFn: ({ signal }) => api.payments.getReceipt({ id }, { signal }),
    // What it says of refunds changes.
    refetchOnMount: 'always',
  });
  if (data)
    return (
      <Paper
        recibo={data.recibo}
        actions={
          <>
            <Button icon={<IconPrinter size={20} aria-hidden />} onClick={() => window.print()}>
              Imprimir o guardar
            </Button>
            {data.recibo.proyecto && (
              <Button variant="secondary" href={paths.chat(data.recibo.proyecto.other_key)}>
                Ver el proyecto
              </Button>
            )}
            <Button variant="quiet" href={receiptsPath(rol)}>
              Todos tus recibos
            </Button>
          </>
        }
      />
    );
  return (
    <Screen title="Recibo de pago">
      {error ? (
        <DetailProblem
          error={error}
          onRetry={() => void refetch()}
          busy={isFetching}
          back={{ to: receiptsPath(rol), label: 'Ver tus recibos' }}
        />
      ) : (
        <Loading label="Abriendo el recibo…">
          <SkeletonPanel />
        </Loading>
      )}
    </Screen>
  );
}

function Paper({ recibo, actions }: { recibo: Facts; actions: ReactNode }) {
  const {
    folio,
    concepto,
    value,
    paidAt,
    devuelto,
    por_banco,
    cubre,
    tarjeta,
    proyecto,
    operador,
  } = recibo;
  return (
    <div className={style.screen}>
      <article className={style.paper} aria-labelledby="recibo">
        <header className={style.head}>
          <p className={style.brand}>
            <Mark size={28} /> Maestros
          </p>
          <div>
            <h1 id="recibo">Recibo de pago</h1>
            <p className={style.folio}>Folio {folio}</p>
          </div>
        </header>
        <p className={style.amount}>
          <Money mxn={value} strong />
        </p>
        <dl className={style.facts}>
          <Fact name="Fecha y hora">
            {momentWords(paidAt)} <span className={style.zone}>(Ciudad de México)</span>
          </Fact>
          <Fact name="Pagó">{recibo.pagador}</Fact>
          <Fact name="Para">{recibo.para}</Fact>
          <Fact name="Concepto">{concepto}</Fact>
          {cubre && <Fact name="Cubre">{COVERAGE_WORDS[cubre]}</Fact>}
          {proyecto && (
            <Fact name="Pagado del proyecto hasta hoy">
              <Money mxn={proyecto.pagado} bare /> de <Money mxn={proyecto.precio} />
            </Fact>
          )}
          <Fact name="Forma de pago">{tarjeta ? cardWords(tarjeta) : 'Tarjeta'}</Fact>
        </dl>
        {devuelto + por_banco > 0 && <Refunds recibo={recibo} />}
        <footer className={style.foot}>
          <p>
            Es un recibo de pago, no una factura (CFDI). Si necesitas factura,{' '}
            {proyecto ? 'pídesela a quien hizo el trabajo' : 'escríbenos'}.
          </p>
          <Operator operador={operador} />
        </footer>
      </article>
      <div className={style.actions}>{actions}</div>
    </div>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

function Refunds({ recibo: { reembolsos, value, devuelto, por_banco } }: { recibo: Facts }) {
  const notArrived = reembolsos.flatMap(({ estado, amount }) =>
    estado === 'fallida' ? [fromMxn(amount)] : [],
  );
  const back = subtract(add(fromMxn(devuelto), fromMxn(por_banco)), add(...notArrived));
  const kept = subtract(fromMxn(value), back);
  return (
    <section className={style.refunds} aria-labelledby="devuelto">
      <h2 id="devuelto">Devoluciones</h2>
      <ul>
        {reembolsos.map(({ id, amount, ...refund }) => (
          <li key={id}>
            <span>{refundWords(refund)}</span>
            <Money mxn={amount} bare />
          </li>
        ))}
        {por_banco > 0 && (
          <li>
            <span>Por el banco de la tarjeta, que devolvió el pago</span>
            <Money mxn={por_banco} bare />
          </li>
        )}
      </ul>
      <p className={style.rest}>
        <span>Pagado menos lo devuelto</span>
        <Money mxn={toMxn(kept)} strong />
      </p>
    </section>
  );
}

/** When a refund was sent and how, or why it has not been. */
function refundWords({
  createAt,
  doneAt,
  estado,
  como,
  clave,
}: Omit<Facts['reembolsos'][number], 'id' | 'amount'>): string {
  if (estado === 'fallida')
    return `${momentWords(createAt)}, el banco no la aceptó: el equipo te dirá cómo recibirla`;
  if (doneAt === null) return `${momentWords(createAt)}, en camino`;
  return `${momentWords(doneAt)}, ${como === null ? 'a la tarjeta' : OUTSIDE_WORDS[como]}${clave === null ? '' : ` (${clave})`}`;
}

/** Who operates the platform. */
function Operator({ operador: { responsable, domicilio, correo } }: Pick<Facts, 'operador'>) {
  return (
    <p>
      Maestros{responsable && ` es operado por ${responsable}`}
      {domicilio && `, ${domicilio}`}. <a href={`mailto:${correo}`}>{correo}</a>
    </p>
  );
}
