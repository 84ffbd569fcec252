import { useEffect, useState } from 'react';
import type { Wizard } from './use-wizard.ts';
import { keptPhotos } from '#web/shared/kept-photos.ts';

/** Stores the photo chosen in a sign-up. */
const photos = keptPhotos('alta');

export interface Photo {
  file: File | null;
  /** Whether a photo chosen before a reload is still being read. */
  waiting: boolean;
  choose: (file: File | null) => void;
  /** Call it once the account has the photo. */
  drop: () => void;
}

/** The chosen photo, which survives going back and a reload like the rest of the draft. */
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
