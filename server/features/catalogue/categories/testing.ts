import { getEditableCategorias, updateCategorias } from '#contract/catalogue.ts';
import type { Categoria } from '#contract/catalogue/view.ts';
import { makeAccount } from '#server/features/accounts/testing.ts';
import { startTestApp } from '#server/testing/app.ts';

/** An application with an administrator who edits categories. */
export async function startCategories() {
  const test = await startTestApp();
  const admin = await makeAccount(test, 'admin');
  const list = (input: object = {}) => test.call.send(getEditableCategorias, input, { as: admin });
  const save = (categoria: object, as = admin) =>
    test.call.reply(updateCategorias, { categoria }, { as });
  const saved = async (categoria: object): Promise<Categoria> => {
    const reply = await save(categoria);
    if (!('categoria' in reply)) throw new Error(JSON.stringify(reply));
    return reply.categoria;
  };
  return {
    test,
    admin,
    list,
    save,
    saved,
    named: async (name: string): Promise<Categoria> => {
      const { categorias } = await list({ search: name });
      const found = categorias.find(({ categoria }) => categoria === name);
      if (!found) throw new Error(`no ${name}`);
      return found;
    },
    made: (categoria: string, form: object[] = [{ opt: 'Visita', precio: 100 }]) =>
      saved({ data_categoria: { categoria, descripcion: 'De prueba', form } }),
  };
}

export const options = ({ data_categoria }: Categoria) =>
  data_categoria.form.map(({ opt, precio }) => [opt, precio]);
