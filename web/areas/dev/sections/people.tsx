import { Avatar } from '../../../ui/avatar.tsx';
import { Card } from '../../../ui/card.tsx';
import { Chip, CountBadge, ValidatedChip } from '../../../ui/chip.tsx';
import { Stars } from '../../../ui/stars.tsx';
import { Grid, Row, Stack } from '../../../ui/stack.tsx';
import style from './ui.module.css';

const people = [
  { nombre: 'Taller Núñez', oficio: 'Plomería · Guadalajara y Zapopan', stars: 4.9, count: 127 },
  { nombre: 'Color y Cal', oficio: 'Pintura · Todo Jalisco', stars: 5, count: 1 },
  {
    nombre: 'María Guadalupe Hernández-Villaseñor y Asociados de Occidente',
    oficio: 'Instalación de electrodomésticos · San Pedro Tlaquepaque',
    stars: 0,
    count: 0,
  },
];

export function People() {
  return (
    <Stack gap={6}>
      <Row>
        {([32, 40, 48, 64, 96] as const).map((size, index) => (
          <Avatar key={size} size={size} nombre={people[index % 3]?.nombre ?? ''} />
        ))}
        <Avatar nombre="Hugo Electricidad" imagen="/no-existe.svg" size={64} />
      </Row>
      <Row gap={2}>
        <Chip>Borrador</Chip>
        <Chip tone="primary">Publicada</Chip>
        <Chip tone="success">Pagado</Chip>
        <Chip tone="error">Rechazada</Chip>
        <Chip tone="accent">Por pagar</Chip>
        <Chip tone="sun">Pendiente</Chip>
        <ValidatedChip date="12 mar 2026" />
        <CountBadge count={3} label="sin leer" />
        <CountBadge count={140} label="sin leer" />
      </Row>
      <Grid min={300}>
        {people.map((person) => (
          <Card key={person.nombre} href="/_dev/ui">
            <Stack gap={3}>
              <Row align="start" wrap={false}>
                <Avatar nombre={person.nombre} size={64} />
                <Stack gap={1}>
                  <strong>{person.nombre}</strong>
                  <span className={style.muted}>{person.oficio}</span>
                  <Stars value={person.stars} count={person.count} compact />
                </Stack>
              </Row>
              <p>Llego con refacciones y te explico antes de cobrar.</p>
              <Row>
                <ValidatedChip />
              </Row>
            </Stack>
          </Card>
        ))}
        <Card tone="sunken">Hundida, dentro de otra.</Card>
        <Card tone="raised">Flotante.</Card>
      </Grid>
    </Stack>
  );
}
