import { updateAdicionalesProposal } from '#contract/projects.ts';
import type { Proposal } from '#contract/views.ts';
import { type Action, commonReasons, SKIP, type Turn, versionOf, whichever } from '../action.ts';
import { CARD_LEAST } from '../amounts.ts';
import { paidUp } from '../money.ts';
import { isUnderWay, type Project, type Service } from '../state.ts';
import type { World } from '../world.ts';

const PRICES = [100, 101, 450, 3000, 5000, 9_999_999];
const MOST = 999_999_900;

/** New ones in MXN: one, or two in one go. */
const newOnes = ({ a, b }: Turn): number[] =>
  a % 12 === 0 ? [99] : [PRICES[b % 5]!, ...(a % 4 === 0 ? [PRICES[a % PRICES.length]!] : [])];

const WORDS = 'Cambio de chapa';

/** What is there as a form sends it back: a price in it changes nothing, other words are another service. */
const echo = (service: Service, descripcion = WORDS) => ({
  descripcion,
  precio: 1,
  estatus: service.estatus as string,
});

/** Whether the form had another service in some place. */
const mistaken = ({ a }: Turn): boolean => a % 15 === 7;

const send = (world: World, p: Project, turn: Turn, adicionales: object[]) =>
  world.call(turn.by, updateAdicionalesProposal, {
    proposal: { id: p.id, ...versionOf(p, turn) },
    newProposal: { data_propuesta: { adicionales } },
  });

export const addServices: Action = {
  weight: 8,
  by: ['professional'],
  against: (_m, p, turn) =>
    p.services.length > 8
      ? [SKIP]
      : commonReasons(p, turn, {
          by: ['professional'],
          when: isUnderWay(p),
          freezes: true,
          more: {
            invalid_input: newOnes(turn)[0] === 99,
            proposal_changed:
              turn.version === 'another' || (mistaken(turn) && p.services.length > 0),
          },
        }),
  apply(_m, p, turn, { body }) {
    const { adicionales } = (body.proposal as Proposal).data_propuesta;
    for (const precio of newOnes(turn)) {
      const id = adicionales[p.services.length]?.id ?? 0;
      p.services.push({ id, precio: precio * 100, estatus: 'pendiente', paid: false });
    }
  },
  send: (world, _m, p, turn) =>
    send(world, p, turn, [
      ...p.services.map((service) => echo(service, mistaken(turn) ? 'Otra cosa' : WORDS)),
      ...newOnes(turn).map((precio) => ({ descripcion: WORDS, precio })),
    ]),
};

const ESTATUS = ['aceptado', 'aceptado', 'rechazado', 'retirado', 'retirado', 'pendiente'] as const;
const subject = (p: Project, { a }: Turn): Service | undefined => p.services[a % p.services.length];
const wanted = ({ b }: Turn) => ESTATUS[b % ESTATUS.length]!;

/** What the decisions say against taking a service from where it stands to where it is wanted. */
function againstDecision(p: Project, item: Service, turn: Turn): Record<string, boolean> {
  const { estatus, precio, paid } = item;
  const to = wanted(turn);
  const price = p.precio ?? 0;
  const left = price - precio - p.received;
  if (to === 'aceptado' || to === 'rechazado')
    return {
      transition_not_yours: turn.by !== 'client',
      additional_decided: estatus !== 'pendiente',
      additional_too_much: to === 'aceptado' && price + precio > MOST,
    };
  return {
    additional_decided: to === 'pendiente' || estatus === 'rechazado' || estatus === 'retirado',
    transition_not_yours: estatus === 'pendiente' && turn.by !== 'professional',
    // Money that has come is not of any one service: this one is paid in part when the rest cannot hold it,
    // nor leave something that a card can carry.
    additional_paid:
      estatus === 'aceptado' && (paid || left < 0 || (left > 0 && left < CARD_LEAST)),
  };
}

/** The client accepts or rejects; the professional, or both of an accepted one, withdraw. */
export const decideService: Action = {
  weight: 14,
  by: ['client', 'professional'],
  against(_m, p, turn) {
    const item = subject(p, turn);
    if (!item) return [SKIP];
    if (turn.by !== 'client' && turn.by !== 'professional') return ['proposal_not_found'];
    const stale = { proposal_changed: turn.version === 'another' };
    // What already stands so is no decision.
    if (item.estatus === wanted(turn)) return whichever(stale);
    return whichever({
      ...stale,
      ...againstDecision(p, item, turn),
      transition_wrong_state: !isUnderWay(p),
      in_dispute: p.disputed,
    });
  },
  apply(m, p, turn) {
    const item = subject(p, turn);
    const to = wanted(turn);
    if (!item || item.estatus === to) return;
    if (to === 'aceptado') p.precio = (p.precio ?? 0) + item.precio;
    const taken = item.estatus === 'aceptado';
    if (taken) p.precio = (p.precio ?? 0) - item.precio;
    item.estatus = to;
    // Without it nothing more may be due.
    if (taken && p.received > 0) paidUp(p, m.now);
  },
  send(world, _m, p, turn) {
    const item = subject(p, turn)!;
    const estatus = wanted(turn);
    if (turn.a % 2 === 0) return send(world, p, turn, [{ id: item.id, estatus }]);
    const list = p.services.map((one) => (one === item ? { ...echo(one), estatus } : echo(one)));
    return send(world, p, turn, list);
  },
};
