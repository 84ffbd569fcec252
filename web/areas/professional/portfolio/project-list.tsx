import type { PortfolioItem } from '#contract/views.ts';
import { useMoved } from '#web/ui/use-moved.ts';
import style from './portfolio.module.css';
import { ProjectCard } from './project-card.tsx';
import { useOrder } from './use-order.ts';

export interface ProjectListProps {
  items: readonly PortfolioItem[];
  onEdit: (item: PortfolioItem) => void;
  onDelete: (item: PortfolioItem) => void;
}

/** The projects in the order that clients see. */
export function ProjectList({ items, onEdit, onDelete }: ProjectListProps) {
  const { shown, move } = useOrder(items);
  const { list, announcement, announce } = useMoved();
  return (
    <>
      <ul ref={list} className={style.list} aria-label="Proyectos">
        {shown.map((item, at) => (
          <li key={item.id}>
            <ProjectCard
              item={item}
              at={at}
              count={shown.length}
              onMove={(to) => {
                move(at, to);
                announce(at, to, shown.length);
              }}
              onEdit={() => onEdit(item)}
              onDelete={() => onDelete(item)}
            />
          </li>
        ))}
      </ul>
      <output className="m-hidden">{announcement}</output>
    </>
  );
}
