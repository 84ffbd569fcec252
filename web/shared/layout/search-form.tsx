import { Button } from '#web/ui/button.tsx';
import { paths } from '#web/paths.ts';
import style from './search-form.module.css';

/** Search for professionals on the «not found» page. A plain form: it works without scripts. */
export function SearchForm() {
  return (
    <search className={style.search}>
      <form className={style.form} action={paths.categories}>
        <input
          className={style.input}
          name="texto"
          type="search"
          aria-label="¿Qué necesitas arreglar?"
          placeholder="Fuga, boiler…"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={120}
          required
        />
        <Button type="submit">Buscar</Button>
      </form>
    </search>
  );
}
