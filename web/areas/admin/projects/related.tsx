import { Link } from 'react-router';
import type { TeamProject } from '#contract/projects.ts';
import { CASES } from '#domain/cases/cases.ts';
import { paths } from '#web/paths.ts';
import { Card } from '#web/ui/card.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { pesos } from '#web/ui/money.tsx';
import { dayText } from '../words.ts';
import style from './project.module.css';

interface Line {
  readonly key: string;
  readonly to: string;
  readonly text: string;
  readonly open: boolean;
  readonly at: string | null;
}

/** What else the team has of it: disputes, chargebacks, cases and the request that it answers. */
export function Related({ proyecto }: { proyecto: TeamProject }) {
  const { disputas, contracargos, casos, solicitud } = proyecto;
  const lines: Line[] = [
    ...disputas.map(({ id, createAt, abierta }) => ({
      key: `d${id}`,
      to: paths.dispute(id),
      text: 'Disputa',
      open: abierta === 1,
      at: createAt,
    })),
    ...contracargos.map(({ id, monto, createAt, abierto }) => ({
      key: `c${id}`,
      to: paths.chargeback(id),
      text: `Contracargo de ${pesos(monto)}`,
      open: abierto === 1,
      at: createAt,
    })),
    ...casos.map(({ id, causa, createAt, abierto }) => ({
      key: `k${id}`,
      to: paths.teamCase(id),
      text: `Caso: ${CASES[causa].label}`,
      open: abierto === 1,
      at: createAt,
    })),
    ...(solicitud === null
      ? []
      : [
          {
            key: 's',
            to: paths.teamRequest(solicitud),
            text: 'Responde a una solicitud',
            open: false,
            at: null,
          },
        ]),
  ];
  if (lines.length === 0) return null;
  return (
    <Card as="section" className={style.card}>
      <h2>También</h2>
      <ul className={style.lines}>
        {lines.map(({ key, to, text, open, at }) => (
          <li key={key}>
            <Link className={style.link} to={to}>
              {text}
            </Link>
            <span className={style.muted}>
              {open && <Chip tone="sun">Abierto</Chip>} {at && dayText(at)}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
