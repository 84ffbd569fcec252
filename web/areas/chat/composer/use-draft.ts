import { useEffect, useRef, useState } from 'react';
import { browserStore } from '#web/shared/browser-store.ts';
import { useStoredText } from '../use-stored-text.ts';

/** What is being written. */
export interface Draft {
  msg: string;
  image: File | null;
}

const images = browserStore('chat_borradores', 'imagenes');

/**
 * What is being written in one conversation: a reload, a visit elsewhere and the end of the session do
 * not lose it, and nobody else who signs in here sees it.
 */
export function useDraft(me: string, other: string): readonly [Draft, (draft: Draft) => void] {
  const name = `chat_draft:${me}:${other}`;
  const [msg, setMsg] = useStoredText(name);
  const [image, setImage] = useState<File | null>(null);
  const touched = useRef(false);

  useEffect(() => {
    let left = false;
    images
      .ask<File | undefined>((store) => store.get(name))
      .then(
        (kept) => {
          // What was chosen or sent meanwhile is newer.
          if (kept && !left && !touched.current) setImage(kept);
        },
        // The browser forbids storage: there is none then.
        () => {},
      );
    return () => {
      left = true;
    };
  }, [name]);

  const change = (draft: Draft) => {
    setMsg(draft.msg);
    if (draft.image === image) return;
    touched.current = true;
    setImage(draft.image);
    const next = draft.image;
    void images.write((store) => (next ? store.put(next, name) : store.delete(name)));
  };
  return [{ msg, image }, change];
}
