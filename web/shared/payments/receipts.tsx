import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { ROL } from '#contract/call.ts';
import { api } from '#web/api/index.ts';
import { Button } from '#web/ui/button.tsx';
import { pesos } from '#web/ui/money.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { GrowingList } from '../growing-list.tsx';
import { Screen } from '../own-area/screen.tsx';
import { TOAST_ON_ERROR } from '../query.tsx';
import { useUser } from '../session/use-user.ts';
import { COVERAGE_WORDS } from '#domain/payments/receipt-words.ts';
import { refundedWords } from '#domain/payments/refunded.ts';
import { ReceiptLine } from './receipt-line.tsx';
import { dayWords, receiptPath, receiptsPath } from './receipt-words.ts';
import style from './receipts.module.css';

export const meta = () => [{ title: 'Tus recibos · Maestros' }];

/** /cliente/recibos and /profesional/recibos (4 §E): what one paid by card; of one project with `?proyecto=`. */
export default function Receipts() {
  const { rol } = useUser().user;
  const project = Number(useSearchParams()[0].get('proyecto')) || undefined;
  const list = useInfiniteQuery({
    queryKey: ['receipts', project ?? null],
    queryFn: ({ pageParam, signal }) =>
      api.payments.getReceipts(
        {
          ...(project !== undefined && { id_proposal: project }),
          ...(pageParam !== null && { antes: pageParam }),
        },
        { signal },
      ),
    initialPageParam: null as number | null,
    getNextPageParam: ({ siguiente }) => siguiente,
    refetchOnMount: 'always',
    meta: TOAST_ON_ERROR,
  });
  return (
    <Screen
      title={project === undefined ? 'Tus recibos' : 'Recibos del proyecto'}
      lead="Lo que has pagado con tarjeta, del más reciente al más antiguo."
    >
      <GrowingList
        list={list}
        itemsOf={({ recibos }) => recibos}
        keyOf={({ id }) => id}
        loading="Cargando tus recibos…"
        none={
          <EmptyState scene="projects" title="Aquí verás tus recibos">
            {rol === ROL.professional
              ? 'Cuando pagues una membresía, su recibo queda aquí.'
              : 'Cada pago con tarjeta de un proyecto deja su recibo aquí.'}
          </EmptyState>
        }
      >
        {({ id, folio, concepto, value, paidAt, devuelto, por_devolver, por_banco, cubre }) => (
          <ReceiptLine
            href={receiptPath(rol, id)}
            title={concepto}
            mxn={value}
            facts={[
              refundedWords({ value, devuelto: devuelto - por_devolver + por_banco }),
              dayWords(paidAt),
              cubre && COVERAGE_WORDS[cubre],
              folio,
            ]}
            more={[
              devuelto > por_devolver && `Te devolvimos ${pesos(devuelto - por_devolver)}.`,
              por_banco > 0 && `Tu banco te devolvió ${pesos(por_banco)}.`,
              por_devolver > 0 && `Falta que te lleguen ${pesos(por_devolver)} de devolución.`,
            ].filter((sentence) => sentence !== false)}
          />
        )}
      </GrowingList>
      {project !== undefined && (
        <p className={style.all}>
          <Button variant="quiet" href={receiptsPath(rol)}>
            Todos tus recibos
          </Button>
        </p>
      )}
    </Screen>
  );
}
