import { useEffect, useState } from 'react';
import type { PortfolioItem } from '#contract/views.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Loading, SkeletonCard } from '#web/ui/skeleton.tsx';
import { draftImages, draftKey, useDraft } from './draft.ts';
import { ProjectForm } from './project-form.tsx';
import { type Beginning, newId } from './use-project-form.ts';

export interface ProjectDialogProps {
  keylogin: string;
  /** Null: a new project. */
  item: PortfolioItem | null;
  onClose: () => void;
}

/** Adds or changes a project, beginning with what a former visit of this tab left unsaved. */
export function ProjectDialog({ keylogin, item, onClose }: ProjectDialogProps) {
  const key = draftKey(keylogin, item?.id ?? null);
  const { draft } = useDraft(key);
  const [left] = useState(draft);
  const [beginning, setBeginning] = useState<Beginning | null>(() =>
    left.clientId === '' ? { item, draft: null, clientId: newId(), draftKey: key } : null,
  );
  useEffect(() => {
    if (beginning) return undefined;
    let gone = false;
    void draftImages(left.imagenes).then((imagenes) => {
      const { titulo, descripcion, clientId, version } = left;
      const begun = item && { ...item, version };
      if (!gone)
        setBeginning({
          item: begun,
          draft: { titulo, descripcion, imagenes },
          clientId,
          draftKey: key,
        });
    });
    return () => {
      gone = true;
    };
  }, [beginning, left, item, key]);

  if (beginning) return <ProjectForm {...beginning} onClose={onClose} />;
  return (
    <Dialog opened title={titleOf(item)} onClose={onClose} size="lg" fills>
      <Loading>
        <SkeletonCard />
      </Loading>
    </Dialog>
  );
}

const titleOf = (item: PortfolioItem | null) => (item ? 'Editar proyecto' : 'Agregar proyecto');
