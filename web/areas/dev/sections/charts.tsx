import { Card } from '../../../ui/card.tsx';
import { BarChart } from '../../../ui/charts/bar-chart.tsx';
import { PieChart } from '../../../ui/charts/pie-chart.tsx';
import { StateMap } from '../../../ui/charts/state-map.tsx';
import { Grid, Stack } from '../../../ui/stack.tsx';

const trades = [
  { label: 'Plomería', value: 1240 },
  { label: 'Electricidad', value: 980 },
  { label: 'Instalación de electrodomésticos', value: 410 },
  { label: 'Pintura', value: 388 },
  { label: 'Mudanzas', value: 120 },
  { label: 'Jardinería', value: 64 },
  { label: 'Aire acondicionado', value: 31 },
  { label: 'Herrería', value: 2 },
];
const states = [
  { label: 'Jalisco', value: 640 },
  { label: 'Ciudad de México', value: 512 },
  { label: 'Nuevo León', value: 96 },
  { label: 'Michoacán de Ocampo', value: 12 },
  { label: 'Yucatán', value: 9 },
  { label: 'Sonora', value: 1 },
  { label: 'Sin domicilio', value: 3 },
];

export function Charts() {
  return (
    <Grid min={320}>
      <Card>
        <Stack gap={3}>
          <h3>Partes de un todo</h3>
          <PieChart title="Trabajos por oficio" columns={['Oficio', 'Trabajos']} data={trades} />
        </Stack>
      </Card>
      <Card>
        <Stack gap={3}>
          <h3>Dos partes</h3>
          <PieChart
            title="Mensajes"
            columns={['Mensajes', 'Total']}
            data={[
              { label: 'Enviados', value: 97 },
              { label: 'Recibidos', value: 3 },
            ]}
          />
        </Stack>
      </Card>
      <Card>
        <Stack gap={3}>
          <h3>Del mayor al menor</h3>
          <BarChart
            title="Trabajos por oficio"
            columns={['Oficio', 'Trabajos']}
            data={trades}
            top={6}
          />
        </Stack>
      </Card>
      <Card>
        <Stack gap={3}>
          <h3>Por estado</h3>
          <StateMap title="Trabajos" columns={['Estado', 'Trabajos']} data={states} />
        </Stack>
      </Card>
      <Card>
        <Stack gap={3}>
          <h3>Sin nada</h3>
          <BarChart title="Trabajos" columns={['Oficio', 'Trabajos']} data={[]} />
        </Stack>
      </Card>
    </Grid>
  );
}
