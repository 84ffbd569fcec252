import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { readCredentials, storeUser, type User } from '#web/api/session-store.ts';
import { useFreshValues } from '#web/shared/accounts/use-fresh-values.ts';
import type { ParseResult } from '#web/ui/form/campos.ts';
import { useSendForm } from '#web/ui/form/use-send-form.ts';
import { toast } from '#web/ui/toast/toast.ts';

export interface EditFormProps {
  user: User;
  /** Hears whether something is typed that is not saved. */
  onDirty: (dirty: boolean) => void;
}

interface Options<Values extends Record<string, unknown>> {
  /** What the form shows of a user. */
  valuesOf: (user: User) => Values;
  fields: { safeParse: (values: Values) => ParseResult };
  send: (values: Values) => Promise<{ user: User }>;
  /** Said when it is saved. */
  success: string;
  onFailure?: (mensaje: string, error: unknown) => void;
}

/** A form of what is stored of somebody, sent in the team's name. */
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
      // What is known of the person stands in lists too, and what is read of an ID comes anew.
      await queries.invalidateQueries({ queryKey: ['admin'] });
    },
    ...(onFailure && { onFailure }),
  });
  useFreshValues(form, valuesOf(user));
  const { dirty } = form;
  const tell = useEffectEvent(onDirty);
  useEffect(() => tell(dirty), [dirty]);
  return form;
}
