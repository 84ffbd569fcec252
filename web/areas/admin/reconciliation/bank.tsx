import { Link, useSearchParams } from 'react-router';
import { importedWords } from '#domain/reconciliation/imported.ts';
import { paths } from '#web/paths.ts';
import { Money } from '#web/ui/money.tsx';
import { Stack } from '#web/ui/stack.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { More } from '../list/more.tsx';
import { Shown } from '../list/shown.tsx';
import { BankLines, dayWords } from './bank-lines.tsx';
import style from './bank.module.css';
import { Imports } from './imports.tsx';
import { ImportStatement } from './import-statement.tsx';
import { type MissingOne, useBankLines } from './use-bank-lines.ts';

export const meta = () => [{ title: 'Estado de cuenta · Maestros' }];

const TABS = ['sin-explicar', 'todas', 'importados'] as const;

/** /admin/contabilidad/banco (4 §B): what the bank says of the platform's account. */
export default function Bank() {
  const [params, setParams] = useSearchParams();
  const linea = Number(/^[1-9]\d{0,14}$/.exec(params.get('linea') ?? '')?.[0] ?? 0);
  const ver = TABS.find((tab) => tab === params.get('ver')) ?? TABS[0];
  return (
    <Stack gap={4}>
      <h1>Estado de cuenta</h1>
      {linea > 0 ? <OneLine id={linea} /> : <ImportStatement />}
      {linea === 0 && (
        <Tabs
          label="Líneas del banco"
          value={ver}
          onChange={(id) =>
            setParams(id === TABS[0] ? {} : { ver: id }, { preventScrollReset: true })
          }
          tabs={[
            { id: 'sin-explicar', label: 'Sin explicar', content: <List lines="unexplained" /> },
            { id: 'todas', label: 'Todas', content: <List lines="all" /> },
            { id: 'importados', label: 'Importados', content: <Imports /> },
          ]}
        />
      )}
    </Stack>
  );
}

/** The line that a difference is about: what it is can be said here. */
function OneLine({ id }: { id: number }) {
  return (
    <Shown query={useBankLines(id)} loading="Cargando la línea…">
      {({ pages: [first] }) => (
        <Stack gap={3}>
          {first && first.lineas.length > 0 ? (
            <BankLines lines={first.lineas} stale={false} />
          ) : (
            <EmptyState title="Esta línea ya no está">
              Alguien quitó el estado de cuenta que la traía.
            </EmptyState>
          )}
          <Link to={paths.bank}>Ver todo el estado de cuenta</Link>
        </Stack>
      )}
    </Shown>
  );
}

function List({ lines: asked }: { lines: 'unexplained' | 'all' }) {
  const list = useBankLines(asked);
  return (
    <Shown query={list} loading="Cargando el estado de cuenta…">
      {({ pages }) => {
        const [first] = pages;
        if (!first || first.importados.length === 0)
          return (
            <EmptyState title="Todavía no hay estado de cuenta">
              Importa el archivo CSV que da tu banco: cada línea se compara con los depósitos de
              Stripe y con los pagos a profesionales.
            </EmptyState>
          );
        const { importados, comparando, faltan, faltan_en_total } = first;
        const lines = pages.flatMap(({ lineas }) => lineas);
        return (
          <Stack gap={3}>
            <p>Importado: {importedWords(importados)}.</p>
            {comparando && <p role="status">Se está comparando con los libros…</p>}
            {asked === 'unexplained' && faltan.length > 0 && (
              <Missing ones={faltan} count={faltan_en_total} />
            )}
            {lines.length > 0 && <BankLines lines={lines} stale={list.isFetchingNextPage} />}
            {lines.length === 0 && !comparando && <Explained but={faltan.length > 0} />}
            <More list={list} what="líneas" />
          </Stack>
        );
      }}
    </Shown>
  );
}

/** Nothing is left to explain; `but` something is missing at the bank. */
const Explained = ({ but }: { but: boolean }) =>
  but ? (
    <p>Cada línea que el banco sí muestra está explicada.</p>
  ) : (
    <EmptyState scene="success" title="Todo está explicado">
      Cada línea del banco corresponde a algo en los libros, o alguien dijo qué es.
    </EmptyState>
  );

interface MissingProps {
  ones: readonly MissingOne[];
  /** How many there are in all. */
  count: number;
}

/** What the books expect within the imported days and the bank does not show. */
function Missing({ ones, count }: MissingProps) {
  return (
    <section className={style.wrong} aria-labelledby="faltan">
      <h2 id="faltan">Falta en el banco</h2>
      <p>
        Está en los libros y no en el estado de cuenta. Búscalo en el banco: si no ocurrió, corrige
        el pago; si ocurrió otro día, importa ese día.
      </p>
      <ul>
        {ones.map(({ objeto, que, clave, monto, dia }) => (
          <li key={objeto}>
            {que}
            {clave !== '' && ` (${clave})`}, {dayWords(dia)}: <Money mxn={monto} strong />
          </li>
        ))}
      </ul>
      {count > ones.length && <p>y {count - ones.length} más.</p>}
    </section>
  );
}
