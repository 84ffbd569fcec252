import style from './review-answer.module.css';

interface ReviewAnswerProps {
  /** «Tu respuesta», «Respuesta de Taller Núñez». */
  title: string;
  children: string;
}

/** What the rated person says to a review, below it; nothing without an answer. */
export function ReviewAnswer({ title, children }: ReviewAnswerProps) {
  if (children === '') return null;
  return (
    <div className={style.answer}>
      <b>{title}</b>
      <p>{children}</p>
    </div>
  );
}
