import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { notInvoiceWords, payoutFacts } from '#domain/payouts/receipt-words.ts';
import { api } from '#web/api/index.ts';
import { paths } from '#web/paths.ts';
import { NoReceipt } from '#web/shared/payments/no-receipt.tsx';
import { Paper } from '#web/shared/payments/paper.tsx';
import { Button } from '#web/ui/button.tsx';
import { OwnPayoutProjects } from './own-payout-projects.tsx';
import style from './own-payout.module.css';

export const meta = () => [{ title: 'Recibo de pago a tu cuenta · Maestros' }];

/** /profesional/dinero/pagos/:id (4 §E): the receipt of a transfer to one's bank, and what it is made of. */
export default function OwnPayout() {
  const id = Number(useParams()['id']);
  const query = useQuery({
    queryKey: ['own-payout', id],
    queryFn: ({ signal }) => api.payouts.getOwnPayout({ payout_id: id }, { signal }),
    // Its state changes.
    refetchOnMount: 'always',
  });
  const { data } = query;
  if (data) {
    const { payout } = data;
    return (
      <Paper
        title="Recibo de pago a tu cuenta"
        folio={payout.folio}
        mxn={payout.monto}
        facts={payoutFacts(payout)}
        note={notInvoiceWords}
        operador={payout.operador}
        actions={
          <Button variant="quiet" href={paths.earnings}>
            Todos tus pagos
          </Button>
        }
      >
        <section className={style.projects} aria-labelledby="proyectos">
          <h2 id="proyectos">De qué proyectos es</h2>
          <OwnPayoutProjects payout={id} />
        </section>
      </Paper>
    );
  }
  return (
    <NoReceipt
      title="Recibo de pago a tu cuenta"
      query={query}
      back={{ to: paths.earnings, label: 'Ver tus pagos' }}
    />
  );
}
