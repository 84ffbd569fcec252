import { useEffect, useState } from 'react';

/** An address for a chosen file, released when it is no longer shown. */
export function useObjectUrl(file: File | null | undefined): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = file ? URL.createObjectURL(file) : undefined;
    // oxlint-disable-next-line react/set-state-in-effect -- the address lives as long as this effect
    setUrl(made);
    return () => {
      if (made) URL.revokeObjectURL(made);
    };
  }, [file]);
  return url;
}
