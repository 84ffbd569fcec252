import { IconPencil, IconPhoto, IconPhotoOff, IconTrash } from '@tabler/icons-react';
import type { PortfolioItem } from '#contract/views.ts';
import { pictureUrl } from '#web/api/client.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { MoveButtons } from '#web/ui/move-buttons.tsx';
import style from './portfolio.module.css';

export interface ProjectCardProps {
  item: PortfolioItem;
  /** Its position, from 0, of `count`. */
  at: number;
  count: number;
  onMove: (to: number) => void;
  onEdit: () => void;
  onDelete: () => void;
}

/** A project as its owner sees it: the cover and its actions. */
export function ProjectCard({ item, at, count, onMove, onEdit, onDelete }: ProjectCardProps) {
  const { titulo, descripcion, imagenes } = item;
  const [cover] = imagenes;
  return (
    <article className={style.card}>
      {cover ? (
        <div className={style.cover}>
          <img src={pictureUrl(cover.ruta_card)} alt="" loading="lazy" width={480} height={360} />
          <span className={style.photos}>
            <IconPhoto size={16} aria-hidden />
            {imagenes.length}
            <span className="m-hidden">{imagenes.length === 1 ? ' foto' : ' fotos'}</span>
          </span>
        </div>
      ) : (
        <p className={style.bare}>
          <IconPhotoOff size={28} stroke={1.5} aria-hidden />
          Sin fotos, los clientes no lo ven.
        </p>
      )}
      <h2>{titulo}</h2>
      <p className={style.text}>{descripcion}</p>
      <div className={style.tools}>
        <Button
          size="sm"
          variant="secondary"
          icon={<IconPencil size={18} aria-hidden />}
          onClick={onEdit}
          label={`Editar ${titulo}`}
        >
          Editar
        </Button>
        <span data-move>
          <MoveButtons what={titulo} at={at} count={count} onMove={onMove} />
        </span>
        <IconButton label={`Eliminar ${titulo}`} tone="error" onClick={onDelete}>
          <IconTrash size={20} />
        </IconButton>
      </div>
    </article>
  );
}
