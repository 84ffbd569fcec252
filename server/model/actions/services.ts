import { updateAdicionalesProposal } from '#contract/projects.ts';
import type { Proposal } from '#contract/views.ts';
import { type Action, commonReasons, SKIP, type Attempt, versionOf, whichever } from '../action.ts';
import { CARD_LEAST } from '../amounts.ts';
import { inChargeback } from '../bank.ts';
import { paidUp } from '../money.ts';
import { isUnderWay, type Project, type Service } from '../state.ts';
import type { World } from '../world.ts';

const PRICES = [100, 101, 450, 3000, 5000, 9_999_999];
const MOST = 999_999_900;

/** Prices of new services, MXN: one or two at once. */
const newOnes = ({ a, b }: Attempt): number[] =>
  a % 12 === 0 ? [99] : [PRICES[b % 5]!, ...(a % 4 === 0 ? [PRICES[a % PRICES.length]!] : [])];

const WORDS = 'Cambio de chapa';

/** An existing service as a form sends it back: the price is ignored, another description is another service. */
const echo = (service: Service, descripcion = WORDS) => ({
  descripcion,
  precio: 1,
  estatus: service.estatus as string,
});

/** Whether the form shows another service in that position. */
const mistaken = ({ a }: Attempt): boolean => a % 15 === 7;

const send = (world: World, p: Project, attempt: Attempt, adicionales: object[]) =>
  world.call(attempt.by, updateAdicionalesProposal, {
    proposal: { id: p.id, ...versionOf(p, attempt) },
    newProposal: { data_propuesta: { adicionales } },
  });

export const addServices: Action = {
  weight: 8,
  by: ['professional'],
  against: (_m, p, attempt) =>
    p.services.length > 8
      ? [SKIP]
      : commonReasons(p, attempt, {
          by: ['professional'],
          when: isUnderWay(p),
          freezes: true,
          more: {
            invalid_input: newOnes(attempt)[0] === 99,
            proposal_changed:
              attempt.version === 'another' || (mistaken(attempt) && p.services.length > 0),
          },
        }),
  apply(_m, p, attempt, { body }) {
    const { adicionales } = (body.proposal as Proposal).data_propuesta;
    for (const precio of newOnes(attempt)) {
      const id = adicionales[p.services.length]?.id ?? 0;
      p.services.push({ id, precio: precio * 100, estatus: 'pendiente', paid: false });
    }
  },
  send: (world, _m, p, attempt) =>
    send(world, p, attempt, [
      ...p.services.map((service) => echo(service, mistaken(attempt) ? 'Otra cosa' : WORDS)),
      ...newOnes(attempt).map((precio) => ({ descripcion: WORDS, precio })),
    ]),
};

const ESTATUS = ['aceptado', 'aceptado', 'rechazado', 'retirado', 'retirado', 'pendiente'] as const;
const subject = (p: Project, { a }: Attempt): Service | undefined =>
  p.services[a % p.services.length];
const wanted = ({ b }: Attempt) => ESTATUS[b % ESTATUS.length]!;

/** The reasons against a service's change of `estatus` (decisions §5). */
function againstChange(p: Project, item: Service, attempt: Attempt): Record<string, boolean> {
  const { estatus, precio, paid } = item;
  const to = wanted(attempt);
  const price = p.precio ?? 0;
  const left = price - precio - p.received;
  if (to === 'aceptado' || to === 'rechazado')
    return {
      transition_not_yours: attempt.by !== 'client',
      additional_decided: estatus !== 'pendiente',
      additional_too_much: to === 'aceptado' && price + precio > MOST,
    };
  return {
    additional_decided: to === 'pendiente' || estatus === 'rechazado' || estatus === 'retirado',
    transition_not_yours: estatus === 'pendiente' && attempt.by !== 'professional',
    // Payments are not assigned to services: one counts as partly paid when the rest of the price is less than
    // what was received, or when a remainder too small for a card would be left.
    additional_paid:
      estatus === 'aceptado' && (paid || left < 0 || (left > 0 && left < CARD_LEAST)),
  };
}

/** The client accepts or rejects; the professional withdraws; once accepted, either may withdraw. */
export const changeService: Action = {
  weight: 14,
  by: ['client', 'professional'],
  against(_m, p, attempt) {
    const item = subject(p, attempt);
    if (!item) return [SKIP];
    if (attempt.by !== 'client' && attempt.by !== 'professional') return ['proposal_not_found'];
    const stale = { proposal_changed: attempt.version === 'another' };
    // The same `estatus` again changes nothing.
    if (item.estatus === wanted(attempt)) return whichever(stale);
    return whichever({
      ...stale,
      ...againstChange(p, item, attempt),
      transition_wrong_state: !isUnderWay(p),
      in_dispute: p.disputed,
      in_chargeback: inChargeback(p),
    });
  },
  apply(m, p, attempt) {
    const item = subject(p, attempt);
    const to = wanted(attempt);
    if (!item || item.estatus === to) return;
    if (to === 'aceptado') p.precio = (p.precio ?? 0) + item.precio;
    const taken = item.estatus === 'aceptado';
    if (taken) p.precio = (p.precio ?? 0) - item.precio;
    item.estatus = to;
    // Without the service everything may be paid.
    if (taken && p.received > 0) paidUp(p, m.now);
  },
  send(world, _m, p, attempt) {
    const item = subject(p, attempt)!;
    const estatus = wanted(attempt);
    if (attempt.a % 2 === 0) return send(world, p, attempt, [{ id: item.id, estatus }]);
    const list = p.services.map((one) => (one === item ? { ...echo(one), estatus } : echo(one)));
    return send(world, p, attempt, list);
  },
};
