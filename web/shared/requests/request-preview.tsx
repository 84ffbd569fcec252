import { ChosenImage } from '#web/ui/chosen-image.tsx';
import { RequestImages } from './request-images.tsx';
import style from './request-preview.module.css';
import type { PreparedRequest } from './use-prepared-request.ts';

/** The request as it will look in a chat: its text, then its images. */
export function RequestPreview({ prepared: { msg, images } }: { prepared: PreparedRequest }) {
  return (
    <div className={style.preview}>
      <p className={style.message}>{msg}</p>
      <RequestImages images={images}>
        {(image, alt) => <ChosenImage file={image} alt={alt} />}
      </RequestImages>
    </div>
  );
}
