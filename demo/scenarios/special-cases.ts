import type { Actor } from '../actors.ts';
import type { Cast } from '../cast.ts';
import { photoOf } from '../pictures/damage.ts';
import { picturesOf } from '../pictures/delivery.ts';
import type { Scenario } from '../simulation/scenarios.ts';
import type { Calendar } from '../simulation/time.ts';
import {
  BROKEN_DOWN,
  DELIVERED,
  DISPUTES,
  EXTRAS,
  NO_LONGER,
  RULING,
  WITHDRAWN,
} from '../texts/special-cases.ts';
import { type Project, project, timeOf } from './project.ts';
import type { Matches, Supplies } from './supplies.ts';

interface Situation {
  readonly id: number;
  readonly c: Actor;
  readonly p: Actor;
  readonly team: Actor;
  /** Days after the first message, and minutes after its hour. */
  readonly at: ReturnType<typeof timeOf>;
  readonly minutesAgo: Calendar['minutesAgo'];
  readonly profesion: string;
  readonly runDeadlines: () => Promise<void>;
}

interface SpecialCase extends Pick<Project, 'day' | 'until'> {
  readonly proceed: (situation: Situation) => Scenario;
}

/** One additional service waits for an answer, one was rejected. */
const offered: SpecialCase = {
  day: 4,
  until: 'pagado',
  async *proceed({ id, c, p, at }) {
    yield at(3, 290);
    await p.offer(id, EXTRAS);
    yield at(3, 312);
    await c.answer(id, EXTRAS[1].descripcion, 'rechazado');
  },
};
/** An additional service was accepted and is still to be paid. */
const unpaidService: SpecialCase = {
  day: 5,
  until: 'pagado',
  async *proceed({ id, c, p, at }) {
    yield at(3, 290);
    await p.offer(id, EXTRAS.slice(0, 1));
    yield at(3, 330);
    await c.answer(id, EXTRAS[0].descripcion, 'aceptado');
  },
};
const paidService: SpecialCase = {
  day: 5,
  until: 'pagado',
  async *proceed({ id, c, p, at }) {
    yield at(3, 290);
    await p.offer(id, EXTRAS.slice(0, 1));
    yield at(3, 330);
    await c.answer(id, EXTRAS[0].descripcion, 'aceptado');
    yield at(3, 334);
    await c.pay(id);
  },
};
const delivered: SpecialCase = {
  day: 6,
  until: 'pagado',
  async *proceed({ id, p, at, profesion }) {
    yield at(3, 330);
    await p.deliver(id, DELIVERED, await picturesOf(profesion, 0));
  },
};
/** Cancelled by the professional: all of the money goes back. */
const cancelled: SpecialCase = {
  day: 16,
  until: 'pagado',
  async *proceed({ id, p, at }) {
    yield at(3, 300);
    await p.cancel(id, BROKEN_DOWN);
  },
};
/** Cancelled by the client less than 24 hours before the start: the professional keeps a tenth. */
const cancelledLate: SpecialCase = {
  day: 3,
  until: 'pagado',
  async *proceed({ id, c, at }) {
    yield at(2, 30);
    await c.cancel(id, NO_LONGER);
  },
};
const withdrawn: SpecialCase = {
  day: 30,
  until: 'publicada',
  async *proceed({ id, p, at }) {
    yield at(0, 190);
    await p.withdraw(id, WITHDRAWN);
  },
};
const expired: SpecialCase = {
  day: 21,
  until: 'publicada',
  async *proceed({ at, runDeadlines }) {
    yield at(15, 96);
    await runDeadlines();
  },
};
const disputed = (which: 0 | 1): SpecialCase => ({
  day: 7,
  until: 'pagado',
  async *proceed({ id, c, p, at, minutesAgo, profesion }) {
    yield at(4, 20);
    await p.deliver(id, DELIVERED, await picturesOf(profesion, which));
    yield minutesAgo(190 - which * 45);
    await c.dispute(id, DISPUTES[which], await photoOf(profesion));
  },
});
const ruled: SpecialCase = {
  day: 18,
  until: 'pagado',
  async *proceed({ id, c, team, at }) {
    yield at(4, 30);
    const dispute = await c.dispute(id, DISPUTES[2]);
    yield at(6, 200);
    await team.resolve(dispute, 400, RULING);
  },
};

/** The special cases of Clara, of Ramón, and of other people by trade. */
const CLARAS: readonly (readonly [trade: string, special: SpecialCase])[] = [
  ['Fumigación', cancelled],
  ['Cerrajería', disputed(0)],
];
const RAMONS: readonly SpecialCase[] = [unpaidService, delivered, withdrawn, expired, disputed(1)];
const OTHERS: readonly (readonly [trade: string, special: SpecialCase])[] = [
  ['Tecnologia', paidService],
  ['Herrería', offered],
  ['Limpieza', cancelledLate],
  ['Carpintería', ruled],
  ['Jardinería', expired],
  ['Aire acondicionado', delivered],
];

/** Projects with additional services, cancellations, expirations and disputes. */
export function specialCases(
  calendar: Calendar,
  { admin, client: clara, professional: ramon, professionals }: Cast,
  supplies: Supplies,
  matches: Matches,
  runDeadlines: () => Promise<void>,
): Scenario[] {
  const people = (trade: string, which: number) => {
    const found = professionals.filter(
      ({ profesion, waiting, refused }) => profesion === trade && !waiting && !refused,
    )[which];
    if (!found) throw new Error(`too few do ${trade}`);
    return found;
  };
  const run = (plan: Project, { proceed }: SpecialCase) => after(calendar, plan, proceed);
  const facts = ({ day, until }: SpecialCase, trade: string) => ({
    day,
    until,
    job: supplies.job(trade),
    variant: supplies.variant(),
  });

  return [
    ...CLARAS.map(([trade, special]) => {
      const professional = people(trade, 1);
      matches.take(clara, professional);
      return run({ client: clara, professional, ...facts(special, trade) }, special);
    }),
    ...RAMONS.map((special) => {
      const client = matches.clientFor(ramon);
      return run({ client, professional: ramon, ...facts(special, ramon.profesion) }, special);
    }),
    ...OTHERS.map(([trade, special]) => {
      const professional = people(trade, 2);
      const client = matches.clientFor(professional);
      return run({ client, professional, ...facts(special, trade) }, special);
    }),
  ];

  /** Runs a project up to the state of its plan, and then its special case. */
  async function* after(
    calendar: Calendar,
    plan: Project,
    proceed: SpecialCase['proceed'],
  ): Scenario {
    yield* project(calendar, plan);
    const [c, p] = [plan.client.actor, plan.professional.actor];
    const begun = await c.project(p);
    if (!begun) throw new Error('the project is missing');
    const at = timeOf(calendar, plan);
    const { profesion } = plan.professional;
    const { minutesAgo } = calendar;
    const team = admin.actor;
    yield* proceed({ id: begun.id, c, p, team, at, minutesAgo, profesion, runDeadlines });
  }
}
