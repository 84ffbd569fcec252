import { useRef, useState } from 'react';

/**
 * An image behind a link that expires. When it does not load, a new link is asked for once; whether the image is
 * missing for good is then known, and only `retry` asks again.
 */
export function useSignedImage(src: string | undefined, renew?: () => void) {
  const [failed, setFailed] = useState<string>();
  const [missing, setMissing] = useState(false);
  const renewed = useRef(false);
  const ask = () => {
    renewed.current = true;
    setFailed(src);
    setMissing(false);
    renew?.();
  };
  return {
    broken: missing || (src !== undefined && src === failed),
    onLoad: () => {
      renewed.current = false;
    },
    onError: () => (renewed.current ? setMissing(true) : ask()),
    retry: ask,
  };
}
