import { useMemo } from 'react';
import type { Campos } from '#contract/errors.ts';
import { type RequestAsked, requestProblems } from '#contract/requests.ts';
import type { Categoria } from '#contract/catalogue/view.ts';
import { mexicoDay } from '#lib/mexico-time.ts';
import { toMxn } from '#domain/money.ts';
import { prequote } from '#domain/requests/prequote.ts';
import { requestMessage } from '#domain/requests/request-message.ts';
import { api } from '#web/api/index.ts';
import { serverNow } from '#web/api/server-clock.ts';
import { useLoaded } from '#web/shared/use-loaded.ts';
import { categoryNamed } from './category-named.ts';
import { readImages } from './image-store.ts';
import type { KeptRequest } from './store.ts';

export interface PreparedRequest {
  /** The text that the professionals will read. */
  msg: string;
  /** What is asked for, under the category's present name; the server takes no price from it. */
  asked: RequestAsked;
  /** Which of the client's addresses it is at; undefined for none. */
  addressId: number | undefined;
  images: readonly File[];
  /** The pre-quote at today's prices, MXN; null without one. */
  price: number | null;
  /** What is missing or no longer valid: a day that has passed, an option that is no longer offered. */
  problems: Campos;
}

interface Parts {
  categorias: readonly Categoria[];
  images: readonly File[];
}

const load = async (): Promise<Parts> => {
  const [{ categorias }, images] = await Promise.all([
    api.catalogue.getDataCategorias({}),
    readImages(),
  ]);
  return { categorias, images };
};

/** The kept request as it will be sent, with today's prices. */
export function usePreparedRequest({ form }: KeptRequest) {
  const { value, failure, retry } = useLoaded(load);
  const prepared = useMemo(() => value && prepare(form, value), [form, value]);
  return { prepared, failure, retry };
}

function prepare(form: KeptRequest['form'], { categorias, images }: Parts): PreparedRequest {
  const found = categoryNamed(categorias, form.categoria);
  const list = found?.data_categoria ?? null;
  const { categoria = form.categoria } = found ?? {};
  const quote = list && prequote(list, form);
  return {
    msg: requestMessage({ ...form, categoria }, quote),
    price: quote && toMxn(quote.total),
    asked: { ...form, categoria },
    addressId: form.direccion_id === '' ? undefined : Number(form.direccion_id),
    images,
    problems: requestProblems(form, list, mexicoDay(serverNow())),
  };
}
