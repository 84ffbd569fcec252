import { Loading, SkeletonMessages, SkeletonPerson } from '#web/ui/skeleton.tsx';
import style from './chat-pane.module.css';

/** Placeholder of a conversation that is loading. */
export function ChatSkeleton() {
  return (
    <section className={style.pane}>
      <Loading label="Abriendo la conversación…">
        <div className={style.skeletonHead}>
          <SkeletonPerson size={40} />
        </div>
        <SkeletonMessages />
      </Loading>
    </section>
  );
}
