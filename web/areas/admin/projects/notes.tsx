import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { addProjectNote, NOTE_MAX } from '#contract/projects.ts';
import { api } from '#web/api/index.ts';
import { GrowingList } from '#web/shared/growing-list.tsx';
import { Card } from '#web/ui/card.tsx';
import { useSendForm } from '#web/ui/form/use-send-form.ts';
import { TextArea } from '#web/ui/text-area.tsx';
import { toast } from '#web/ui/toast/toast.ts';
import { FormDialog } from '../form-dialog.tsx';
import { TeamButton } from '../team-button.tsx';
import { useDialog } from '../use-dialog.ts';
import { momentText } from '../words.ts';
import style from './project.module.css';

const keyOf = (id: number) => ['admin', 'project-notes', id] as const;

/** What the team noted of a project, the newest first, and one more. */
export function Notes({ id }: { id: number }) {
  const dialog = useDialog();
  const list = useInfiniteQuery({
    queryKey: keyOf(id),
    queryFn: ({ pageParam, signal }) =>
      api.projects.getProjectNotes(
        { id, ...(pageParam !== null && { despues: pageParam }) },
        { signal },
      ),
    initialPageParam: null as number | null,
    getNextPageParam: ({ siguiente }) => siguiente,
  });
  return (
    <Card as="section" className={style.card}>
      <h2>
        Notas del equipo <small>solo las ven ustedes</small>
      </h2>
      <div>
        <TeamButton call={addProjectNote} variant="secondary" size="sm" onClick={dialog.open}>
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
      {dialog.mounted && <NoteDialog id={id} opened={dialog.opened} onClose={dialog.close} />}
    </Card>
  );
}

interface NoteDialogProps {
  id: number;
  opened: boolean;
  onClose: () => void;
}

function NoteDialog({ id, opened, onClose }: NoteDialogProps) {
  const queries = useQueryClient();
  // Sent again after a lost answer, it is the same note.
  const [clientId, setClientId] = useState(() => crypto.randomUUID());
  const form = useSendForm({
    initial: { texto: '' },
    validate: (values) => addProjectNote.input.safeParse({ id, client_id: clientId, ...values }),
    send: async ({ texto }) => {
      await api.projects.addProjectNote({ id, texto, client_id: clientId });
      setClientId(crypto.randomUUID());
      form.reset();
      onClose();
      toast.success('La nota se guardó.');
      await queries.invalidateQueries({ queryKey: keyOf(id) });
    },
  });
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title="Nota del equipo"
      form={form}
      sendLabel="Guardar la nota"
    >
      <TextArea
        label="Nota"
        description="Se queda para siempre. Ni el cliente ni el profesional la ven."
        maxLength={NOTE_MAX}
        {...form.field('texto')}
      />
    </FormDialog>
  );
}
