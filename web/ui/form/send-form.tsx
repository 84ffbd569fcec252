import type { ReactNode } from 'react';
import style from './send-form.module.css';
import type { SendForm as Sending } from './use-send-form.ts';

/**
 * The `<form>` of useSendForm. Before its scripts run it can be filled in already: what is typed, chosen and sent then is
 * kept for it (`startWhenUsed`), so that the browser never submits it by itself.
 */
export function SendForm<Values extends Record<string, unknown>>({
  form,
  children,
}: {
  form: Sending<Values>;
  children: ReactNode;
}) {
  return (
    <form method="post" {...form.props}>
      <fieldset className={style.fields}>{children}</fieldset>
    </form>
  );
}
