import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { warningText } from '#domain/chargebacks/reasons.ts';
import { api } from '#web/api/index.ts';
import { paths } from '#web/paths.ts';
import { pesos } from '#web/ui/money.tsx';
import { momentText } from '../words.ts';
import style from './chat-history.module.css';

/** What banks think of payments of these two: only the team reads it, and nothing waits for it (4 §A). */
export function Warnings({ one, other }: { one: string; other: string }) {
  const { data } = useQuery({
    queryKey: ['admin', 'chargebacks', 'warnings', one, other],
    queryFn: ({ signal }) =>
      api.chargebacks.getWarnings({ key_primary: one, key_secundary: other }, { signal }),
  });
  if (!data || data.avisos.length === 0) return null;
  return (
    <ul className={style.warnings} aria-label="Avisos de los bancos">
      {data.avisos.map(({ id, pago, concepto, monto, tipo, createAt }) => (
        <li key={id}>
          <strong>{warningText(tipo)}</strong>:{' '}
          <Link to={paths.clientPayment(pago)}>
            pago de {pesos(monto)} de «{concepto}»
          </Link>
          , {momentText(createAt)}
        </li>
      ))}
    </ul>
  );
}
