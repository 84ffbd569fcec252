import { stopped } from '#lib/stopped.ts';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { OwnRequest, RequestRecipient } from '#contract/requests.ts';
import { api } from '#web/api/index.ts';
import { paths } from '#web/paths.ts';
import { PlanWords } from '#web/shared/projects/plan-words.tsx';
import { Revision } from '#web/shared/projects/revision.tsx';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { pesos } from '#web/ui/money.tsx';
import { Stack } from '#web/ui/stack.tsx';
import style from './answers.module.css';
import type { Offer } from './best.ts';
import { Comparison } from './comparison.tsx';

interface AnswersProps {
  request: OwnRequest;
  /** Those who sent a proposal that can be accepted. */
  answers: readonly RequestRecipient[];
  onChanged: () => Promise<void>;
}

const CHANGED = 'Esta propuesta cambió: vuelve y mírala otra vez.';
/** The proposal that is marked, in the address: a reload keeps it. */
const MARKED = 'marcada';

/** The answers to a request: compared, one of them marked, and accepted after a question. */
export function Answers({ request, answers, onChanged }: AnswersProps) {
  const navigate = useNavigate();
  const offers = answers.filter((one): one is Offer => one.propuesta !== null);
  const [params, setParams] = useSearchParams();
  const picked =
    offers.length === 1
      ? offers[0]
      : offers.find(({ propuesta }) => String(propuesta.id) === params.get(MARKED));
  const [chosen, setChosen] = useState<Offer | null>(null);

  const mark = (keylogin: string) => {
    const marked = offers.find((one) => one.keylogin === keylogin);
    if (!marked) return;
    setParams(
      (now) => {
        const next = new URLSearchParams(now);
        next.set(MARKED, String(marked.propuesta.id));
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  const choose = async () => {
    if (!chosen) return;
    const { id, version } = chosen.propuesta;
    try {
      await api.projects.updateProposal({ id_proposal: id, estado: 'por_pagar', version });
    } catch (error) {
      // It may have changed or ended meanwhile: what is shown then is not what is accepted.
      await onChanged();
      throw error;
    }
    await navigate(paths.chat(chosen.keylogin));
  };

  const now = offers.find(({ keylogin }) => keylogin === chosen?.keylogin);
  const changed = chosen !== null && now?.propuesta.version !== chosen.propuesta.version;

  return (
    <>
      {/* What one knows already is not what would be chosen. */}
      {offers.map((one) => (
        <Changed key={one.keylogin} offer={one} folded={offers.length > 1} />
      ))}
      <Comparison
        offers={offers}
        picked={picked?.keylogin ?? null}
        onPick={mark}
        onChoose={setChosen}
      />
      <div className={style.foot}>
        <Button
          fullWidth
          disabledReason={picked ? undefined : 'Marca una propuesta para elegirla.'}
          onClick={() => setChosen(picked ?? null)}
        >
          {picked
            ? `Elegir a ${picked.nombre} por ${pesos(picked.propuesta.precio)}`
            : 'Elegir una propuesta'}
        </Button>
        <p>
          {picked
            ? `${toldWords(request, picked)}Pagas en el siguiente paso.`
            : 'Marca la que más te convenga.'}
        </p>
      </div>
      <ConfirmDialog
        opened={chosen !== null}
        onClose={() => setChosen(null)}
        title={chosen ? `¿Elegir a ${chosen.nombre} por ${pesos(chosen.propuesta.precio)}?` : ''}
        confirmLabel={chosen ? `Elegir por ${pesos(chosen.propuesta.precio)}` : ''}
        cancelLabel="Volver"
        disabledReason={changed ? CHANGED : undefined}
        onConfirm={choose}
      >
        {chosen && (
          <Stack gap={4}>
            {changed && <p role="alert">{CHANGED}</p>}
            <Revision proposal={chosen.propuesta} side="client" other={chosen.nombre} />
            <p>
              {toldWords(request, chosen)}
              <PlanWords precio={chosen.propuesta.precio} payer="you" />
            </p>
          </Stack>
        )}
      </ConfirmDialog>
    </>
  );
}

/**
 * Of an answer what changed since it was first sent, and what of it one would still change; folded beside others, which
 * are compared first.
 */
function Changed({ offer, folded }: { offer: Offer; folded: boolean }) {
  const { nombre, propuesta } = offer;
  if (!propuesta.anterior && !propuesta.cambio_pedido) return null;
  const revision = <Revision proposal={propuesta} side="client" other={nombre} />;
  if (folded)
    return (
      <details className={style.folded}>
        <summary>
          {propuesta.anterior ? `${nombre} cambió su propuesta` : `Pediste un cambio a ${nombre}`}
        </summary>
        {revision}
      </details>
    );
  return (
    <section className={style.changed} aria-label={`Propuesta de ${nombre}`}>
      {propuesta.anterior && <p>{nombre} cambió su propuesta.</p>}
      {revision}
    </section>
  );
}

/** Who learns of the choice: «Avisamos a Beatriz y a Martín. »; '' where nobody waits. */
function toldWords({ estado, destinatarios }: OwnRequest, chosen: Offer): string {
  // After a first choice everybody was told already.
  const waiting = estado === 'abierta' ? destinatarios : [];
  const rest = waiting.filter(
    (one) => one.keylogin !== chosen.keylogin && one.estado !== 'declinada',
  );
  return rest.length > 0 ? `Avisamos a ${stopped(listOf(rest.map(({ nombre }) => nombre)))} ` : '';
}

/** «Beatriz», «Beatriz y a Martín», «Beatriz, a Martín y a Rubén». */
const listOf = (names: readonly string[]): string =>
  names.reduce((said, name, at) => {
    if (at === 0) return name;
    return `${said}${at === names.length - 1 ? ' y a ' : ', a '}${name}`;
  }, '');
