import { useEffect, useState } from 'react';
import { photos } from './photo-store.ts';
import type { Wizard } from './use-wizard.ts';

export interface Photo {
  file: File | null;
  /** A former visit of this tab had chosen one, which is on its way. */
  waiting: boolean;
  choose: (file: File | null) => void;
  /** Once it belongs to an account. */
  drop: () => void;
}

/** The chosen photo: it survives going back and a reload, like everything else that was filled in. */
export function usePhoto({ draft, keep }: Wizard): Photo {
  const { photo: id } = draft;
  const [{ file, known }, setPhoto] = useState<{ file: File | null; known: boolean }>({
    file: null,
    known: false,
  });

  useEffect(() => {
    if (id === null || known) return;
    let gone = false;
    void photos.find([id]).then((found) => {
      if (!gone) setPhoto({ file: found.get(id) ?? null, known: true });
    });
    return () => {
      gone = true;
    };
  }, [id, known]);

  const drop = () => {
    if (id !== null) void photos.drop(id);
  };
  return {
    file,
    waiting: id !== null && !known,
    choose: (chosen) => {
      if (chosen === file) return;
      setPhoto({ file: chosen, known: true });
      if (chosen === null) {
        drop();
        return keep({ photo: null });
      }
      const own = id ?? crypto.getRandomValues(new Uint32Array(2)).join('-');
      void photos.keep(own, chosen).then(() => keep({ photo: own }));
    },
    drop,
  };
}
