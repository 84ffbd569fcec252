import { IconX } from '@tabler/icons-react';
import { formatNumber } from '#lib/numbers.ts';
import { ChosenImage } from '#web/ui/chosen-image.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import style from './composer.module.css';

interface ImagePreviewProps {
  file: File;
  onUnreadable: (problem: string) => void;
  onRemove: () => void;
}

/** The image attached to the unsent message. */
export function ImagePreview({ file, onUnreadable, onRemove }: ImagePreviewProps) {
  return (
    <div className={style.preview}>
      <ChosenImage file={file} onUnreadable={onUnreadable} />
      <span className={style.name}>
        <strong>{file.name}</strong>
        <span>{formatNumber(Math.max(0.1, file.size / 1024 / 1024), 1)} MB</span>
      </span>
      <IconButton label="Quitar la imagen" onClick={onRemove}>
        <IconX size={22} />
      </IconButton>
    </div>
  );
}
