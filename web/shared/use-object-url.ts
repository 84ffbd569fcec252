import { useEffect, useState } from 'react';

/** An object URL for a chosen file, revoked when it is no longer shown. */
export function useObjectUrl(file: File | null | undefined): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const created = file ? URL.createObjectURL(file) : undefined;
    // oxlint-disable-next-line react/set-state-in-effect -- the URL lives as long as this effect
    setUrl(created);
    return () => {
      if (created) URL.revokeObjectURL(created);
    };
  }, [file]);
  return url;
}
