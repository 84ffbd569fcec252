import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import type { ProjectDocuments } from '#contract/projects.ts';
import { toMxn } from '#domain/money.ts';
import { receiptFacts, refundsOfReceipt } from '#domain/payments/receipt-words.ts';
import { releaseFacts } from '#domain/payouts/receipt-words.ts';
import { paths } from '#web/paths.ts';
import { BeforeAfter } from '#web/shared/projects/before-after.tsx';
import { ProposalBody } from '#web/shared/projects/proposal-body.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Money, pesos } from '#web/ui/money.tsx';
import { Stack } from '#web/ui/stack.tsx';
import { Fact, Facts } from '../facts.tsx';
import { Shown } from '../list/shown.tsx';
import { dayText } from '../words.ts';
import style from './project.module.css';
import { documentsQuery } from './use-projects.ts';

/** Its receipts, the versions of its proposal and the pictures of its deliveries. */
export function Documents({ id }: { id: number }) {
  const query = useQuery(documentsQuery(id));
  return (
    <Card as="section" className={style.card}>
      <h2>Documentos</h2>
      <Shown query={query} loading="Cargando los documentos…">
        {(documents) => <List documents={documents} onExpired={() => void query.refetch()} />}
      </Shown>
    </Card>
  );
}

interface Paper {
  readonly key: string;
  readonly name: string;
  readonly mxn: number;
  readonly at: string;
  readonly body: ReactNode;
}

function List({ documents, onExpired }: { documents: ProjectDocuments; onExpired: () => void }) {
  const [open, setOpen] = useState<Paper | null>(null);
  const [shown, setShown] = useState(false);
  const papers = papersOf(documents);
  const pictures = documents.entregas.filter(
    ({ antes, despues }) => antes.length + despues.length > 0,
  );
  if (papers.length === 0 && pictures.length === 0)
    return <p className={style.muted}>Todavía no hay documentos.</p>;
  return (
    <>
      <ul className={style.lines}>
        {papers.map((paper) => (
          <li key={paper.key}>
            <Button
              variant="quiet"
              size="sm"
              className={style.write}
              aria-haspopup="dialog"
              onClick={() => {
                setOpen(paper);
                setShown(true);
              }}
            >
              {paper.name}
            </Button>
            <span className={style.muted}>
              {pesos(paper.mxn)} · {dayText(paper.at)}
            </span>
          </li>
        ))}
      </ul>
      {pictures.map((one) => (
        <figure key={one.createAt} className={style.delivery}>
          <figcaption className={style.muted}>
            Fotos de la entrega del {dayText(one.createAt)}
          </figcaption>
          <BeforeAfter pictures={one} onExpired={onExpired} />
        </figure>
      ))}
      {open && (
        <Dialog opened={shown} onClose={() => setShown(false)} title={open.name} titleTakesFocus>
          {open.body}
        </Dialog>
      )}
    </>
  );
}

const papersOf = ({ recibos, liberaciones, versiones }: ProjectDocuments): Paper[] => [
  ...recibos.map((recibo) => ({
    key: recibo.folio,
    name: `Recibo de pago ${recibo.folio}`,
    mxn: recibo.value,
    at: recibo.paidAt,
    body: <ReceiptBody recibo={recibo} />,
  })),
  ...liberaciones.map((one) => ({
    key: one.folio,
    name: `Recibo de liberación ${one.folio}`,
    mxn: one.neto,
    at: one.liberado_at,
    body: <FactLines facts={releaseFacts(one)} />,
  })),
  ...versiones.map((one, index) => ({
    key: `v${one.version}`,
    name: `Propuesta, versión ${versiones.length - index}`,
    mxn: one.precio ?? 0,
    at: one.publicada,
    body: (
      <Stack gap={3}>
        <strong>{one.titulo || 'Sin título'}</strong>
        <ProposalBody proposal={one} />
      </Stack>
    ),
  })),
];

const FactLines = ({ facts }: { facts: readonly (readonly [string, string])[] }) => (
  <Facts lines>
    {facts.map(([label, value]) => (
      <Fact key={label} label={label}>
        {value}
      </Fact>
    ))}
  </Facts>
);

/** The receipt as its client has it, with what went back. */
function ReceiptBody({ recibo }: { recibo: ProjectDocuments['recibos'][number] }) {
  const returned = refundsOfReceipt(recibo);
  return (
    <Stack gap={3}>
      <FactLines facts={receiptFacts(recibo)} />
      {returned && (
        <section>
          <h3>Devoluciones</h3>
          <ul className={style.lines}>
            {returned.lines.map(([words, amount], index) => (
              <li key={index}>
                <div>{words}</div>
                <Money mxn={toMxn(amount)} bare />
              </li>
            ))}
            <li>
              <div>Pagado menos lo devuelto</div>
              <Money mxn={toMxn(returned.kept)} strong />
            </li>
          </ul>
        </section>
      )}
      <p>
        <Link className={style.link} to={paths.clientPayment(recibo.id)}>
          Ver el pago
        </Link>
      </p>
    </Stack>
  );
}
