import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Loading, SkeletonCard, SkeletonPerson, SkeletonText } from '../../../ui/skeleton.tsx';
import { Grid } from '../../../ui/stack.tsx';
import { EmptyState, ErrorState } from '../../../ui/states.tsx';

export function States() {
  return (
    <Grid min={320}>
      <Card>
        <EmptyState title="Aquí verás a los profesionales" action={<Button>Quitar filtros</Button>}>
          Nadie coincide con esta búsqueda. Prueba con otra ciudad o con «Todo el estado».
        </EmptyState>
      </Card>
      <Card>
        <EmptyState scene="messages" title="Todavía no hay mensajes">
          Escribe el primero: cuenta qué necesitas y cuándo.
        </EmptyState>
      </Card>
      <Card>
        <EmptyState scene="projects" title="Aún no hay proyectos" />
      </Card>
      <Card>
        <ErrorState onRetry={() => {}} />
      </Card>
      <Loading>
        <SkeletonCard />
      </Loading>
      <Loading label="Cargando conversaciones…">
        <Card>
          <SkeletonPerson />
          <br />
          <SkeletonText lines={4} />
        </Card>
      </Loading>
    </Grid>
  );
}
