import { type ReactNode, useId } from 'react';
import { pesos } from '#web/ui/money.tsx';
import { BarChart } from '#web/ui/charts/bar-chart.tsx';
import { PieChart } from '#web/ui/charts/pie-chart.tsx';
import { Grid } from '#web/ui/stack.tsx';
import style from './account.module.css';
import type { Detail } from './detail.ts';
import { type RangeLoad, RangeSection } from './range.tsx';

const sentAndReceived = (sent: number, received: number, words: readonly [string, string]) => [
  { label: words[0], value: sent },
  { label: words[1], value: received },
];

/** Counts of the person's activity in the whole range (2 §2). */
export function Graphs({ resumen, ...load }: RangeLoad & { resumen: Detail['resumen'] }) {
  const { notificaciones } = resumen;
  return (
    <RangeSection title="Gráficas" {...load}>
      <Grid min={380} gap={8}>
        <Graph title="Mensajes">
          <PieChart
            title="Mensajes enviados y recibidos"
            columns={['Mensajes', 'Cuántos']}
            empty="No escribió ni recibió mensajes en este periodo."
            data={sentAndReceived(resumen.mensajes_enviados, resumen.mensajes_recibidos, [
              'Enviados',
              'Recibidos',
            ])}
          />
        </Graph>
        <Graph title="Reseñas">
          <PieChart
            title="Reseñas enviadas y recibidas"
            columns={['Reseñas', 'Cuántas']}
            empty="No dio ni recibió reseñas en este periodo."
            data={sentAndReceived(resumen.reviews_enviadas, resumen.reviews_recibidas, [
              'Enviadas',
              'Recibidas',
            ])}
          />
        </Graph>
        <Graph title="Notificaciones recibidas">
          <BarChart
            title="Notificaciones recibidas"
            columns={['Notificaciones', 'Cuántas']}
            empty="No recibió notificaciones en este periodo."
            data={[
              { label: 'Todas', value: resumen.notificaciones_recibidas },
              { label: 'En el dispositivo', value: notificaciones.push },
              { label: 'Por WhatsApp', value: notificaciones.whatsapp },
              { label: 'Por correo', value: notificaciones.email },
              { label: 'Sin enviar', value: notificaciones.sin_enviar },
            ]}
          />
        </Graph>
        <Graph title="Valor promedio de sus pagos">
          <BarChart
            title="Valor promedio de sus pagos"
            columns={['Pagos', 'Promedio']}
            format={pesos}
            empty="No hizo pagos en este periodo: el promedio es $0.00 MXN."
            data={[
              {
                label: `Pagos (${resumen.pagos_realizados})`,
                value: resumen.pagos_promedio,
              },
            ]}
          />
        </Graph>
      </Grid>
    </RangeSection>
  );
}

function Graph({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={style.subheading}>
        {title}
      </h3>
      {children}
    </section>
  );
}
