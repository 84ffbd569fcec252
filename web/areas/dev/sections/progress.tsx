import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { MoneyBar } from '../../../ui/money-bar.tsx';
import { Grid, Row, Stack } from '../../../ui/stack.tsx';
import { Stepper } from '../../../ui/stepper.tsx';
import { Timeline } from '../../../ui/timeline.tsx';

const steps = ['Tus datos', 'Código', 'Domicilio', 'Perfil'];

export function Progress() {
  const [step, setStep] = useState(1);
  return (
    <Stack gap={6}>
      <Card>
        <Stepper steps={steps} current={step}>
          <Stack gap={3}>
            <h3>{steps[step]}</h3>
            <Row>
              <Button variant="secondary" disabled={step === 0} onClick={() => setStep(step - 1)}>
                Regresar
              </Button>
              <Button disabled={step === 3} onClick={() => setStep(step + 1)}>
                Continuar
              </Button>
            </Row>
          </Stack>
        </Stepper>
      </Card>
      <Grid min={300}>
        <Card>
          <Stack gap={5}>
            <h3>¿Dónde está tu dinero?</h3>
            <MoneyBar precio={1800} pagado={1800} liberado={450} />
            <MoneyBar precio={12000} pagado={6000} liberado={0} />
            <MoneyBar precio={9_999_999} pagado={9_999_999} liberado={5_000_000} devuelto={400} />
            <MoneyBar precio={1800} pagado={0} liberado={0} />
          </Stack>
        </Card>
        <Card>
          <Timeline
            items={[
              {
                key: '1',
                title: 'Propuesta publicada',
                detail: 'Taller Núñez · mar 24 nov, 9:48',
                state: 'done',
              },
              { key: '2', title: 'Aceptada', detail: 'Tú · 9:54', state: 'done' },
              { key: '3', title: 'Pagada con tarjeta', detail: '$1,800.00 · 9:56', state: 'done' },
              {
                key: '4',
                title: 'En curso',
                detail: 'Te toca a ti: confirma cuando termine.',
                state: 'current',
              },
              { key: '5', title: 'Calificarse y finalizar', state: 'next' },
            ]}
          />
        </Card>
        <Card>
          <Timeline
            items={[
              { key: '1', title: 'Propuesta publicada', detail: 'lun 23 nov', state: 'done' },
              { key: '2', title: 'Rechazada', detail: 'Clara · mar 24 nov', state: 'stopped' },
            ]}
          />
        </Card>
      </Grid>
    </Stack>
  );
}
