import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { portfolioFields } from '#contract/portfolio.ts';
import type { PortfolioItem } from '#contract/views.ts';
import { ApiError } from '#web/api/client.ts';
import { storeUser } from '#web/api/session-store.ts';
import { checkSession } from '#web/shared/session/calls.ts';
import type { AlbumImage } from '#web/ui/album-field.tsx';
import { failureOf } from '#web/ui/form/campos.ts';
import { useSendForm } from '#web/ui/form/use-send-form.ts';
import { toast } from '#web/ui/toast/toast.ts';
import { dropDraft, keepDraft } from './draft.ts';
import { marksOf, type ProjectValues, sendProject } from './send-project.ts';

export interface InitialState {
  /** Null for a new project. */
  item: PortfolioItem | null;
  /** The draft of an earlier visit. */
  draft: ProjectValues | null;
  clientId: string;
  draftKey: string;
}

const valuesOf = (item: PortfolioItem | null): ProjectValues => ({
  titulo: item?.titulo ?? '',
  descripcion: item?.descripcion ?? '',
  imagenes: item?.imagenes.map(({ ruta }) => ruta) ?? [],
});

/** The form of a project: keeps a draft, sends the images, and can retry after a lost connection. */
export function useProjectForm({ item, draft, clientId, draftKey }: InitialState) {
  /** The stored project that the change is based on. */
  const [base, setBase] = useState(item);
  /** Idempotency key of this attempt and its retries, with the values of the first one. */
  const attempt = useRef<{ id: string; values: ProjectValues | null }>({
    id: clientId,
    values: null,
  });
  const [sent, setSent] = useState<number | null>(null);
  const [lost, setLost] = useState(false);
  const [changed, setChanged] = useState(false);
  const [done, setDone] = useState(false);
  const [marks, setMarks] = useState<ReadonlyMap<AlbumImage, string>>(new Map());

  const form = useSendForm<ProjectValues>({
    initial: valuesOf(item),
    validate: ({ titulo, descripcion }) => portfolioFields.safeParse({ titulo, descripcion }),
    send: async (values) => {
      setLost(false);
      setMarks(new Map());
      setSent(0);
      const first = (attempt.current.values ??= values);
      const wanted = { values, onProgress: setSent };
      try {
        let reply = await sendProject({ ...wanted, item: base, clientId: attempt.current.id });
        // The server received the first attempt, and the values changed before the retry.
        if (reply.repeated && !same(first, values))
          reply = await sendProject({ ...wanted, item: reply.item, clientId: newId() });
        storeUser(reply.user);
      } finally {
        setSent(null);
      }
      dropDraft(draftKey, values.imagenes);
      toast.success(item ? 'Proyecto actualizado exitosamente' : 'Proyecto agregado exitosamente');
      setDone(true);
    },
    onFailure: (mensaje, error) => {
      toast.error(mensaje);
      setMarks(marksOf(failureOf(error).campos, form.values.imagenes));
      const { code } = error instanceof ApiError ? error : {};
      setLost(code === 'network');
      if (code === 'portfolio_changed') void rebase();
    },
  });

  /** Rebases the form on the project's current version; the user's input stays. */
  const rebase = async () => {
    const user = await checkSession().catch(() => null);
    const now = user?.portfolio.find(({ id }) => id === base?.id);
    if (!now) return;
    const before = valuesOf(base).imagenes;
    const after = valuesOf(now).imagenes;
    const here = form.values.imagenes;
    form.refresh(valuesOf(now));
    if (!sameList(here, before)) {
      const stay = here.filter((image) => image instanceof File || after.includes(image));
      form.set({ imagenes: [...stay, ...after.filter((image) => !before.includes(image))] });
    }
    setBase(now);
    setChanged(true);
    attempt.current = { id: newId(), values: null };
  };

  const restore = useEffectEvent(() => {
    if (draft) form.set(draft);
  });
  useEffect(() => restore(), []);

  const { values, dirty } = form;
  const keep = useEffectEvent((now: ProjectValues) => {
    if (done || !dirty) return;
    const facts = { clientId: attempt.current.id, version: base?.version ?? 0 };
    keepDraft(draftKey, now, facts);
  });
  useEffect(() => keep(values), [values]);

  return { form, base, sent, lost, changed, marks, done };
}

export const newId = (): string => crypto.randomUUID();

const sameList = (one: readonly AlbumImage[], other: readonly AlbumImage[]): boolean =>
  one.length === other.length && one.every((image, at) => image === other[at]);

const same = (one: ProjectValues, other: ProjectValues): boolean =>
  one.titulo === other.titulo &&
  one.descripcion === other.descripcion &&
  sameList(one.imagenes, other.imagenes);
