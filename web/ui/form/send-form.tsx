import { type ReactNode, useSyncExternalStore } from 'react';
import style from './send-form.module.css';
import type { SendForm as Sending } from './use-send-form.ts';

/**
 * The `<form>` of useSendForm. A page drawn on the server is there before its script listens: until
 * then the fields wait, because the browser would send the form by itself and what was typed, the
 * password too, would be lost or end up in the address. They look as they will: that
 * second is not worth a flash of grey.
 */
export function SendForm<Values extends Record<string, unknown>>({
  form,
  children,
}: {
  form: Sending<Values>;
  children: ReactNode;
}) {
  const listening = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return (
    <form method="post" {...form.props}>
      <fieldset
        className={style.fields}
        disabled={!listening}
        data-waiting={listening ? undefined : true}
      >
        {children}
      </fieldset>
    </form>
  );
}

const never = () => () => {};
