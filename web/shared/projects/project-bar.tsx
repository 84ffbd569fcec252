import type { Proposal } from '#contract/views.ts';
import { isClosed } from '#domain/projects/graph.ts';
import { MoneyBar, type MoneyBarProps } from '#web/ui/money-bar.tsx';

type Project = Pick<Proposal, 'estado' | 'precio'> & Omit<MoneyBarProps, 'precio'>;

/** Where a project's money is. After its end an unpaid rest is no longer due. */
export function ProjectBar({ project }: { project: Project }) {
  const { estado, precio, pagado, liberado, devuelto, por_devolver } = project;
  const whole = isClosed(estado) ? pagado : (precio ?? pagado);
  return <MoneyBar precio={whole} {...{ pagado, liberado, devuelto, por_devolver }} />;
}
