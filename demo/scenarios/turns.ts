import type { Actor } from '../actors.ts';
import type { Cast } from '../cast.ts';
import { photoOf } from '../pictures/trouble.ts';
import type { Story } from '../stage/play.ts';
import type { Calendar } from '../stage/time.ts';
import {
  BROKEN_DOWN,
  DELIVERED,
  DISPUTES,
  EXTRAS,
  NO_LONGER,
  RULING,
  WITHDRAWN,
} from '../texts/turns.ts';
import { type Project, project, timeOf } from './project.ts';
import type { Matches, Supplies } from './supplies.ts';

interface Scene {
  readonly id: number;
  readonly c: Actor;
  readonly p: Actor;
  readonly team: Actor;
  /** Days after the first message, and minutes after its hour. */
  readonly at: ReturnType<typeof timeOf>;
  readonly minutesAgo: Calendar['minutesAgo'];
  readonly profesion: string;
  readonly letTimeAct: () => Promise<void>;
}

interface Turn extends Pick<Project, 'day' | 'until'> {
  readonly goOn: (scene: Scene) => Story;
}

/** One service waits for an answer, one was refused. */
const asked: Turn = {
  day: 4,
  until: 'pagado',
  async *goOn({ id, c, p, at }) {
    yield at(3, 290);
    await p.offer(id, EXTRAS);
    yield at(3, 312);
    await c.answer(id, EXTRAS[1].descripcion, 'rechazado');
  },
};
/** Accepted, and still to be paid. */
const owed: Turn = {
  day: 5,
  until: 'pagado',
  async *goOn({ id, c, p, at }) {
    yield at(3, 290);
    await p.offer(id, EXTRAS.slice(0, 1));
    yield at(3, 330);
    await c.answer(id, EXTRAS[0].descripcion, 'aceptado');
  },
};
const grown: Turn = {
  day: 5,
  until: 'pagado',
  async *goOn({ id, c, p, at }) {
    yield at(3, 290);
    await p.offer(id, EXTRAS.slice(0, 1));
    yield at(3, 330);
    await c.answer(id, EXTRAS[0].descripcion, 'aceptado');
    yield at(3, 334);
    await c.pay(id);
  },
};
const delivered: Turn = {
  day: 6,
  until: 'pagado',
  async *goOn({ id, p, at }) {
    yield at(3, 330);
    await p.deliver(id, DELIVERED);
  },
};
/** By the professional: all of it goes back. */
const calledOff: Turn = {
  day: 16,
  until: 'pagado',
  async *goOn({ id, p, at }) {
    yield at(3, 300);
    await p.cancel(id, BROKEN_DOWN);
  },
};
/** By the client, when the day has come: a tenth stays with the professional. */
const calledOffLate: Turn = {
  day: 3,
  until: 'pagado',
  async *goOn({ id, c, at }) {
    yield at(2, 30);
    await c.cancel(id, NO_LONGER);
  },
};
const withdrawn: Turn = {
  day: 30,
  until: 'publicada',
  async *goOn({ id, p, at }) {
    yield at(0, 190);
    await p.withdraw(id, WITHDRAWN);
  },
};
const expired: Turn = {
  day: 21,
  until: 'publicada',
  async *goOn({ at, letTimeAct }) {
    yield at(15, 96);
    await letTimeAct();
  },
};
const disputed = (which: 0 | 1): Turn => ({
  day: 7,
  until: 'pagado',
  async *goOn({ id, c, p, at, minutesAgo, profesion }) {
    yield at(4, 20);
    await p.deliver(id, DELIVERED);
    yield minutesAgo(190 - which * 45);
    await c.dispute(id, DISPUTES[which], await photoOf(profesion));
  },
});
const ruled: Turn = {
  day: 18,
  until: 'pagado',
  async *goOn({ id, c, team, at }) {
    yield at(4, 30);
    const dispute = await c.dispute(id, DISPUTES[2]);
    yield at(6, 200);
    await team.resolve(dispute, 400, RULING);
  },
};

/** Of Clara, of Ramón, and of people of a trade: which turn each project takes. */
const CLARAS: readonly (readonly [trade: string, turn: Turn])[] = [
  ['Fumigación', calledOff],
  ['Cerrajería', disputed(0)],
];
const RAMONS: readonly Turn[] = [owed, delivered, withdrawn, expired, disputed(1)];
const OTHERS: readonly (readonly [trade: string, turn: Turn])[] = [
  ['Tecnologia', grown],
  ['Herrería', asked],
  ['Limpieza', calledOffLate],
  ['Carpintería', ruled],
  ['Jardinería', expired],
  ['Aire acondicionado', delivered],
];

/** Projects that do not go straight: they grow, are called off, wait for nobody, or are fought about. */
export function turns(
  calendar: Calendar,
  { admin, client: clara, professional: ramon, professionals }: Cast,
  supplies: Supplies,
  matches: Matches,
  letTimeAct: () => Promise<void>,
): Story[] {
  const people = (trade: string, which: number) => {
    const found = professionals.filter(
      ({ profesion, waiting, refused }) => profesion === trade && !waiting && !refused,
    )[which];
    if (!found) throw new Error(`too few do ${trade}`);
    return found;
  };
  const tell = (told: Project, { goOn }: Turn) => after(calendar, told, goOn);
  const facts = ({ day, until }: Turn, trade: string) => ({
    day,
    until,
    job: supplies.job(trade),
    turn: supplies.turn(),
  });

  return [
    ...CLARAS.map(([trade, turn]) => {
      const professional = people(trade, 1);
      matches.take(clara, professional);
      return tell({ client: clara, professional, ...facts(turn, trade) }, turn);
    }),
    ...RAMONS.map((turn) => {
      const client = matches.clientFor(ramon);
      return tell({ client, professional: ramon, ...facts(turn, ramon.profesion) }, turn);
    }),
    ...OTHERS.map(([trade, turn]) => {
      const professional = people(trade, 2);
      const client = matches.clientFor(professional);
      return tell({ client, professional, ...facts(turn, trade) }, turn);
    }),
  ];

  /** What happens after a project has come to where `told` leaves it. */
  async function* after(calendar: Calendar, told: Project, goOn: Turn['goOn']): Story {
    yield* project(calendar, told);
    const [c, p] = [told.client.actor, told.professional.actor];
    const begun = await c.project(p);
    if (!begun) throw new Error('the project is gone');
    const at = timeOf(calendar, told);
    const { profesion } = told.professional;
    const { minutesAgo } = calendar;
    const team = admin.actor;
    yield* goOn({ id: begun.id, c, p, team, at, minutesAgo, profesion, letTimeAct });
  }
}
