import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { readCredentials, storeUser, type User } from '#web/api/session-store.ts';
import { useFreshValues } from '#web/shared/accounts/use-fresh-values.ts';
import type { ParseResult } from '#web/ui/form/campos.ts';
import { useSendForm } from '#web/ui/form/use-send-form.ts';
import { toast } from '#web/ui/toast/toast.ts';

export interface EditFormProps {
  user: User;
  /** Called with whether there is unsaved input. */
  onDirty: (dirty: boolean) => void;
}

interface Options<Values extends Record<string, unknown>> {
  /** The form's values of a user. */
  valuesOf: (user: User) => Values;
  fields: { safeParse: (values: Values) => ParseResult };
  send: (values: Values) => Promise<{ user: User }>;
  /** Text of the toast after saving. */
  success: string;
  onFailure?: (mensaje: string, error: unknown) => void;
}

/** A form for a person's stored data, saved by the team. */
export function useEditForm<Values extends Record<string, unknown>>(
  { user, onDirty }: EditFormProps,
  { valuesOf, fields, send, success, onFailure }: Options<Values>,
) {
  const queries = useQueryClient();
  const form = useSendForm({
    initial: valuesOf(user),
    validate: (values) => fields.safeParse(values),
    send: async (values) => {
      const { user: saved } = await send(values);
      form.saved(valuesOf(saved));
      if (saved.keylogin === readCredentials()?.keylogin) storeUser(saved);
      toast.success(success, 'Éxito');
      // Lists show the person's data too, and a changed ID is read again.
      await queries.invalidateQueries({ queryKey: ['admin'] });
    },
    ...(onFailure && { onFailure }),
  });
  useFreshValues(form, valuesOf(user));
  const { dirty } = form;
  const reportDirty = useEffectEvent(onDirty);
  useEffect(() => reportDirty(dirty), [dirty]);
  return form;
}
