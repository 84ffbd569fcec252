import style from './bubble.module.css';
import { piecesOf } from './links.ts';

/** The text of a message, with its links. */
export function MessageText({ text }: { text: string }) {
  return (
    <p className={style.text}>
      {piecesOf(text).map(({ at, text: shown, href }) =>
        href === undefined ? (
          shown
        ) : (
          <a key={at} href={href} target="_blank" rel="noopener noreferrer nofollow">
            {shown}
          </a>
        ),
      )}
    </p>
  );
}
