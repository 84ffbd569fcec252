import { api } from '#web/api/index.ts';
import { formatValue } from '#web/ui/charts/data.ts';
import { cities, ranked } from './report.ts';
import { ReportScreen } from './report-screen.tsx';

const TITLE = 'Reporte de reseñas';
export const meta = () => [{ title: `${TITLE} · Maestros` }];

const stars = (rating: number): string => (rating === 1 ? '1 estrella' : `${rating} estrellas`);

export default function Reviews() {
  return (
    <ReportScreen
      title={TITLE}
      name="reviews"
      load={async (days, options) => {
        const { metrics, totales, anterior } = await api.analytics.reviews(days, options);
        const { cliente, profesional } = metrics.averages_by_type;
        const byType = (ofClients: number, ofProfessionals: number) => [
          { label: 'De clientes', value: ofClients },
          { label: 'De profesionales', value: ofProfessionals },
        ];
        return {
          totals: [
            { label: 'Reseñas', value: totales.reviews, before: anterior.reviews },
            {
              label: 'Promedio de estrellas',
              value: totales.avg_rating,
              before: anterior.avg_rating,
            },
          ],
          parts: [
            {
              title: 'Reseñas según quién las escribe',
              drawn: 'pie',
              columns: ['Quién', 'Reseñas'],
              data: byType(metrics.reviews_by_type.cliente, metrics.reviews_by_type.profesional),
            },
            {
              title: 'Reseñas por estrellas',
              drawn: 'bars',
              columns: ['Estrellas', 'Reseñas'],
              data: ([5, 4, 3, 2, 1, 0] as const).map((rating) => ({
                label: stars(rating),
                value: metrics.reviews_by_rating[rating],
              })),
            },
            {
              title: 'Promedio de estrellas',
              drawn: 'bars',
              columns: ['Quién', 'Estrellas'],
              data: byType(cliente.avg_rating, profesional.avg_rating),
              format: formatValue,
              end: 5,
            },
            {
              title: 'Promedio de caracteres',
              drawn: 'bars',
              columns: ['Quién', 'Caracteres'],
              data: byType(cliente.avg_chars, profesional.avg_chars),
              format: formatValue,
            },
            {
              title: 'Reseñas por profesión',
              drawn: 'bars',
              columns: ['Profesión', 'Reseñas'],
              data: ranked(metrics.reviews_by_profession),
              note: 'Según la profesión principal del profesional del proyecto.',
            },
            {
              title: 'Reseñas por estado',
              drawn: 'map',
              columns: ['Estado', 'Reseñas'],
              data: ranked(metrics.reviews_by_state),
            },
            {
              title: 'Reseñas por ciudad',
              drawn: 'bars',
              columns: ['Ciudad', 'Reseñas'],
              data: cities(metrics.reviews_by_city),
            },
          ],
        };
      }}
    />
  );
}
