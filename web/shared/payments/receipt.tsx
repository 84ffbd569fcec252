import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import type { Receipt as Facts } from '#contract/payments.ts';
import { api } from '#web/api/index.ts';
import { paths } from '#web/paths.ts';
import { toMxn } from '#domain/money.ts';
import { invoiceWords, receiptFacts, refundsOfReceipt } from '#domain/payments/receipt-words.ts';
import { Button } from '#web/ui/button.tsx';
import { Money } from '#web/ui/money.tsx';
import { useUser } from '../session/use-user.ts';
import { NoReceipt } from './no-receipt.tsx';
import { Paper } from './paper.tsx';
import { receiptsPath } from './receipt-words.ts';
import style from './receipt.module.css';

export const meta = () => [{ title: 'Recibo de pago · Maestros' }];

/** /cliente/recibos/:id and /profesional/recibos/:id (4 §E): a receipt of one's own payment, which prints well. */
export default function Receipt() {
  const id = Number(useParams()['id']);
  const { rol } = useUser().user;
  const query = useQuery({
    queryKey: ['receipt', id],
    queryFn: ({ signal }) => api.payments.getReceipt({ id }, { signal }),
    // What it says of refunds changes.
    refetchOnMount: 'always',
  });
  const { data } = query;
  if (data) {
    const { recibo } = data;
    const { proyecto } = recibo;
    return (
      <Paper
        title="Recibo de pago"
        folio={recibo.folio}
        mxn={recibo.value}
        facts={receiptFacts(recibo)}
        note={invoiceWords(recibo)}
        operador={recibo.operador}
        actions={
          <>
            {proyecto && (
              <Button variant="secondary" href={paths.project(proyecto.other_key, proyecto.id)}>
                Ver el proyecto
              </Button>
            )}
            <Button variant="quiet" href={receiptsPath(rol)}>
              Todos tus recibos
            </Button>
          </>
        }
      >
        <Refunds recibo={recibo} />
      </Paper>
    );
  }
  return (
    <NoReceipt
      title="Recibo de pago"
      query={query}
      back={{ to: receiptsPath(rol), label: 'Ver tus recibos' }}
    />
  );
}

function Refunds({ recibo }: { recibo: Facts }) {
  const returned = refundsOfReceipt(recibo);
  if (!returned) return null;
  return (
    <section className={style.refunds} aria-labelledby="devuelto">
      <h2 id="devuelto">Devoluciones</h2>
      <ul>
        {returned.lines.map(([words, amount], index) => (
          <li key={index}>
            <span>{words}</span>
            <Money mxn={toMxn(amount)} bare />
          </li>
        ))}
      </ul>
      <p className={style.rest}>
        <span>Pagado menos lo devuelto</span>
        <Money mxn={toMxn(returned.kept)} strong />
      </p>
    </section>
  );
}
