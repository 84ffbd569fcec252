import { IconZoomIn, IconZoomOut } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { Dialog } from '#web/ui/dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import style from './image-viewer.module.css';

export interface ImageViewerProps {
  opened: boolean;
  onClose: () => void;
  src: string | undefined;
  alt: string;
  onLoad?: () => void;
  onError: () => void;
}

/** Widths of the image, as multiples of the dialog's. */
const ZOOM_LEVELS = [1, 2, 4];

/** An image in a dialog, with zoom by a press, the buttons or the keys +, - and 0. */
export function ImageViewer({ opened, onClose, ...image }: ImageViewerProps) {
  return (
    <Dialog opened={opened} onClose={onClose} title={image.alt} size="lg">
      <Stage {...image} />
    </Dialog>
  );
}

function Stage({ src, alt, onLoad, onError }: Omit<ImageViewerProps, 'opened' | 'onClose'>) {
  const [level, setLevel] = useState(0);
  const stage = useRef<HTMLDivElement>(null);
  const scale = ZOOM_LEVELS[level] ?? 1;
  const zoomTo = (next: number) => setLevel(Math.min(Math.max(next, 0), ZOOM_LEVELS.length - 1));
  useLayoutEffect(() => {
    // Keep the middle of the image in the middle.
    const { current } = stage;
    if (!current || scale === 1) return;
    current.scrollLeft = (current.scrollWidth - current.clientWidth) / 2;
    current.scrollTop = (current.scrollHeight - current.clientHeight) / 2;
  }, [scale]);

  const onKey = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === '+') zoomTo(level + 1);
    else if (key === '-') zoomTo(level - 1);
    else if (key === '0') zoomTo(0);
  });
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);

  const atMost = level === ZOOM_LEVELS.length - 1 ? 'No se puede acercar más.' : undefined;
  const atLeast = level === 0 ? 'Ya la ves completa.' : undefined;
  return (
    <div className={style.viewer}>
      <div
        ref={stage}
        className={style.stage}
        data-scale={scale}
        role="group"
        aria-label={`${alt}, ${scale * 100} %`}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- so that the arrows can scroll it
        tabIndex={0}
      >
        <button
          type="button"
          aria-label={level === 0 ? 'Acercar la imagen' : 'Ver la imagen completa'}
          onClick={() => zoomTo(level === 0 ? 1 : 0)}
        >
          <img src={src} alt={alt} onLoad={onLoad} onError={onError} />
        </button>
      </div>
      <div className={style.tools}>
        <Button
          size="sm"
          variant="secondary"
          icon={<IconZoomOut size={20} aria-hidden />}
          disabledReason={atLeast}
          onClick={() => zoomTo(level - 1)}
        >
          Alejar
        </Button>
        <Button
          size="sm"
          variant="secondary"
          icon={<IconZoomIn size={20} aria-hidden />}
          disabledReason={atMost}
          onClick={() => zoomTo(level + 1)}
        >
          Acercar
        </Button>
      </div>
    </div>
  );
}
