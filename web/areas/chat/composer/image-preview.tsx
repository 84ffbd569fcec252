import { IconX } from '@tabler/icons-react';
import { formatNumber } from '#lib/numbers.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { useObjectUrl } from '#web/shared/use-object-url.ts';
import style from './composer.module.css';

/** The image attached to the unsent message. */
export function ImagePreview({ file, onRemove }: { file: File; onRemove: () => void }) {
  const url = useObjectUrl(file);
  return (
    <div className={style.preview}>
      {url && <img src={url} alt="" />}
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
