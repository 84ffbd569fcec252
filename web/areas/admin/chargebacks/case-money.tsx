import type { CaseMoney as Amounts, Chargeback } from '#contract/chargebacks.ts';
import { Card } from '#web/ui/card.tsx';
import { pesos } from '#web/ui/money.tsx';
import { Fact, Facts } from '../facts.tsx';
import { momentText } from '../words.ts';
import style from './chargebacks.module.css';
import { LossDecision } from './loss-decision.tsx';

type Loss = NonNullable<Chargeback['perdida']>;

interface CaseMoneyProps {
  chargeback: Chargeback;
  money: Amounts;
}

/** What of a chargeback's payment is released, protected, kept, lost and owed. */
export function CaseMoney({ chargeback, money }: CaseMoneyProps) {
  const { perdida, profesional, con_deudor, reservado } = chargeback;
  return (
    <Card as="section" className={style.card}>
      <h2>El dinero</h2>
      {chargeback.ganado === null && <WhileOpen {...{ chargeback, money }} />}
      {chargeback.ganado === 1 && <Won {...chargeback} />}
      {chargeback.ganado === 0 && <Covered {...{ chargeback, money }} />}
      {money.costo > 0 && <p>Stripe cobró {pesos(money.costo)} por este contracargo.</p>}
      {perdida !== null && perdida.cargo === null && (
        <>
          <p>
            {profesional === null
              ? `${pesos(perdida.monto)} son de una membresía: los asume Maestros.`
              : `${pesos(perdida.monto)} ya no estaban protegidos: se pierden hasta que alguien decida quién los asume. ${releasedWords(money)}`}
            {reservado > 0 && ` De su saldo, ${pesos(reservado)} siguen reservados hasta entonces.`}
          </p>
          <LossDecision
            loss={{ id: perdida.id, monto: perdida.monto, propuesta: money.propuesta }}
            debtor={con_deudor === 1 ? (profesional?.nombre ?? null) : null}
            reserved={reservado}
          />
        </>
      )}
      {perdida !== null && <Decided perdida={perdida} back={chargeback.recuperado_at !== null} />}
    </Card>
  );
}

const UNDONE =
  'Una devolución del mismo pago no llegó a la tarjeta: el cliente recibió su dinero una sola vez, del banco.';

/** Who bears it; `back` once the bank has given it back. */
function Decided({ perdida, back }: { perdida: Loss; back: boolean }) {
  const { monto, cargo, adeudo, cobrado, repuesto, decidido_por, decidido_at, motivo } = perdida;
  const { deshecha_at } = perdida;
  if (cargo === null) return null;
  if (back && decidido_por === null)
    return (
      <p>
        Se habían perdido {pesos(monto)} y nadie había decidido quién los asumía: ya no los asume
        nadie.
      </p>
    );
  if (deshecha_at !== null && decidido_por === null)
    return (
      <p>
        Se habían perdido {pesos(monto)}; ya no los asume nadie. {UNDONE}
      </p>
    );
  return (
    <>
      {deshecha_at !== null && <p>{UNDONE} Lo que se había decidido ya no vale:</p>}
      {back && <p>Lo que se había decidido ya no vale:</p>}
      <Facts>
        <Fact label="Perdido">{pesos(monto)}</Fact>
        <Fact label="A cargo del profesional">{pesos(cargo)}</Fact>
        <Fact label="Adeudo">
          {adeudo > 0 && repuesto === null
            ? `${pesos(adeudo)}, de los que ya se cobraron ${pesos(cobrado)}`
            : null}
        </Fact>
        <Fact label="Lo asume Maestros">{pesos(monto - cargo)}</Fact>
        <Fact label="Lo decidió">
          {decidido_por !== null && decidido_at !== null
            ? `${decidido_por}, ${momentText(decidido_at)}`
            : null}
        </Fact>
        <Fact label="Motivo">{motivo}</Fact>
      </Facts>
    </>
  );
}

/** What was released of the payment, and what of that reached the professional. */
function releasedWords({ liberado, recibido }: Amounts): string {
  return liberado === 0
    ? 'De este pago no se ha liberado nada.'
    : `De este pago se liberaron ${pesos(liberado)}; sin la comisión, el profesional recibió ${pesos(recibido)}.`;
}

function WhileOpen({ chargeback, money }: CaseMoneyProps) {
  const { por_reservar, reservado, profesional } = chargeback;
  const { protegido, liberado } = money;
  if (profesional === null) return <p>Es de una membresía: no se protege ni se libera nada.</p>;
  if (protegido === 0 && liberado === 0)
    return (
      <p>
        De este pago no queda nada protegido ni liberado: se devolvió, o se le debe a la tarjeta.
      </p>
    );
  return (
    <>
      <p>
        {protegido > 0
          ? `El proyecto todavía protege ${pesos(protegido)} de este pago: es lo primero que cubre lo que se pierda.`
          : 'El proyecto ya no protege nada de este pago.'}
      </p>
      <p>
        {releasedWords(money)}
        {por_reservar > 0 &&
          ` ${pesos(reservado)} están reservados de su saldo${
            reservado < por_reservar
              ? `, y hasta ${pesos(por_reservar - reservado)} más se apartan de sus próximas liberaciones.`
              : '.'
          }`}
      </p>
    </>
  );
}

function Won({ perdida, recuperado_at }: Pick<Chargeback, 'perdida' | 'recuperado_at'>) {
  if (recuperado_at === null) return <p>El banco le dio la razón a Maestros: el dinero volvió.</p>;
  return (
    <p>
      El banco cambió su decisión y el dinero volvió a Maestros
      {perdida === null || perdida.repuesto === null
        ? '.'
        : `: al profesional se le repusieron ${pesos(perdida.repuesto)}.`}
    </p>
  );
}

/** What paid a lost one before anybody had to decide. */
function Covered({ chargeback: { perdida }, money }: CaseMoneyProps) {
  const { cubierto_protegido, cubierto_devolucion } = money;
  return (
    <>
      {cubierto_protegido > 0 && (
        <p>{pesos(cubierto_protegido)} los cubrió lo que el proyecto tenía protegido.</p>
      )}
      {cubierto_devolucion > 0 && (
        <p>
          {pesos(cubierto_devolucion)} los cubrió una devolución que se le debía al cliente: el
          banco se los dio, y ya no se le envían.
        </p>
      )}
      {perdida === null && <p>No hay nada que decidir.</p>}
    </>
  );
}
