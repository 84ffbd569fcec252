import { useEffect, useRef, useState } from 'react';
import { browserStore } from '#web/shared/browser-store.ts';
import { useStoredText } from '#web/shared/use-stored-text.ts';

/** The unsent message. */
export interface Draft {
  msg: string;
  image: File | null;
}

const images = browserStore('chat_borradores', 'imagenes');

/**
 * The unsent message of a conversation. It survives a reload, navigation and the end of the session,
 * and other accounts on this device do not see it.
 */
export function useDraft(me: string, other: string): readonly [Draft, (draft: Draft) => void] {
  const name = `chat_draft:${me}:${other}`;
  const [msg, setMsg] = useStoredText(name);
  const [image, setImage] = useState<File | null>(null);
  const touched = useRef(false);

  useEffect(() => {
    let unmounted = false;
    images
      .request<File | undefined>((store) => store.get(name))
      .then(
        (kept) => {
          // An image chosen or sent meanwhile is newer than the stored one.
          if (kept && !unmounted && !touched.current) setImage(kept);
        },
        // The browser forbids storage, so there is no stored image.
        () => {},
      );
    return () => {
      unmounted = true;
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
