import type { Approval } from '#contract/approvals.ts';
import { APPROVAL_LINES } from '#domain/approvals/approvals.ts';
import { Money } from '#web/ui/money.tsx';
import style from './approvals.module.css';
import { DELETION, lineText } from './words.ts';

/** What exactly will happen once it is approved. */
export function Lines({ one }: { one: Approval }) {
  if (one.tipo !== 'eliminar_cuenta') return <List one={one} />;
  return (
    <>
      <p className={style.reason}>{DELETION}</p>
      <List one={one} />
    </>
  );
}

function List({ one }: { one: Approval }) {
  if (one.lineas.length === 0) return null;
  return (
    <dl className={style.lines}>
      {one.lineas.map((line, index) => (
        // Two payouts may be to the same person.
        <div key={`${line.que} ${index}`}>
          <dt>{line.que === 'pago' ? lineText(line) : APPROVAL_LINES[line.que]}</dt>
          <dd>{line.monto === null ? lineText(line) : <Money mxn={line.monto} />}</dd>
        </div>
      ))}
    </dl>
  );
}
