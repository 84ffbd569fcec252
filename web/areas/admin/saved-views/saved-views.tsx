import { useQuery } from '@tanstack/react-query';
import { IconBookmark, IconDeviceFloppy, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { SavedView } from '#contract/saved-views.ts';
import { type ViewList, viewQuery } from '#domain/saved-views/saved-views.ts';
import { api } from '#web/api/index.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Menu, type MenuItem } from '#web/ui/menu.tsx';
import { toast } from '#web/ui/toast/toast.ts';
import { useDialog } from '../use-dialog.ts';
import { SaveViewDialog } from './save-view-dialog.tsx';
import { useRefreshViews, viewsQuery } from './use-saved-views.ts';

/** The menu of one's own views of a list: opens and forgets each, and keeps what the address says now. */
export function SavedViews({ lista }: { lista: ViewList }) {
  const [params] = useSearchParams();
  const consulta = viewQuery(lista, params.toString());
  // Only who opens the menu asks for them.
  const [asked, setAsked] = useState(false);
  const views = useQuery({ ...viewsQuery(lista), enabled: asked });
  const refresh = useRefreshViews(lista);
  const saving = useDialog();
  const deleting = useDialog();
  const [leaving, setLeaving] = useState<SavedView | null>(null);
  const own = views.data?.vistas ?? [];
  const items: MenuItem[] = [
    {
      label: 'Guardar esta vista',
      icon: <IconDeviceFloppy size={18} aria-hidden />,
      ...(consulta === ''
        ? { note: 'Elige antes un filtro o un orden.' }
        : { onClick: saving.open }),
    },
    ...own.map((view, at) => ({
      label: view.nombre,
      to: `?${view.consulta}`,
      current: view.consulta === consulta,
      apart: at === 0,
      aside: {
        label: `Borrar «${view.nombre}»`,
        icon: <IconTrash size={18} aria-hidden />,
        onClick: () => {
          setLeaving(view);
          deleting.open();
        },
      },
    })),
    ...stateOf(views, own.length),
  ];
  return (
    <div>
      <Menu
        label="Vistas"
        text="Vistas"
        icon={<IconBookmark size={18} aria-hidden />}
        items={items}
        onOpen={() => setAsked(true)}
      />
      {saving.mounted && (
        <SaveViewDialog
          lista={lista}
          consulta={consulta}
          opened={saving.opened}
          onClose={saving.close}
        />
      )}
      {leaving && (
        <ConfirmDialog
          opened={deleting.opened}
          onClose={deleting.close}
          title={`¿Borrar la vista «${leaving.nombre}»?`}
          confirmLabel="Borrar"
          danger
          onConfirm={async () => {
            await api.savedViews.deleteView({ id: leaving.id });
            toast.success('Vista borrada.', 'Éxito');
            await refresh();
          }}
        >
          <p>Se borra solo la vista: la lista se queda como está.</p>
        </ConfirmDialog>
      )}
    </div>
  );
}

interface Loaded {
  isPending: boolean;
  isError: boolean;
  data: unknown;
  refetch: () => unknown;
}

/** What stands in the place of views that are not there. */
function stateOf(views: Loaded, count: number): MenuItem[] {
  if (views.data === undefined && views.isError)
    return [
      {
        label: 'Reintentar',
        note: 'No pudimos cargar tus vistas.',
        apart: true,
        stays: true,
        onClick: () => void views.refetch(),
      },
    ];
  if (views.isPending) return [{ label: 'Cargando tus vistas…', apart: true }];
  if (count > 0) return [];
  return [{ label: 'Aún no tienes vistas', note: 'Las que guardes son solo tuyas.', apart: true }];
}
