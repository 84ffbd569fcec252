import { Loading, Skeleton, SkeletonPerson } from '#web/ui/skeleton.tsx';
import style from './chat-pane.module.css';

const lines = [
  ['62%', 64],
  ['48%', 44],
  ['70%', 84],
  ['40%', 44],
] as const;

/** Placeholder of a conversation that is loading. */
export function ChatSkeleton() {
  return (
    <section className={style.pane}>
      <Loading label="Abriendo la conversación…">
        <div className={style.skeletonHead}>
          <SkeletonPerson size={40} />
        </div>
        <div className={style.skeletonBody}>
          {lines.map(([width, height], index) => (
            <span key={width} data-mine={index % 2 === 1 || undefined}>
              <Skeleton width={width} height={height} />
            </span>
          ))}
        </div>
      </Loading>
    </section>
  );
}
