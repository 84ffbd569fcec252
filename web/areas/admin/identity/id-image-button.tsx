import { IconEye } from '@tabler/icons-react';
import { useState } from 'react';
import { pictureUrl } from '#web/api/client.ts';
import { ImageViewer } from '#web/shared/chat/image-viewer.tsx';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast/toast.ts';

export interface IdImageButtonProps {
  /** The latest link; null while this side is missing. */
  link: string | null;
  children: string;
  /** What the image shows: «Frente de la identificación de Ramón». */
  alt: string;
  /** Loads new links. */
  onExpired: () => void;
}

/** Opens one side of an ID. The image loads only then, because the audit log records each view. */
export function IdImageButton({ link, children, alt, onExpired }: IdImageButtonProps) {
  // Keep the link while it is shown: a new link to the same image would load, and record, it again.
  const [shown, setShown] = useState<string | null>(null);
  const onError = () => {
    setShown(null);
    onExpired();
    toast.error('No se pudo abrir la imagen. Ábrela otra vez.');
  };
  return (
    <>
      <Button
        variant="secondary"
        icon={<IconEye size={20} aria-hidden />}
        disabledReason={link === null ? 'Todavía no la sube.' : undefined}
        onClick={() => setShown(link)}
      >
        {children}
      </Button>
      <ImageViewer
        opened={shown !== null}
        onClose={() => setShown(null)}
        src={pictureUrl(shown)}
        alt={alt}
        onError={onError}
      />
    </>
  );
}
