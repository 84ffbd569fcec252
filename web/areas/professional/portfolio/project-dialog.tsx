import { useEffect, useState } from 'react';
import type { PortfolioItem } from '#contract/views.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Loading, SkeletonPanel } from '#web/ui/skeleton.tsx';
import { draftImages, draftKey, useDraft } from './draft.ts';
import { ProjectForm } from './project-form.tsx';
import { type InitialState, newId } from './use-project-form.ts';

export interface ProjectDialogProps {
  keylogin: string;
  /** Null for a new project. */
  item: PortfolioItem | null;
  onClose: () => void;
}

/** Adds or edits a project, starting with the draft of an earlier visit in this tab. */
export function ProjectDialog({ keylogin, item, onClose }: ProjectDialogProps) {
  const key = draftKey(keylogin, item?.id ?? null);
  const { draft } = useDraft(key);
  const [stored] = useState(draft);
  const [initial, setInitial] = useState<InitialState | null>(() =>
    stored.clientId === '' ? { item, draft: null, clientId: newId(), draftKey: key } : null,
  );
  useEffect(() => {
    if (initial) return undefined;
    let unmounted = false;
    void draftImages(stored.imagenes).then((imagenes) => {
      const { titulo, descripcion, clientId, version } = stored;
      const opened = item && { ...item, version };
      if (!unmounted)
        setInitial({
          item: opened,
          draft: { titulo, descripcion, imagenes },
          clientId,
          draftKey: key,
        });
    });
    return () => {
      unmounted = true;
    };
  }, [initial, stored, item, key]);

  if (initial) return <ProjectForm {...initial} onClose={onClose} />;
  return (
    <Dialog opened title={titleOf(item)} onClose={onClose} size="lg" fills>
      <Loading>
        <SkeletonPanel />
      </Loading>
    </Dialog>
  );
}

const titleOf = (item: PortfolioItem | null) => (item ? 'Editar proyecto' : 'Agregar proyecto');
