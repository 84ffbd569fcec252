import { useSearchParams } from 'react-router';
import { ApiError } from '#web/api/client.ts';
import { GrowingList } from '#web/shared/growing-list.tsx';
import { SearchBox } from '#web/shared/search-box.tsx';
import { Button } from '#web/ui/button.tsx';
import { Stack } from '#web/ui/stack.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { Rates } from './rates.tsx';
import { SentCard } from './sent-card.tsx';
import style from './sent.module.css';
import { useSent } from './use-sent.ts';

export const meta = () => [{ title: 'Avisos enviados · Maestros' }];

/** /admin/avisos (4 §E): what people were told, which way it went, and how each way did on a day. */
export default function Sent() {
  const [params, setParams] = useSearchParams();
  const byDay = params.get('vista') === 'dia';
  return (
    <Stack gap={5}>
      <h1>Avisos enviados</h1>
      <Tabs
        label="Avisos enviados"
        wrap
        value={byDay ? 'dia' : 'todos'}
        onChange={(id) => setParams(id === 'dia' ? { vista: 'dia' } : {}, { replace: true })}
        tabs={[
          { id: 'todos', label: 'Uno por uno', content: <List /> },
          { id: 'dia', label: 'Por día', content: <Rates /> },
        ]}
      />
    </Stack>
  );
}

function List() {
  const [params, setParams] = useSearchParams();
  const persona = params.get('persona') ?? '';
  const list = useSent(persona);
  const problem = list.error instanceof ApiError ? list.error.campos['persona'] : undefined;
  const search = (text: string) =>
    setParams(text === '' ? {} : { persona: text }, { preventScrollReset: true });
  return (
    <Stack gap={4}>
      <SearchBox label="Persona: nombre, correo o clave" applied={persona} onSearch={search} />
      {problem === undefined ? (
        <GrowingList
          list={list}
          itemsOf={({ avisos }) => avisos}
          keyOf={({ id }) => id}
          loading="Cargando los avisos…"
          none={
            persona === '' ? (
              <EmptyState scene="messages" title="Todavía no se ha avisado nada">
                Lo que se le diga a cada persona se verá aquí, con el camino que siguió.
              </EmptyState>
            ) : (
              <EmptyState
                title="Nada para esa persona"
                action={
                  <Button variant="secondary" onClick={() => search('')}>
                    Ver los de todos
                  </Button>
                }
              >
                Prueba con su correo completo.
              </EmptyState>
            )
          }
        >
          {(aviso) => <SentCard aviso={aviso} />}
        </GrowingList>
      ) : (
        <p role="alert" className={style.problem}>
          {problem}
        </p>
      )}
    </Stack>
  );
}
