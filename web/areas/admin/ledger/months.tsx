import { useState } from 'react';
import { Link } from 'react-router';
import type { OutputOf } from '#contract/call.ts';
import { type getMonths, closeMonth, compareMonth } from '#contract/ledger.ts';
import { longMonth } from '#lib/date-words.ts';
import { api } from '#web/api/index.ts';
import { ApiError } from '#web/api/client.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { failureOf } from '#web/ui/form/campos.ts';
import { toast } from '#web/ui/toast/toast.ts';
import { TeamButton } from '../team-button.tsx';
import { dayText } from '../words.ts';
import style from './ledger.module.css';
import { Shown } from '../list/shown.tsx';
import { useMonths, useRefreshMonths } from './use-ledger.ts';

type Month = OutputOf<typeof getMonths>['meses'][number];

const name = (mes: string): string => longMonth(`${mes}-01`);

/** The closed months, whether each still says what was signed, and which can be closed. */
export function Months() {
  return (
    <section className={style.section} aria-labelledby="meses">
      <h2 id="meses">Meses cerrados</h2>
      <Shown query={useMonths()} loading="Cargando los meses…">
        {({ meses, por_cerrar, diferencias }) => (
          <>
            <Close next={por_cerrar} closed={meses} differences={diferencias} />
            {meses.length === 0 && <p className={style.muted}>Todavía no se cierra ninguno.</p>}
            {meses.map((one) => (
              <article key={one.mes} className={style.movement}>
                <h3>{name(one.mes)}</h3>
                <p className={style.muted}>
                  {one.autor}, {dayText(one.cerrado_at)} · {one.movimientos} movimientos · firma{' '}
                  {one.firma.slice(0, 4)}…{one.firma.slice(-4)}
                </p>
                <Compare mes={one.mes} />
              </article>
            ))}
          </>
        )}
      </Shown>
    </section>
  );
}

interface CloseProps {
  /** The month that can be closed now; null without one. */
  next: string | null;
  closed: readonly Month[];
  /** What differs by the end of that month and nobody has settled. */
  differences: number;
}

/**
 * Closes the month that was asked about, whichever is next by now: a closed one is never opened again. Who hears that
 * somebody else was faster has nothing left to confirm.
 */
function Close({ next, closed, differences }: CloseProps) {
  const [asked, setAsked] = useState<string | null>(null);
  const [late, setLate] = useState<string | null>(null);
  const refresh = useRefreshMonths();
  const close = async (mes: string) => {
    try {
      await api.ledger.closeMonth({ mes });
      toast.success(`${name(mes)} quedó cerrado.`, 'Éxito');
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'month_closed')) throw error;
      setLate(mes);
    } finally {
      await refresh();
    }
  };
  const by = closed.find(({ mes }) => mes === late);
  return (
    <div>
      {next !== null && (
        <TeamButton call={closeMonth} variant="secondary" onClick={() => setAsked(next)}>
          Cerrar {name(next)}
        </TeamButton>
      )}
      {asked !== null && (
        <ConfirmDialog
          opened
          onClose={() => setAsked(null)}
          title={`¿Cerrar ${name(asked)}?`}
          confirmLabel="Cerrar mes"
          irreversible
          onConfirm={() => close(asked)}
        >
          {differences > 0 && (
            <p>
              <strong>
                {differences === 1
                  ? 'Queda una diferencia de ese mes o de antes sin resolver.'
                  : `Quedan ${differences} diferencias de ese mes o de antes sin resolver.`}
              </strong>{' '}
              Lo que se corrija después se anota en otro mes.{' '}
              <Link to={paths.pending}>
                Ver {differences === 1 ? 'la diferencia' : 'las diferencias'}
              </Link>
            </p>
          )}
          <p>
            Se guardan con tu nombre y una firma el saldo de cada cuenta y la huella de todos los
            asientos. Lo que llegue tarde se anota en el primer día abierto.
          </p>
        </ConfirmDialog>
      )}
      {late !== null && (
        <Dialog
          opened
          onClose={() => setLate(null)}
          title={`Alguien más ya cerró ${name(late)}`}
          size="sm"
          actions={<Button onClick={() => setLate(null)}>Entendido</Button>}
        >
          <p>
            {by && `${by.autor} lo cerró el ${dayText(by.cerrado_at)}. `}Tú no cerraste ningún mes.
          </p>
        </Dialog>
      )}
    </div>
  );
}

function Compare({ mes }: { mes: string }) {
  const [busy, setBusy] = useState(false);
  const [found, setFound] = useState<readonly string[] | null>(null);
  const compare = async () => {
    setBusy(true);
    try {
      setFound((await api.ledger.compareMonth({ mes })).diferencias);
    } catch (error) {
      toast.error(failureOf(error).mensaje);
    } finally {
      setBusy(false);
    }
  };
  return (
    <div>
      <TeamButton
        call={compareMonth}
        size="sm"
        variant="secondary"
        label={`Comparar ${name(mes)}`}
        busy={busy}
        onClick={() => void compare()}
      >
        Comparar
      </TeamButton>
      <div role="status">
        {found?.length === 0 && <p>Coincide con lo que se firmó.</p>}
        {found?.map((text) => (
          <p key={text} className={style.old}>
            {text}
          </p>
        ))}
      </div>
    </div>
  );
}
