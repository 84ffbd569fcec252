import type { LoaderFunctionArgs } from 'react-router';
import { runtimeContext } from '../../server-context.ts';
import { PublicPage, Section } from '../../shared/layout/page.tsx';
import { setColorScheme, useColorScheme } from '../../theme/color-scheme.ts';
import { Button } from '../../ui/button.tsx';
import { Row, Stack } from '../../ui/stack.tsx';
import { Actions } from './sections/actions.tsx';
import { Charts } from './sections/charts.tsx';
import { Choices } from './sections/choices.tsx';
import { Colours } from './sections/colours.tsx';
import { Dialogs } from './sections/dialogs.tsx';
import { Fields } from './sections/fields.tsx';
import { FormExample } from './sections/form-example.tsx';
import { Heads } from './sections/heads.tsx';
import { People } from './sections/people.tsx';
import { Pictures } from './sections/pictures.tsx';
import { Progress } from './sections/progress.tsx';
import { States } from './sections/states.tsx';
import { Words } from './sections/words.tsx';
import style from './sections/ui.module.css';

export function loader({ context }: LoaderFunctionArgs) {
  if (!context.get(runtimeContext).devPages) throw new Response(null, { status: 404 });
  return null;
}

export const meta = () => [{ title: 'Piezas · Maestros' }, { name: 'robots', content: 'noindex' }];

const sections = [
  { id: 'colores', title: 'Colores', Content: Colours },
  { id: 'textos', title: 'Textos y dinero', Content: Words },
  { id: 'botones', title: 'Botones', Content: Actions },
  { id: 'campos', title: 'Campos', Content: Fields },
  { id: 'elecciones', title: 'Elecciones', Content: Choices },
  { id: 'formulario', title: 'Un formulario completo', Content: FormExample },
  { id: 'personas', title: 'Personas, tarjetas y marcas', Content: People },
  { id: 'avance', title: 'Avance', Content: Progress },
  { id: 'graficas', title: 'Gráficas', Content: Charts },
  { id: 'dialogos', title: 'Diálogos y avisos', Content: Dialogs },
  { id: 'estados', title: 'Vacío, carga y error', Content: States },
  { id: 'cabeceras', title: 'Cabeceras', Content: Heads },
  { id: 'dibujos', title: 'Dibujos', Content: Pictures },
];

/** Gallery of all UI primitives in all states, for developers. */
export default function Ui() {
  return (
    <PublicPage user={null}>
      <Section tone="paper">
        <Stack gap={4}>
          <h1>Piezas</h1>
          <p>Todo lo que hay en web/ui, en cada uno de sus estados.</p>
          <SchemeSwitch />
          <nav className={style.index} aria-label="Secciones">
            {sections.map(({ id, title }) => (
              <a key={id} href={`#${id}`}>
                {title}
              </a>
            ))}
          </nav>
        </Stack>
      </Section>
      {sections.map(({ id, title, Content }, index) => (
        <Section key={id} id={id} tone={index % 2 ? 'paper' : 'page'}>
          <Stack gap={6}>
            <h2>{title}</h2>
            <Content />
          </Stack>
        </Section>
      ))}
    </PublicPage>
  );
}

const schemes = { auto: 'Del sistema', light: 'Claro', dark: 'Oscuro' } as const;

function SchemeSwitch() {
  const scheme = useColorScheme();
  return (
    <Row gap={2}>
      {(['auto', 'light', 'dark'] as const).map((each) => (
        <Button
          key={each}
          size="sm"
          variant={scheme === each ? 'primary' : 'secondary'}
          onClick={() => setColorScheme(each)}
        >
          {schemes[each]}
        </Button>
      ))}
    </Row>
  );
}
