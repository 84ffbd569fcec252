import { pictureUrl } from '#web/api/client.ts';
import { Attachment } from '#web/shared/chat/attachment.tsx';

interface DisputeImagesProps {
  images: readonly string[];
  className: string | undefined;
  /** Their links end after minutes. */
  onExpired: () => void;
}

/** The images of what a side says in a dispute. */
export function DisputeImages({ images, className, onExpired }: DisputeImagesProps) {
  if (images.length === 0) return null;
  return (
    <div className={className}>
      {images.map((path, index) => (
        <Attachment
          // The order never changes; the links do.
          key={index}
          src={pictureUrl(path)}
          alt={`Imagen ${index + 1} de la disputa`}
          onExpired={onExpired}
        />
      ))}
    </div>
  );
}
