import {
  IconBell,
  IconClipboardText,
  IconCreditCard,
  IconMessages,
  IconStar,
  IconUsers,
} from '@tabler/icons-react';
import { paths } from '#web/paths.ts';
import { Card } from '#web/ui/card.tsx';
import { Grid, Stack } from '#web/ui/stack.tsx';
import style from './metrics.module.css';

export const meta = () => [{ title: 'Reportes · Maestros' }];

const TILES = [
  {
    to: paths.report('cuentas'),
    Icon: IconUsers,
    title: 'Cuentas',
    text: 'Por rol, nivel, profesión y lugar',
  },
  {
    to: paths.report('mensajes'),
    Icon: IconMessages,
    title: 'Mensajes',
    text: 'Quién escribe, qué se lee y cuánto',
  },
  {
    to: paths.report('propuestas'),
    Icon: IconClipboardText,
    title: 'Propuestas',
    text: 'Cómo terminan, precio y lugar',
  },
  {
    to: paths.report('pagos-de-clientes'),
    Icon: IconCreditCard,
    title: 'Pagos de clientes',
    text: 'Por tipo y estado, y su promedio',
  },
  {
    to: paths.report('reviews'),
    Icon: IconStar,
    title: 'Reseñas',
    text: 'Estrellas, quién las escribe y lugar',
  },
  {
    to: paths.report('notificaciones'),
    Icon: IconBell,
    title: 'Notificaciones',
    text: 'Qué se avisa, a quién y dónde',
  },
];

/** /admin/reportes: links to the reports (2 §2). */
export default function Hub() {
  return (
    <Stack gap={5}>
      <h1>Reportes</h1>
      <Grid min={280}>
        {TILES.map(({ to, Icon, title, text }) => (
          <Card key={to} href={to}>
            <div className={style.tile}>
              <Icon size={32} aria-hidden />
              <strong>{title}</strong>
              <span>{text}</span>
            </div>
          </Card>
        ))}
      </Grid>
    </Stack>
  );
}
