import { useState } from 'react';
import { longMonth } from '#lib/date-words.ts';
import { api } from '#web/api/index.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { failureOf } from '#web/ui/form/campos.ts';
import { toast } from '#web/ui/toast/toast.ts';
import { dayText } from '../words.ts';
import style from './ledger.module.css';
import { Shown } from './shown.tsx';
import { useMonths, useRefreshMonths } from './use-ledger.ts';

const name = (mes: string): string => longMonth(`${mes}-01`);

/** The closed months, whether each still says what was signed, and which can be closed. */
export function Months() {
  return (
    <section className={style.section} aria-labelledby="meses">
      <h2 id="meses">Meses cerrados</h2>
      <Shown query={useMonths()} loading="Cargando los meses…">
        {({ meses, por_cerrar }) => (
          <>
            {por_cerrar && <Close mes={por_cerrar} />}
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

function Close({ mes }: { mes: string }) {
  const [opened, setOpened] = useState(false);
  const refresh = useRefreshMonths();
  return (
    <div>
      <Button variant="secondary" onClick={() => setOpened(true)}>
        Cerrar {name(mes)}
      </Button>
      <ConfirmDialog
        opened={opened}
        onClose={() => setOpened(false)}
        title={`¿Cerrar ${name(mes)}?`}
        confirmLabel="Cerrar mes"
        irreversible
        onConfirm={async () => {
          try {
            await api.ledger.closeMonth({ mes });
            toast.success(`${name(mes)} quedó cerrado.`, 'Éxito');
          } finally {
            await refresh();
          }
        }}
      >
        <p>
          Se guardan con tu nombre y una firma el saldo de cada cuenta y la huella de todos los
          asientos. Lo que llegue tarde se anota en el primer día abierto.
        </p>
      </ConfirmDialog>
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
      <Button
        size="sm"
        variant="secondary"
        label={`Comparar ${name(mes)}`}
        busy={busy}
        onClick={() => void compare()}
      >
        Comparar
      </Button>
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
