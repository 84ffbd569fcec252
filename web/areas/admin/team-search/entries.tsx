import {
  IconBriefcase,
  IconBuildingBank,
  IconClock,
  IconCreditCard,
  IconList,
  IconMessage,
} from '@tabler/icons-react';
import { Children, type ReactNode } from 'react';
import type { Call, OutputOf } from '#contract/call.ts';
import { getMessages } from '#contract/chat.ts';
import type {
  AccountHit,
  PaymentHit,
  PayoutHit,
  ProjectHit,
  searchEverywhere,
} from '#contract/team-search.ts';
import { markPhone, markStart, markWords } from '#domain/team-search/marks.ts';
import type { TeamQuery } from '#domain/team-search/query.ts';
import { shortDay } from '#lib/date-words.ts';
import { formatPhone } from '#lib/phone.ts';
import { searchText } from '#lib/search-text.ts';
import { pictureUrl } from '#web/api/client.ts';
import { paths } from '#web/paths.ts';
import { EstadoChip } from '#web/shared/projects/estado-chip.tsx';
import { dayWords } from '#web/shared/payments/receipt-words.ts';
import { PayoutChip } from '#web/shared/payouts/payout-chip.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { Money } from '#web/ui/money.tsx';
import { ValidationChip } from '../validation-chip.tsx';
import { ROL_NAMES } from '../words.ts';
import type { Jump } from './jumps.ts';
import { Marked } from './marked.tsx';
import type { Recent } from './recent.ts';
import style from './team-search.module.css';

/** One row of the results: where it leads, what it shows, and what is kept of it once it was opened. */
export interface Entry {
  readonly to: string;
  readonly face: ReactNode;
  readonly title: ReactNode;
  readonly detail?: ReactNode;
  /** How to reach somebody, or what something is called outside. */
  readonly outside?: ReactNode;
  readonly side?: ReactNode;
  /** Null for what is not kept. */
  readonly kept: Omit<Recent, 'to'> | null;
}

export interface Group {
  readonly title: string;
  readonly entries: readonly Entry[];
}

const IconFace = ({ children }: { children: ReactNode }) => (
  <span className={style.icon}>{children}</span>
);

export const jumpEntry = ({ to, label, Icon }: Jump, text: string): Entry => ({
  to,
  face: (
    <IconFace>
      <Icon size={20} stroke={1.75} aria-hidden />
    </IconFace>
  ),
  title: <Marked pieces={markWords(label, text === '' ? [] : [text])} />,
  kept: null,
});

export const recentEntry = ({ to, label, detail }: Recent): Entry => ({
  to,
  face: (
    <IconFace>
      <IconClock size={20} stroke={1.75} aria-hidden />
    </IconFace>
  ),
  title: label,
  detail,
  kept: { label, detail },
});

const moreEntry = (to: string, title: string): Entry => ({
  to,
  face: (
    <IconFace>
      <IconList size={20} stroke={1.75} aria-hidden />
    </IconFace>
  ),
  title,
  kept: null,
});

/** Parts of a line, with a point between them. */
const Line = ({ children }: { children: ReactNode }) =>
  Children.toArray(children)
    .filter((part) => part !== '')
    .map((part, at) => (
      <span key={at} className={style.part}>
        {part}
      </span>
    ));

/** Beside a telephone a phone has room for it only where it is what was searched. */
function Email({ email, query, spare }: { email: string; query: TeamQuery; spare: boolean }) {
  const pieces = markStart(email, query.email);
  const found = pieces.some(({ marked }) => marked);
  return (
    <span data-spare={(spare && !found) || undefined}>
      <Marked pieces={pieces} />
    </span>
  );
}

/** Whether the list of accounts, which knows no trades, finds them by these words too. */
const isCalled = ({ nombre, nombre_comercial, email }: AccountHit, words: readonly string[]) => {
  const own = searchText(`${nombre} ${nombre_comercial} ${email}`).split(' ');
  return words.every((word) => own.some((one) => one.startsWith(word)));
};

function accountEntry(account: AccountHit, query: TeamQuery, closed: Closed): Entry {
  const { nombre, nombre_comercial: trade, email, telefono, profesion, ciudad } = account;
  const shown = trade || nombre;
  const role = ROL_NAMES[account.rol];
  const own = paths.account(account.keylogin);
  return {
    // Who may not open accounts finds it in their list; of a deleted one only the log is left.
    to: account.eliminada
      ? paths.auditOf(account.keylogin)
      : closed(own) === undefined
        ? own
        : `${paths.accounts}?${new URLSearchParams({ search: email })}`,
    face: <Avatar nombre={shown} imagen={pictureUrl(account.img_profile)} size={40} />,
    title: <Marked pieces={markWords(shown, query.words)} />,
    detail: (
      <Line>
        {role}
        {trade && <Marked pieces={markWords(nombre, query.words)} />}
        {profesion && <Marked pieces={markWords(profesion, query.words)} />}
        {ciudad}
      </Line>
    ),
    outside: (
      <Line>
        {telefono && <Marked pieces={markPhone(formatPhone(telefono), query)} />}
        {email && <Email {...{ email, query, spare: telefono !== '' }} />}
      </Line>
    ),
    side: account.eliminada ? (
      <Chip tone="neutral">Eliminada</Chip>
    ) : account.suspendida ? (
      <Chip tone="error">Suspendida</Chip>
    ) : (
      account.validacion && <ValidationChip validacion={account.validacion} />
    ),
    kept: account.eliminada
      ? null
      : { label: shown, detail: [role, profesion || ciudad].filter(Boolean).join(' · ') },
  };
}

function projectEntry(project: ProjectHit, query: TeamQuery): Entry {
  const people = `${project.client.nombre} con ${project.author.nombre}`;
  const title = project.titulo || 'Sin título';
  return {
    to: paths.teamProject(project.id),
    face: (
      <IconFace>
        <IconBriefcase size={20} stroke={1.75} aria-hidden />
      </IconFace>
    ),
    title: (
      <>
        <span className={style.number}>{project.id}</span>{' '}
        <Marked pieces={markWords(title, query.words)} />
      </>
    ),
    detail: (
      <Line>
        {people}
        {project.ciudad && <Marked pieces={markWords(project.ciudad, query.words)} />}
      </Line>
    ),
    side: (
      <>
        {project.precio !== null && <Money mxn={project.precio} bare />}
        <EstadoChip project={project} />
      </>
    ),
    kept: { label: `${project.id} · ${title}`, detail: people },
  };
}

function paymentEntry(payment: PaymentHit, query: TeamQuery): Entry {
  const id = payment.id_payment;
  const card = payment.tarjeta ? `•••• ${payment.tarjeta.ultimos}` : '';
  return {
    to: paths.clientPayment(payment.id),
    face: (
      <IconFace>
        <IconCreditCard size={20} stroke={1.75} aria-hidden />
      </IconFace>
    ),
    title: payment.descripcion,
    detail: (
      <Line>
        {payment.nombre}
        {card}
        {dayWords(payment.settledAt ?? payment.createAt)}
      </Line>
    ),
    outside: id && <Marked pieces={markStart(id, query.providerId)} />,
    side: (
      <>
        <Money mxn={payment.value} bare />
        {payment.settledAt === null && <Chip tone="neutral">Sin cobrar</Chip>}
      </>
    ),
    kept: { label: payment.descripcion, detail: `${payment.nombre} · ${id}` },
  };
}

function payoutEntry(payout: PayoutHit, query: TeamQuery): Entry {
  const key = payout.clave_rastreo ?? '';
  return {
    to: paths.teamPayout(payout.id),
    face: (
      <IconFace>
        <IconBuildingBank size={20} stroke={1.75} aria-hidden />
      </IconFace>
    ),
    title: payout.nombre,
    detail: (
      <Line>
        {`Pago ${payout.id}`}
        {shortDay(payout.fecha)}
      </Line>
    ),
    outside: key && <Marked pieces={markStart(key, query.trackingKey)} />,
    side: (
      <>
        <Money mxn={payout.monto} bare />
        <PayoutChip estado={payout.estado} />
      </>
    ),
    kept: { label: payout.nombre, detail: `Pago ${payout.id}${key && ` · ${key}`}` },
  };
}

/** What can be done at once with the one who was meant for sure. */
export function actionsWith({ cuentas, de_cuentas }: Found, may: (call: Call) => boolean): Group[] {
  const [account, other] = cuentas.lista;
  if (!de_cuentas || !account || other || account.eliminada || !may(getMessages)) return [];
  const name = account.nombre_comercial || account.nombre;
  const write: Entry = {
    to: paths.chat(account.keylogin),
    face: (
      <IconFace>
        <IconMessage size={20} stroke={1.75} aria-hidden />
      </IconFace>
    ),
    title: `Escribirle a ${name}`,
    kept: null,
  };
  return [{ title: 'Acciones', entries: [write] }];
}

type Found = OutputOf<typeof searchEverywhere>;
type Closed = (to: string) => string | undefined;

/** The groups of an answer; what there is more of leads to its list, where that can be asked for the same. */
export function groupsOf(found: Found, query: TeamQuery, text: string, closed: Closed): Group[] {
  const listed = new URLSearchParams({ search: text });
  const more = (there: boolean, to: string, title: string) => (there ? [moreEntry(to, title)] : []);
  const inNames = query.kind === 'palabras';
  const groups: Group[] = [
    {
      title: 'Cuentas',
      entries: [
        ...found.cuentas.lista.map((account) => accountEntry(account, query, closed)),
        ...more(
          found.cuentas.hay_mas &&
            (query.kind === 'correo' ||
              (inNames && found.cuentas.lista.every((one) => isCalled(one, query.words)))),
          `${paths.accounts}?${listed}`,
          'Ver más en Cuentas',
        ),
      ],
    },
    {
      title: found.de_cuentas ? 'Sus proyectos' : 'Proyectos',
      entries: [
        ...found.proyectos.lista.map((project) => projectEntry(project, query)),
        ...more(
          found.proyectos.hay_mas && inNames && query.words.length === 1,
          `${paths.teamProjects}?${listed}`,
          'Ver más en Proyectos',
        ),
      ],
    },
    {
      title: found.de_cuentas ? 'Sus pagos' : 'Pagos de clientes',
      entries: [
        ...found.pagos.lista.map((payment) => paymentEntry(payment, query)),
        ...more(
          found.pagos.hay_mas && query.kind === 'pago',
          `${paths.clientPayments}?${listed}`,
          'Ver más en Pagos de clientes',
        ),
      ],
    },
    {
      title: found.de_cuentas ? 'Lo que se les pagó' : 'Pagos a profesionales',
      entries: found.pagos_a_profesionales.lista.map((payout) => payoutEntry(payout, query)),
    },
  ];
  return groups.filter(({ entries }) => entries.length > 0);
}
