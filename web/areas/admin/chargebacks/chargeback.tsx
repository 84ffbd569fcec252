import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import type { Chargeback } from '#contract/chargebacks.ts';
import { reasonWords } from '#domain/chargebacks/reasons.ts';
import { paths } from '#web/paths.ts';
import { useNow } from '#web/shared/chat/use-now.ts';
import { Button } from '#web/ui/button.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { Money } from '#web/ui/money.tsx';
import { Loading, SkeletonPanel } from '#web/ui/skeleton.tsx';
import { Stack } from '#web/ui/stack.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { BackButton } from '../back-button.tsx';
import { Fact, Facts } from '../facts.tsx';
import { PersonLink } from '../person-link.tsx';
import { ProjectLink } from '../project-link.tsx';
import { momentText } from '../words.ts';
import { CaseMoney } from './case-money.tsx';
import style from './chargebacks.module.css';
import { Evidence } from './evidence.tsx';
import { chargebackQuery } from './use-chargebacks.ts';
import { dueWords, providerWords, standing } from './words.ts';

export const meta = () => [{ title: 'Contracargo · Maestros' }];

/** /admin/contracargos/:id (4 §A). */
export default function ChargebackCase() {
  const id = Number(useParams()['id']);
  return (
    <Stack gap={4}>
      <BackButton to={paths.chargebacks} />
      <ChargebackDetail id={id} />
    </Stack>
  );
}

interface ChargebackDetailProps {
  id: number;
  /** Below its title in the queue. */
  below?: boolean;
}

/** What the bank took, until when evidence is taken, and who bears what is lost. */
export function ChargebackDetail({ id, below = false }: ChargebackDetailProps) {
  const { data, error, isPending, isFetching, refetch } = useQuery(chargebackQuery(id));
  return (
    <Stack gap={4}>
      {!data && !below && <h1 className="m-hidden">Contracargo</h1>}
      {isPending && (
        <Loading label="Abriendo el contracargo…">
          <SkeletonPanel />
        </Loading>
      )}
      {error && !data && (
        <ErrorState onRetry={() => void refetch()} busy={isFetching}>
          {error.message}
        </ErrorState>
      )}
      {data && (
        <>
          <Head chargeback={data.contracargo} below={below} />
          <CaseMoney chargeback={data.contracargo} money={data.dinero} />
          <Evidence {...{ ...data, id }} />
        </>
      )}
    </Stack>
  );
}

function Head({ chargeback, below }: { chargeback: Chargeback; below: boolean }) {
  const now = useNow();
  const [word, tone] = standing(chargeback, now);
  const due = dueWords(chargeback, now);
  const { concepto, monto, motivo, vence, createAt, cliente, profesional, id_proposal } =
    chargeback;
  const { preguntado_at, entregadas_at, cerrado_at, recuperado_at, ganado, estado } = chargeback;
  const ended = estado === 'prevented' ? 'Evitado' : 'Perdido';
  return (
    <header className={style.case}>
      {!below && <h1>{concepto}</h1>}
      <p>
        <Chip tone={tone}>{word}</Chip> <Money mxn={monto} strong />
      </p>
      {due !== null && (
        <p>
          <strong>{due}</strong>
        </p>
      )}
      <Facts>
        <Fact label="Por qué">{reasonWords(motivo)}</Fact>
        <Fact label="El banco preguntó">{preguntado_at && momentText(preguntado_at)}</Fact>
        <Fact label="Lo retiró el banco">{momentText(createAt)}</Fact>
        <Fact label="Pruebas hasta">
          {cerrado_at === null && vence !== null ? momentText(vence) : null}
        </Fact>
        <Fact label="Pruebas entregadas">{entregadas_at && momentText(entregadas_at)}</Fact>
        <Fact label={estado === 'prevented' ? 'Terminó' : 'El banco decidió'}>
          {cerrado_at &&
            `${ganado === 1 && recuperado_at === null ? 'Ganado' : ended}, ${momentText(cerrado_at)}`}
        </Fact>
        <Fact label="En Stripe">{providerWords(chargeback)}</Fact>
        <Fact label="Cambió su decisión">
          {recuperado_at && `Ganado, ${momentText(recuperado_at)}`}
        </Fact>
        <Fact label="Proyecto">
          {id_proposal && <ProjectLink id={id_proposal}>N.º {id_proposal}</ProjectLink>}
        </Fact>
        <Fact label="Cliente">
          <PersonLink person={cliente} />
        </Fact>
        <Fact label="Profesional">{profesional && <PersonLink person={profesional} />}</Fact>
      </Facts>
      <div className={style.actions}>
        <Button variant="quiet" size="sm" href={paths.clientPayment(chargeback.pago)}>
          Ver el pago
        </Button>
      </div>
    </header>
  );
}
