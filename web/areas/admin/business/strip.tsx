import {
  IconAlertTriangle,
  IconBell,
  IconBriefcase,
  IconChecks,
  IconCreditCardRefund,
  IconFlag,
  IconScale,
} from '@tabler/icons-react';
import { Link } from 'react-router';
import { paths } from '#web/paths.ts';
import { chargebacksWaiting, pendingCount } from '../nav.ts';
import { usePending } from '../use-pending.ts';
import style from './strip.module.css';

/** «1 proyecto detenido», «99+ proyectos detenidos». */
const many = (count: number, one: string, several: string): string =>
  `${count > 99 ? '99+' : count} ${count === 1 ? one : several}`;

/** What waits for somebody of the team, each with the screen where it is done: what the books say otherwise comes first. */
export function Strip() {
  const { data } = usePending();
  if (!data) return null;
  const chargebacks = chargebacksWaiting(data).value;
  const others = pendingCount(data) - data.diferencias;
  const waiting = [
    {
      count: data.diferencias,
      to: paths.pending,
      Icon: IconAlertTriangle,
      words: ['diferencia en los libros', 'diferencias en los libros'],
      alarming: true,
    },
    {
      count: data.casos,
      to: paths.casesWithoutDisputes,
      Icon: IconBriefcase,
      words: ['proyecto detenido', 'proyectos detenidos'],
    },
    { count: data.disputas, to: paths.disputes, Icon: IconScale, words: ['disputa', 'disputas'] },
    {
      count: chargebacks,
      to: paths.chargebacks,
      Icon: IconCreditCardRefund,
      words: ['contracargo', 'contracargos'],
    },
    {
      count: data.aprobaciones,
      to: paths.approvals,
      Icon: IconChecks,
      words: ['aprobación en espera', 'aprobaciones en espera'],
    },
    { count: data.denuncias, to: paths.reports, Icon: IconFlag, words: ['denuncia', 'denuncias'] },
    { count: others, to: paths.pending, Icon: IconBell, words: ['pendiente', 'pendientes'] },
  ].filter(({ count }) => count > 0);
  if (waiting.length === 0) return null;
  return (
    <nav className={style.strip} aria-label="Lo que espera">
      {waiting.map(({ count, to, Icon, words: [one = '', several = ''], alarming }) => (
        <Link key={several} to={to} data-alarming={alarming || undefined}>
          <Icon size={18} stroke={1.75} aria-hidden />
          {many(count, one, several)}
        </Link>
      ))}
    </nav>
  );
}
