import { PublicPage, Section } from '#web/shared/layout/page.tsx';
import { Button } from '#web/ui/button.tsx';
import { Stack } from '#web/ui/stack.tsx';
import { paths } from '../../paths.ts';

export const meta = () => [{ title: 'Maestros · Servicios para tu hogar' }];

export default function Home() {
  return (
    <PublicPage user={null}>
      <Section tone="paper">
        <Stack gap={5}>
          <h1>Tu casa en manos de buenos maestros</h1>
          <p>
            Pide pintura, plomería, electricidad y más. Habla con profesionales validados y paga
            seguro: el dinero se libera cuando tú confirmas el trabajo.
          </p>
          <div>
            <Button href={paths.request}>Solicitar</Button>
          </div>
        </Stack>
      </Section>
    </PublicPage>
  );
}
