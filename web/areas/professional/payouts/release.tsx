import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { notInvoiceWords, releaseFacts } from '#domain/payouts/receipt-words.ts';
import { api } from '#web/api/index.ts';
import { paths } from '#web/paths.ts';
import { NoReceipt } from '#web/shared/payments/no-receipt.tsx';
import { Paper } from '#web/shared/payments/paper.tsx';
import { Button } from '#web/ui/button.tsx';

export const meta = () => [{ title: 'Recibo de liberación · Maestros' }];

/** /profesional/dinero/liberaciones/:id (4 §E): the receipt of what a project once released to oneself. */
export default function Release() {
  const id = Number(useParams()['id']);
  const query = useQuery({
    queryKey: ['release', id],
    queryFn: ({ signal }) => api.payouts.getRelease({ id }, { signal }),
    // A transfer may have taken it since.
    refetchOnMount: 'always',
  });
  const { data } = query;
  if (data) {
    const { liberacion } = data;
    const { other_key, id_proposal } = liberacion;
    return (
      <Paper
        title="Recibo de liberación"
        folio={liberacion.folio}
        mxn={liberacion.neto}
        facts={releaseFacts(liberacion)}
        note={notInvoiceWords}
        operador={liberacion.operador}
        actions={
          <>
            <Button
              variant="secondary"
              href={
                other_key === null
                  ? paths.professionalProjects
                  : paths.project(other_key, id_proposal)
              }
            >
              {other_key === null ? 'Ver tus proyectos' : 'Ver el proyecto'}
            </Button>
            <Button variant="quiet" href={paths.releases}>
              Todas tus liberaciones
            </Button>
          </>
        }
      />
    );
  }
  return (
    <NoReceipt
      title="Recibo de liberación"
      query={query}
      back={{ to: paths.releases, label: 'Ver lo que se te ha liberado' }}
    />
  );
}
