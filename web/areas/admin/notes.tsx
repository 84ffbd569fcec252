import { type QueryKey, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Call } from '#contract/call.ts';
import { NOTE_MAX, type TeamNote } from '#contract/view-parts.ts';
import { dropKeptInput } from '#web/shared/accounts/kept-input.tsx';
import { GrowingList } from '#web/shared/growing-list.tsx';
import { Card } from '#web/ui/card.tsx';
import { useSendForm } from '#web/ui/form/use-send-form.ts';
import { TextArea } from '#web/ui/text-area.tsx';
import { toast } from '#web/ui/toast/toast.ts';
import { FormDialog } from './form-dialog.tsx';
import { TeamButton } from './team-button.tsx';
import { useDialog } from './use-dialog.ts';
import { momentText } from './words.ts';
import style from './notes.module.css';

interface Page {
  readonly notas: readonly TeamNote[];
  readonly siguiente: number | null;
}

/** What notes are about: where they come from and go to. */
export interface Notebook {
  readonly queryKey: QueryKey;
  /** How long a note stays, and who never reads it. */
  readonly lasts: string;
  readonly read: (despues: { despues?: number }, signal: AbortSignal) => Promise<Page>;
  readonly input: (note: NoteTyped) => object;
  readonly add: (note: NoteTyped) => Promise<unknown>;
}

interface NoteTyped {
  readonly texto: string;
  readonly client_id: string;
}

interface NotesProps {
  book: Notebook;
  /** Adds one; for whoever may make it. */
  call: Call;
}

/** What the team noted of a project or a person, the newest first, and one more. */
export function Notes({ book, call }: NotesProps) {
  const dialog = useDialog();
  const list = useInfiniteQuery({
    queryKey: book.queryKey,
    queryFn: ({ pageParam, signal }) =>
      book.read(pageParam === null ? {} : { despues: pageParam }, signal),
    initialPageParam: null as number | null,
    getNextPageParam: ({ siguiente }) => siguiente,
  });
  return (
    <Card as="section" className={style.card}>
      <h2>
        Notas del equipo <small>solo las ven ustedes</small>
      </h2>
      <div>
        <TeamButton call={call} variant="secondary" size="sm" onClick={dialog.open}>
          Escribir una nota
        </TeamButton>
      </div>
      <GrowingList
        list={list}
        itemsOf={({ notas }) => notas}
        keyOf={(nota) => nota.id}
        loading="Cargando las notas…"
        none={<p className={style.muted}>Todavía no hay notas.</p>}
      >
        {({ texto, createAt, por }) => (
          <article className={style.note}>
            <p className={style.muted}>
              {por.nombre} · {momentText(createAt)}
            </p>
            <p className={style.said}>{texto}</p>
          </article>
        )}
      </GrowingList>
      {dialog.mounted && (
        <NoteDialog {...{ book, call }} opened={dialog.opened} onClose={dialog.close} />
      )}
    </Card>
  );
}

interface NoteDialogProps extends NotesProps {
  opened: boolean;
  onClose: () => void;
}

function NoteDialog({ book, call, opened, onClose }: NoteDialogProps) {
  const queries = useQueryClient();
  const kept = `nota:${book.queryKey.join(':')}`;
  const [fresh] = useState(() => crypto.randomUUID());
  const form = useSendForm({
    // Sent again after a lost answer, also after a reload, it is the same note.
    initial: { texto: '', client_id: '' },
    validate: ({ texto, client_id }) =>
      call.input.safeParse(book.input({ texto, client_id: client_id || fresh })),
    send: async ({ texto, client_id: known }) => {
      const client_id = known || crypto.randomUUID();
      form.set({ client_id });
      await book.add({ texto, client_id });
      dropKeptInput(kept);
      form.reset();
      onClose();
      toast.success('La nota se guardó.');
      await queries.invalidateQueries({ queryKey: book.queryKey });
    },
  });
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title="Nota del equipo"
      form={form}
      kept={kept}
      sendLabel="Guardar la nota"
    >
      <TextArea
        label="Nota"
        description={book.lasts}
        maxLength={NOTE_MAX}
        {...form.field('texto')}
      />
    </FormDialog>
  );
}
