import { IconPhoto, IconSend } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useId, useState } from 'react';
import { IMAGE_MAX_BYTES } from '#contract/call.ts';
import { textOf } from '#contract/errors.ts';
import { isBlank } from '#lib/blank.ts';
import { Button } from '#web/ui/button.tsx';
import { FieldError, limitOf } from '#web/ui/field.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { toast } from '#web/ui/toast/toast.ts';
import style from './composer.module.css';
import { ImagePreview } from './image-preview.tsx';
import type { Draft } from './use-draft.ts';

export interface ComposerProps {
  draft: Draft;
  onChange: (draft: Draft) => void;
  onSend: () => void;
  otherName: string;
  /** Whether one writes next, because nothing else was opened with the conversation. */
  takesFocus: boolean;
}

const MAX_LENGTH = 4_000;
const TOO_LARGE = textOf('attachment_too_large');
/** In ms: a press on an empty field so soon after a sending is the second one of a double tap. */
const SAME_PRESS = 1_000;
/** With a mouse Enter sends; on a phone's keyboard Enter is the only way to a new line. */
const desktop = () => matchMedia('(hover: hover) and (pointer: fine)').matches;

/** Whether the person has put the focus somewhere already, which must not be taken from under their fingers. */
const isChosen = () => {
  const { activeElement } = document;
  return activeElement instanceof HTMLElement && activeElement.tabIndex >= 0;
};

/** The field for a new message: text, an image, or both. */
export function Composer({ draft, onChange, onSend, otherName, takesFocus }: ComposerProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const tooLong = limitOf(draft.msg, MAX_LENGTH).error;
  const tooLongId = useId();
  /** Why a picture that was chosen was not taken. */
  const [refused, setRefused] = useState<string>();
  const sentAt = useRef(0);
  const picker = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => grow(field.current));
  useEffect(() => {
    // In a timeout, because the page first moves the focus to its title.
    const timer = setTimeout(
      () => takesFocus && desktop() && !isChosen() && field.current?.focus(),
    );
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only when the conversation opens
  }, []);

  const attach = (file: File | undefined) => {
    if (!file) return;
    const problem = problemOf(file);
    setRefused(problem);
    // Of the size a toast speaks too (1 §8).
    if (problem === TOO_LARGE) toast.error(problem);
    if (!problem) onChange({ ...draft, image: file });
    field.current?.focus();
  };
  const send = () => {
    if (isBlank(draft.msg) && !draft.image) {
      if (Date.now() - sentAt.current >= SAME_PRESS) toast.error(textOf('message_empty'));
    } else if (tooLong) toast.error(tooLong);
    else {
      sentAt.current = Date.now();
      setRefused(undefined);
      onSend();
    }
    field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // During IME composition (an accent, a suggestion), Enter confirms the composition.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    if (!desktop()) return;
    event.preventDefault();
    send();
  };

  return (
    <div className={style.composer} data-foot>
      {draft.image && (
        <ImagePreview
          file={draft.image}
          onUnreadable={(text) => {
            setRefused(text);
            onChange({ ...draft, image: null });
          }}
          onRemove={() => onChange({ ...draft, image: null })}
        />
      )}
      <FieldError id={`${tooLongId}-image`} text={refused} alert />
      <FieldError id={tooLongId} text={tooLong} />
      <div className={style.row}>
        <IconButton label="Adjuntar una imagen" onClick={() => picker.current?.click()}>
          <IconPhoto size={24} />
        </IconButton>
        <input
          ref={picker}
          className="m-hidden"
          type="file"
          // Without HEIC, so that an iPhone converts the image to JPEG, which every browser shows.
          accept="image/jpeg,image/png,image/webp,image/gif"
          aria-label="Imagen para adjuntar"
          tabIndex={-1}
          onChange={(event) => {
            attach(event.target.files?.[0]);
            // Reset, so that the same file can be chosen again.
            event.target.value = '';
          }}
        />
        <textarea
          ref={field}
          className={style.field}
          rows={1}
          placeholder="Escribe un mensaje"
          aria-label={`Mensaje para ${otherName}`}
          aria-invalid={tooLong ? true : undefined}
          aria-describedby={tooLong && tooLongId}
          value={draft.msg}
          onChange={(event) => onChange({ ...draft, msg: event.target.value })}
          onKeyDown={onKeyDown}
          onPaste={(event) => {
            const [file] = event.clipboardData.files;
            if (!file) return;
            event.preventDefault();
            attach(file);
          }}
        />
        <Button
          className={style.send ?? ''}
          // Before anything is written, what the project or a request waits for is the main one.
          variant={isBlank(draft.msg) && !draft.image ? 'secondary' : 'primary'}
          label="Enviar mensaje"
          onClick={send}
        >
          <IconSend size={20} aria-hidden />
        </Button>
      </div>
    </div>
  );
}

/** Checks size and type only; the server checks the content. */
function problemOf(file: File): string | undefined {
  if (file.size > IMAGE_MAX_BYTES) return TOO_LARGE;
  if (!file.type.startsWith('image/') || file.type === 'image/svg+xml')
    return textOf('not_an_image');
  return undefined;
}

/** Makes the field as tall as its text, up to the maximum of the style sheet. */
function grow(field: HTMLTextAreaElement | null): void {
  const row = field?.parentElement;
  if (!field || !row) return;
  // While it is measured its row stays as high as it is: the messages above would scroll with it, and not come back.
  row.style.minHeight = `${row.offsetHeight}px`;
  field.style.height = 'auto';
  // Plus the borders.
  field.style.height = `${field.scrollHeight + 3}px`;
  row.style.minHeight = '';
}
