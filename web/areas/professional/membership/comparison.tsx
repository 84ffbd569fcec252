import style from './membership.module.css';
import type { Comparison as Compared } from './words.ts';

/** What a change of level means, the same beside the choice and in the question before it. */
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
