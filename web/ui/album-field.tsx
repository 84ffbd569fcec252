import { formatNumber } from '#lib/numbers.ts';
import { IconX } from '@tabler/icons-react';
import { type DragEvent, useEffect, useEffectEvent, useId, useState } from 'react';
import { AddImages } from './add-images.tsx';
import style from './album-field.module.css';
import { ChosenImage, isReadable } from './chosen-image.tsx';
import { type FieldProps, FieldError, fieldStyle, Optional } from './field.tsx';
import { IconButton } from './icon-button.tsx';
import { imageProblem } from './image-field.tsx';
import { MoveButtons } from './move-buttons.tsx';
import { moved } from './moved.ts';
import { useMoved } from './use-moved.ts';

/** A new file, or the name of a stored image. */
export type AlbumImage = File | string;

export interface AlbumFieldProps extends FieldProps<readonly AlbumImage[]> {
  /** Maximum number of images, and megabytes of each and of all. */
  limits: { images: number; each: number; all: number };
  /** The texts when a limit is exceeded. */
  texts: { tooLarge: (file: File) => string; tooMany: string; tooHeavy: string };
  /** The address and size in bytes of a stored image. */
  known: (name: string) => { src: string | undefined; bytes: number };
  /** Errors of single images. */
  marks?: ReadonlyMap<AlbumImage, string>;
}

const MEGABYTE = 1024 * 1024;

/** Several images in an order that the user sets; the first one is the cover. */
export function AlbumField(props: AlbumFieldProps) {
  const { value: images, onChange, label, optional, name, limits, texts, known, marks } = props;
  const id = useId();
  const [problem, setProblem] = useState<string>();
  const [dragged, setDragged] = useState<number>();
  const { list, announcement, announce } = useMoved();
  const error = problem ?? props.error;
  const focusFirstWrong = useEffectEvent(() => {
    // The way to solve it is to remove the image.
    const remove = list.current?.querySelector<HTMLElement>('[data-wrong] button:last-child');
    remove?.focus({ preventScroll: true });
    remove?.scrollIntoView({ block: 'center' });
  });
  useEffect(() => {
    if (marks && marks.size > 0) focusFirstWrong();
  }, [marks]);
  const weight = (image: AlbumImage) => (image instanceof File ? image.size : known(image).bytes);
  const total = images.reduce((sum, image) => sum + weight(image), 0);

  const add = (files: readonly File[]) => {
    const all = [...images];
    const problems: (string | undefined)[] = [];
    let bytes = total;
    for (const file of files) {
      let wrong = imageProblem(file, limits.each, texts.tooLarge(file));
      if (!wrong && all.length >= limits.images) wrong = texts.tooMany;
      if (!wrong && bytes + file.size > limits.all * MEGABYTE) wrong = texts.tooHeavy;
      problems.push(wrong);
      if (wrong) continue;
      bytes += file.size;
      all.push(file);
    }
    setProblem(problems.find(Boolean));
    if (all.length > images.length) onChange(all);
  };
  const put = (from: number, to: number) => {
    if (from === to) return;
    onChange(moved(images, from, to));
    announce(from, to, images.length);
  };
  const remove = (at: number) => {
    setProblem(undefined);
    onChange(images.filter((_, other) => other !== at));
    document.getElementById(id)?.focus();
  };
  /** Drops an image that was dragged from another position, or files from outside. */
  const drop = (event: DragEvent, to = images.length - 1) => {
    event.preventDefault();
    event.stopPropagation();
    if (dragged !== undefined) put(dragged, to);
    else add([...event.dataTransfer.files]);
    setDragged(undefined);
  };

  return (
    <div className={fieldStyle.field}>
      <label className={fieldStyle.label} htmlFor={id}>
        {label}
        <Optional show={optional} />
      </label>
      <p className={fieldStyle.help} id={`${id}-help`}>
        {`Hasta ${limits.images}, JPG, PNG o WebP de hasta ${limits.each} MB cada una y ${limits.all} MB en total. La primera es la portada.`}
      </p>
      {/* Dragging is an extra for mouse users; the buttons do the same. */}
      <div onDragOver={(event) => event.preventDefault()} onDrop={(event) => drop(event)}>
        <ul ref={list} className={style.album}>
          {images.map((image, at) => (
            <li key={keyOf(image)}>
              <div
                className={style.image}
                data-dragged={dragged === at || undefined}
                data-wrong={marks?.has(image) || undefined}
                draggable
                onDragStart={() => setDragged(at)}
                onDragEnd={() => setDragged(undefined)}
                onDrop={(event) => drop(event, at)}
              >
                <div className={style.picture}>
                  {image instanceof File ? (
                    <ChosenImage
                      file={image}
                      alt={`Imagen ${at + 1}`}
                      onUnreadable={(text) => {
                        setProblem(text);
                        onChange(images.filter(isReadable));
                      }}
                    />
                  ) : (
                    <img src={known(image).src} alt={`Imagen ${at + 1}`} />
                  )}
                  {at === 0 && <span className={style.cover}>Portada</span>}
                </div>
                <FieldError id={`${id}-mark-${at}`} text={marks?.get(image)} />
                <div className={style.tools} data-move>
                  <MoveButtons
                    what={`la imagen ${at + 1}`}
                    at={at}
                    count={images.length}
                    onMove={(to) => put(at, to)}
                  />
                  <IconButton label={`Quitar la imagen ${at + 1}`} onClick={() => remove(at)}>
                    <IconX size={20} />
                  </IconButton>
                </div>
              </div>
            </li>
          ))}
          <li className={style.place}>
            <AddImages
              {...{ id, name }}
              max={limits.images}
              full={images.length >= limits.images}
              onFull={() => setProblem(texts.tooMany)}
              onFiles={add}
              invalid={Boolean(error)}
            />
          </li>
        </ul>
      </div>
      <div className={fieldStyle.foot} aria-live="polite">
        <FieldError id={`${id}-error`} text={error} />
        <span className={fieldStyle.aside}>
          {`${images.length} de ${limits.images} · ${megabytes(total)} de ${limits.all} MB`}
        </span>
      </div>
      <output className="m-hidden">{announcement}</output>
    </div>
  );
}

const megabytes = (bytes: number): string => formatNumber(bytes / MEGABYTE, 1);

const keys = new WeakMap<File, string>();
let last = 0;

/** A file may be chosen twice, each time as another object: so each object has its own key. */
function keyOf(image: AlbumImage): string {
  if (typeof image === 'string') return image;
  const key = keys.get(image) ?? `nueva ${++last}`;
  keys.set(image, key);
  return key;
}
