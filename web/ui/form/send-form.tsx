import { type ReactNode, useSyncExternalStore } from 'react';
import style from './send-form.module.css';
import type { SendForm as Sending } from './use-send-form.ts';

/**
 * The `<form>` of useSendForm. The fields are disabled until hydration: before it the browser would
 * submit the form by itself, and the input, passwords included, would be lost or end up in the address.
 * They do not look disabled, to avoid a flash of grey.
 */
export function SendForm<Values extends Record<string, unknown>>({
  form,
  children,
}: {
  form: Sending<Values>;
  children: ReactNode;
}) {
  const hydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return (
    <form method="post" {...form.props}>
      <fieldset
        className={style.fields}
        disabled={!hydrated}
        data-waiting={hydrated ? undefined : true}
      >
        {children}
      </fieldset>
    </form>
  );
}

const never = () => () => {};
