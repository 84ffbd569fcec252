import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import type { getPagoDeCliente } from '#contract/payments.ts';
import { type OutputOf, ROL } from '#contract/call.ts';
import { api } from '#web/api/index.ts';
import { TOAST_ON_ERROR } from '#web/shared/query.tsx';
import { paths } from '#web/paths.ts';
import { lostAs } from '#domain/chargebacks/chargeback.ts';
import {
  asksOnly,
  NO_DEADLINE,
  NO_EVIDENCE_DEADLINE,
  warningText,
} from '#domain/chargebacks/reasons.ts';
import { useNow } from '#web/shared/chat/use-now.ts';
import { EstadoChip } from '#web/shared/projects/estado-chip.tsx';
import { Card } from '#web/ui/card.tsx';
import { Money } from '#web/ui/money.tsx';
import { Stack } from '#web/ui/stack.tsx';
import { TeamButton } from '../team-button.tsx';
import { isLate } from '../chargebacks/words.ts';
import { CopiedId } from '../copied-id.tsx';
import { BackButton } from '../back-button.tsx';
import { DetailState } from '../detail-state.tsx';
import { Fact, Facts } from '../facts.tsx';
import { PersonLink } from '../person-link.tsx';
import { ProjectLink } from '../project-link.tsx';
import { momentText } from '../words.ts';
import { Movements, Refunds } from './payment-lines.tsx';
import { Losses } from './payment-losses.tsx';
import { PaymentChip } from './payment-chip.tsx';
import style from './payments.module.css';

export const meta = () => [{ title: 'Pago · Maestros' }];

type Payment = OutputOf<typeof getPagoDeCliente>['pago'];

/** /admin/pagos-de-clientes/:id (2 §2), also at the path with a dummy segment. */
export default function PaymentDetail() {
  const { id = '' } = useParams();
  const query = useQuery({
    queryKey: ['admin', 'payment', Number(id)],
    meta: TOAST_ON_ERROR,
    queryFn: ({ signal }) => api.payments.getPagoDeCliente({ pago_id: id }, { signal }),
  });
  return (
    <Stack gap={5}>
      <BackButton to={paths.clientPayments} />
      <h1>Pago</h1>
      <DetailState query={query} back={{ to: paths.clientPayments, label: 'Ver todos los pagos' }}>
        {({ pago }) => (
          <>
            <Summary pago={pago} />
            {pago.proyecto && <Project pago={pago} proyecto={pago.proyecto} />}
            {pago.reembolsos.length > 0 && <Refunds pago={pago} />}
            {pago.perdidas.length > 0 && <Losses pago={pago} />}
            <Movements pago={pago} />
          </>
        )}
      </DetailState>
    </Stack>
  );
}

/** An amount (MXN); nothing for none. */
const some = (mxn: number) => (mxn > 0 ? <Money mxn={mxn} /> : null);

/** The sum, MXN, of the refunds that have been sent, or of those that are on their way or did not arrive. */
const refunded = ({ reembolsos }: Payment, sent: boolean): number =>
  reembolsos
    .filter(({ estado }) => (estado === 'hecha' || estado === 'liquidada_por_fuera') === sent)
    .reduce((sum, { amount }) => sum + amount, 0);

function Summary({ pago }: { pago: Payment }) {
  const now = useNow();
  return (
    <Card as="section">
      <Stack gap={4}>
        <p className={style.head}>
          <span className={style.amount}>
            <Money mxn={pago.value} strong />
          </span>
          <PaymentChip payment={pago} />
        </p>
        <Facts>
          <Fact label="Concepto">{pago.descripcion}</Fact>
          <Fact label="Tipo">{pago.type_sell === 'membresia' ? 'Membresía' : 'Proyecto'}</Fact>
          <Fact label="De">
            {pago.email === '' ? (
              pago.nombre_completo
            ) : (
              <PersonLink person={{ keylogin: pago.keylogin, nombre: pago.nombre_completo }} />
            )}
          </Fact>
          <Fact label="Correo">{pago.email}</Fact>
          <Fact label="Divisa">{pago.divisa}</Fact>
          <Fact label="Id en Stripe">
            {pago.id_payment === '' ? null : (
              <CopiedId id={pago.id_payment} label="Copiar el id en Stripe" />
            )}
          </Fact>
          <Fact label="Empezado">{momentText(pago.createAt)}</Fact>
          <Fact label="Recibido">{pago.settledAt && momentText(pago.settledAt)}</Fact>
          <Fact label="Contracargo">
            {pago.contracargos.length > 0 ? <Chargebacks of={pago.contracargos} /> : null}
          </Fact>
          <Fact label="Aviso del banco">{warningWords(pago.avisos, now)}</Fact>
          <Fact label="Devuelto">{some(refunded(pago, true))}</Fact>
          <Fact label="Por devolver">{some(refunded(pago, false))}</Fact>
        </Facts>
      </Stack>
    </Card>
  );
}

/** Each leads to its case. */
function Chargebacks({ of }: { of: Payment['contracargos'] }) {
  const now = useNow();
  return (
    <ul>
      {of.map(({ id, monto, ganado, estado, vence }) => (
        <li key={id}>
          <Link to={paths.chargeback(id)}>
            {ganado === null ? 'Abierto' : ganado ? 'Ganado' : lostAs(estado)},{' '}
            <Money mxn={monto} />
          </Link>
          {ganado === null && ` · ${evidenceUntil(vence, now)}`}
        </li>
      ))}
    </ul>
  );
}

/** Until when the bank takes evidence, or took it. */
function evidenceUntil(vence: string | null, now: number): string {
  if (vence === null) return NO_EVIDENCE_DEADLINE;
  return isLate({ vence }, now)
    ? `el plazo para entregar pruebas terminó el ${momentText(vence)}`
    : `pruebas hasta el ${momentText(vence)}`;
}

interface ProjectProps {
  pago: Payment;
  proyecto: NonNullable<Payment['proyecto']>;
}

function Project({ pago, proyecto }: ProjectProps) {
  return (
    <Card as="section">
      <Stack gap={4}>
        <h2 className={style.heading}>Proyecto</h2>
        <Facts>
          <Fact label="Título">
            <ProjectLink id={proyecto.id}>{proyecto.titulo}</ProjectLink>
          </Fact>
          <Fact label="Estado">
            <EstadoChip project={proyecto} />
          </Fact>
          <Fact label={pago.rol === ROL.client ? 'Profesional' : 'Con'}>
            {proyecto.other_eliminada ? (
              proyecto.other_nombre
            ) : (
              <PersonLink
                person={{ keylogin: proyecto.other_key, nombre: proyecto.other_nombre }}
              />
            )}
          </Fact>
        </Facts>
        <div>
          <TeamButton
            variant="secondary"
            href={paths.chatHistory(pago.keylogin, proyecto.other_key)}
          >
            Ver conversación
          </TeamButton>
        </div>
      </Stack>
    </Card>
  );
}

/** What the card's network or bank thinks of the payment. */
const warningWords = (avisos: Payment['avisos'], now: number): string =>
  avisos
    .map((one) => {
      const end = inquiryEnd(one, now);
      return `${warningText(one.tipo)}, ${momentText(one.createAt)}${end === null ? '' : `; ${end}`}`;
    })
    .join('. ');

/** Until when a bank that asks waits for an answer, or since when it does no more; null of what asks nothing. */
function inquiryEnd(
  { tipo, vence, cerrado_at }: Payment['avisos'][number],
  now: number,
): string | null {
  if (!asksOnly(tipo)) return null;
  if (cerrado_at !== null) return `terminó el ${momentText(cerrado_at)}`;
  if (vence === null) return NO_DEADLINE;
  return isLate({ vence }, now)
    ? `esperaba respuesta hasta el ${momentText(vence)} y ya no la recibe`
    : `espera respuesta hasta el ${momentText(vence)}`;
}
