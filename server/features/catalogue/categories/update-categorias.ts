import { updateCategorias as call } from '#contract/catalogue.ts';
import type { ParsedInputOf } from '#contract/call.ts';
import { isSameOption, repeatedOption } from '#domain/catalogue/categories.ts';
import { fromMxn } from '#domain/money.ts';
import { fail, failAt, failSaying } from '#server/calls/failure.ts';
import { handle } from '#server/calls/handler.ts';
import { whoDid } from '#server/features/accounts/index.ts';
import { lastAct } from '#server/features/audit/index.ts';
import { type CategoryRow, editableView, type OptionRow } from '../categories.ts';
import type { Content } from './content.ts';
import { categoryById, changedByOther, insertCategory, lockCategory } from './queries.ts';
import { recordChange, writeChange } from './write-change.ts';

type Data = ParsedInputOf<typeof call>['categoria']['data_categoria'];

export const updateCategorias = handle(call, async ({ categoria: input }, { caller, db, now }) => {
  const { id, updateAt, data_categoria: data } = input;
  const before = id ? ((await lockCategory(db, id)) ?? fail('category_not_found')) : null;
  if (before && updateAt && updateAt !== before.updated_at.toISOString()) {
    const since = { id: before.id, seen: new Date(updateAt) };
    if (await changedByOther(db, caller.id, since)) {
      const act = await lastAct(db, ['editar_categoria'], String(before.id));
      const isOther = act !== undefined && act.by !== caller.id;
      failSaying('category_changed', isOther ? await whoDid(db, act, 'la cambió') : '');
    }
  }
  const after = sentContent(data, before);
  const by = { adminId: caller.id, now };
  if (!before) {
    const made = (await insertCategory(db, after, now)) ?? fail('categories_too_many');
    await recordChange(db, made, { before, after, ...by });
    return { categoria: editableView(await categoryById(db, made)) };
  }
  await writeChange(db, { before, after, ...by });
  return { categoria: editableView(await categoryById(db, before.id)) };
});

/** The new content; fields that were not sent keep their values. */
function sentContent(
  { tipo, form, palabras, ...texts }: Data,
  before: CategoryRow | null,
): Content {
  const kind = tipo ?? (before?.tipo as Content['tipo'] | undefined) ?? 'opcion';
  const options = form.map(({ opt, precio, aparato: given, palabras: words }) => {
    const aparato = kind === 'aparato' ? (given ?? applianceOf(opt, before)) : null;
    const known = before?.form.find((old) => isSameOption(old, { opt, aparato }));
    return { opt, precio: fromMxn(precio), aparato, palabras: words ?? known?.palabras ?? '' };
  });
  const repeated = options[repeatedOption(options) ?? -1];
  if (repeated) failAt('form', 'option_repeated', { x: repeated.opt });
  return { ...texts, tipo: kind, palabras: palabras ?? before?.palabras ?? '', form: options };
}

/** The appliance of an option that was sent without one: the option's former appliance. */
function applianceOf(opt: string, before: CategoryRow | null): string {
  const known = before?.form.filter((old: OptionRow) => isSameOption({ opt: old.opt }, { opt }));
  const [only] = known ?? [];
  return known?.length === 1 && only?.aparato
    ? only.aparato
    : failAt('form', 'option_without_appliance', { x: opt });
}
