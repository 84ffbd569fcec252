import { IconArrowRight } from '@tabler/icons-react';
import { useId } from 'react';
import type { OfferChange } from '#domain/projects/changes.ts';
import style from './proposal-changes.module.css';

/** What a revision changes (4 §G): each part as it was and as it is; nothing without changes. */
export function ProposalChanges(props: { title: string; changes: readonly OfferChange[] }) {
  const { title, changes } = props;
  const id = useId();
  if (changes.length === 0) return null;
  return (
    // No landmark: the card in the thread and the panel may both show it.
    <div role="group" className={style.changes} aria-labelledby={id}>
      <p id={id}>{title}</p>
      <ul>
        {changes.map((change, index) => (
          <li key={`${index} ${change.what}`} data-changed>
            <span className={style.what}>{change.what}</span>
            <Words {...change} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Words({ what, before, after }: OfferChange) {
  // Long texts stand below as they are now.
  if (what === 'Descripción') return <span>otro texto</span>;
  if (before === '') return <ins>{after}</ins>;
  return (
    <span className={style.pair}>
      <del>{before}</del>
      {after === '' ? (
        <span>ya no</span>
      ) : (
        <>
          <IconArrowRight size={16} aria-label="ahora" role="img" />
          <ins>{after}</ins>
        </>
      )}
    </span>
  );
}
