import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { getUser } from '#contract/accounts.ts';
import { getMessages } from '#contract/chat.ts';
import type { QueueKind } from '#domain/queue/queue.ts';
import { shortDay } from '#lib/date-words.ts';
import { paths } from '#web/paths.ts';
import { BankAccount } from '#web/shared/payouts/bank-account.tsx';
import { PayoutChip } from '#web/shared/payouts/payout-chip.tsx';
import { Card } from '#web/ui/card.tsx';
import { Money } from '#web/ui/money.tsx';
import { Stack } from '#web/ui/stack.tsx';
import { DeletionCard } from '../accounts/account/deletion-card.tsx';
import { DeleteAccountButton } from '../accounts/state/delete-account-button.tsx';
import { WaitingNote } from '../approvals/waiting-note.tsx';
import { CaseDetail } from '../cases/case.tsx';
import { caseQuery } from '../cases/use-cases.ts';
import { ChargebackDetail } from '../chargebacks/chargeback.tsx';
import { chargebackQuery } from '../chargebacks/use-chargebacks.ts';
import { DisputeDetail } from '../disputes/dispute-detail.tsx';
import { disputeQuery } from '../disputes/use-disputes.ts';
import { Fact, Facts } from '../facts.tsx';
import { Shown } from '../list/shown.tsx';
import { ReportCard } from '../moderation/report-card.tsx';
import { reportQuery } from '../moderation/use-reports.ts';
import { FailedRefundCard } from '../operations/failed-refunds.tsx';
import { PersonLink } from '../person-link.tsx';
import { ProjectNotes } from '../projects/project-notes.tsx';
import { RiskDetail } from '../risk/risk-case.tsx';
import { riskHitQuery } from '../risk/use-risk.ts';
import { TeamButton } from '../team-button.tsx';
import { useMayNot } from '../use-may.ts';
import style from './queue.module.css';
import { type ItemName, payoutQuery, personQuery, refundQuery } from './use-queue.ts';
import { Frame, NotYours, type PanelProps, PersonNotes } from './parts.tsx';
import { ValidationPanel } from './validation-panel.tsx';

/** What each kind of case is decided by. */
export const PANELS: Record<QueueKind, ComponentType<PanelProps>> = {
  validacion: ValidationPanel,
  disputa: DisputePanel,
  contracargo: ChargebackPanel,
  riesgo: RiskPanel,
  denuncia: ReportPanel,
  devolucion: RefundPanel,
  pago: PayoutPanel,
  eliminacion: DeletionPanel,
  proyecto: ProjectPanel,
};

/** Where a case that waits no more can be read. */
export function whereElse({ tipo, clave }: ItemName): { to: string; label: string } {
  const id = Number(clave);
  switch (tipo) {
    case 'validacion':
    case 'eliminacion':
      return { to: paths.account(clave), label: 'Ver la cuenta' };
    case 'disputa':
      return { to: paths.dispute(id), label: 'Ver la disputa' };
    case 'contracargo':
      return { to: paths.chargeback(id), label: 'Ver el contracargo' };
    case 'riesgo':
      return { to: paths.riskHit(id), label: 'Ver cómo se cerró' };
    case 'denuncia':
      return { to: `${paths.reports}?estado=atendidas`, label: 'Ver las denuncias atendidas' };
    case 'devolucion':
      return { to: paths.pending, label: 'Ver los pendientes' };
    case 'pago':
      return { to: paths.teamPayout(id), label: 'Ver el pago' };
    case 'proyecto':
      return { to: paths.teamCase(id), label: 'Ver cómo se cerró' };
  }
}

const notesOf = (id: number | null | undefined) =>
  typeof id === 'number' ? <ProjectNotes id={id} /> : null;

function DisputePanel({ item, onwards, onDecided }: PanelProps) {
  const id = Number(item.clave);
  const project = useQuery(disputeQuery(id)).data?.dispute.id_proposal;
  return (
    <Frame onwards={onwards} notes={notesOf(project)}>
      <DisputeDetail id={id} onResolved={onDecided} below />
    </Frame>
  );
}

function ChargebackPanel({ item, onwards }: PanelProps) {
  const id = Number(item.clave);
  const project = useQuery(chargebackQuery(id)).data?.contracargo.id_proposal;
  return (
    <Frame onwards={onwards} notes={notesOf(project)}>
      <ChargebackDetail id={id} below />
    </Frame>
  );
}

function RiskPanel({ item, onwards, onDecided }: PanelProps) {
  const id = Number(item.clave);
  const { proyecto, persona } = useQuery(riskHitQuery(id)).data?.caso ?? {};
  const notes = proyecto ? (
    <ProjectNotes id={proyecto.id} />
  ) : (
    <PersonNotes keylogin={persona?.keylogin} />
  );
  return (
    <Frame onwards={onwards} notes={notes}>
      <RiskDetail id={id} below onDecided={onDecided} />
    </Frame>
  );
}

function ProjectPanel({ item, onwards, onDecided }: PanelProps) {
  const id = Number(item.clave);
  const project = useQuery(caseQuery(id)).data?.caso.id_proposal;
  return (
    <Frame onwards={onwards} notes={notesOf(project)}>
      <CaseDetail id={id} below onDecided={onDecided} />
    </Frame>
  );
}

function ReportPanel({ item, onwards, onDecided }: PanelProps) {
  const query = useQuery(reportQuery(Number(item.clave)));
  const report = query.data?.reports[0];
  return (
    <Frame onwards={onwards} notes={<PersonNotes keylogin={report?.sobre.keylogin} />}>
      <Shown query={query} loading="Abriendo la denuncia…">
        {() => report && <ReportCard report={report} onClosed={onDecided} />}
      </Shown>
    </Frame>
  );
}

function RefundPanel({ item, onwards }: PanelProps) {
  const query = useQuery(refundQuery(Number(item.clave)));
  return (
    <Frame onwards={onwards} notes={<PersonNotes keylogin={query.data?.persona.keylogin} />}>
      <Shown query={query} loading="Abriendo la devolución…">
        {(refund) => refund && <FailedRefundCard refund={refund} />}
      </Shown>
    </Frame>
  );
}

function PayoutPanel({ item, onwards }: PanelProps) {
  const query = useQuery(payoutQuery(Number(item.clave)));
  return (
    <Frame onwards={onwards} notes={<PersonNotes keylogin={query.data?.keylogin} />}>
      <Shown query={query} loading="Abriendo el pago…">
        {(payout) =>
          payout && (
            <Card as="section" className={style.card}>
              <p className={style.line}>
                <PersonLink person={payout} />
                <Money mxn={payout.monto} strong />
              </p>
              <Facts>
                <Fact label="Estado">
                  <PayoutChip estado={payout.estado} />
                </Fact>
                <Fact label="Por qué">{payout.motivo}</Fact>
                <Fact label="Era del miércoles">{shortDay(payout.fecha)}</Fact>
                <Fact label="Cuenta">
                  <BankAccount banco={payout.banco} terminacion={payout.terminacion} />
                </Fact>
                <Fact label="Rastreo">{payout.clave_rastreo}</Fact>
              </Facts>
              <p>
                El dinero está otra vez en su saldo y se le paga el miércoles que sigue a que
                confirme o cambie su cuenta. Ya le avisamos; si no lo hace, escríbele.
              </p>
              <div className={style.actions}>
                <TeamButton call={getMessages} href={paths.chat(payout.keylogin)}>
                  Escribirle
                </TeamButton>
                <TeamButton variant="secondary" href={paths.teamPayout(payout.id)}>
                  Ver el pago
                </TeamButton>
              </div>
            </Card>
          )
        }
      </Shown>
    </Frame>
  );
}

function DeletionPanel({ item, onwards }: PanelProps) {
  const { clave } = item;
  const mayNot = useMayNot()(getUser);
  const query = useQuery({ ...personQuery(clave), enabled: mayNot === undefined });
  if (mayNot !== undefined) return <NotYours why={mayNot} onwards={onwards} />;
  return (
    <Frame onwards={onwards} notes={<PersonNotes keylogin={clave} />}>
      <Shown query={query} loading="Abriendo la cuenta…">
        {({ user, eliminacion }) => (
          <Stack gap={4}>
            {eliminacion && <DeletionCard {...eliminacion} />}
            <Card as="section" className={style.card}>
              <h3>Qué hacer</h3>
              <p>
                Revisa que no tenga proyectos en curso ni dinero por cobrar: mientras los tenga, no
                se puede eliminar, y te diremos qué falta.
              </p>
              <WaitingNote object={`account:${clave}`} />
              <div className={style.actions}>
                <DeleteAccountButton
                  person={{
                    keylogin: clave,
                    nombre: item.titulo,
                    email: user.account.email,
                    solicitud: eliminacion?.id,
                  }}
                />
                <TeamButton call={getMessages} variant="secondary" href={paths.chat(clave)}>
                  Escribirle
                </TeamButton>
                <TeamButton variant="quiet" href={paths.account(clave)}>
                  Ver la cuenta
                </TeamButton>
              </div>
            </Card>
          </Stack>
        )}
      </Shown>
    </Frame>
  );
}
