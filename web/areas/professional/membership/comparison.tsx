import style from './membership.module.css';
import type { Comparison as Compared } from './words.ts';

/** The effects of a change of level, shown beside the choice and in the confirmation. */
export function Comparison({ heading, benefits, facts }: Compared) {
  return (
    <div className={style.comparison}>
      {heading && benefits.length > 0 && (
        <>
          <p>
            <b>{heading}:</b>
          </p>
          <ul>
            {benefits.map((benefit) => (
              <li key={benefit}>{benefit}</li>
            ))}
          </ul>
        </>
      )}
      {facts.map((fact) => (
        <p key={fact}>{fact}</p>
      ))}
    </div>
  );
}
