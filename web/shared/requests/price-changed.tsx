import { wholePesosText } from '#web/ui/money.tsx';
import type { KeptRequest } from './store.ts';
import type { PreparedRequest } from './use-prepared-request.ts';

interface PriceChangedProps {
  kept: KeptRequest;
  prepared: PreparedRequest;
}

/** Says that the price which was shown before is another one today; nothing while it is the same. */
export function PriceChanged({ kept: { form, sent }, prepared: { price } }: PriceChangedProps) {
  const before = form.precotizacion;
  if (before === null || price === null || before === price) return null;
  const [then, today] = [wholePesosText(before), wholePesosText(price)];
  if (then === today) return null;
  return (
    <p>
      {sent
        ? `El precio de lista cambió: hoy es aprox. ${today}. La reciben con el de cuando la enviaste, aprox. ${then}.`
        : `El precio de lista cambió desde que la escribiste: era aprox. ${then} y hoy es aprox. ${today}.`}
    </p>
  );
}
