import style from './figures.module.css';

const [WIDTH, HEIGHT] = [64, 20];

/** The course of a figure, beside it; the table has its numbers. */
export function Spark({ values }: { values: readonly number[] }) {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  if (values.length < 2 || low === high) return null;
  const at = (value: number, index: number): [number, number] => [
    2 + (index * (WIDTH - 6)) / (values.length - 1),
    HEIGHT - 3 - ((value - low) * (HEIGHT - 6)) / (high - low),
  ];
  const points = values.map(at);
  const [x, y] = points.at(-1) ?? [0, 0];
  return (
    <svg className={style.spark} width={WIDTH} height={HEIGHT} aria-hidden>
      <polyline points={points.map((point) => point.map((n) => n.toFixed(1)).join()).join(' ')} />
      <circle cx={x} cy={y} r="2.5" />
    </svg>
  );
}
