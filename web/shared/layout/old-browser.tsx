import style from './offline-banner.module.css';

/**
 * Runs in the head, in whatever browser: marks the document where the browser is older than those of the README. Each
 * of them has both of these; of older ones none has.
 */
export const oldBrowserScript = `try{
if(!CSS.supports('container-type','inline-size')||!CSS.supports('height','1dvh'))throw 0
}catch(e){document.documentElement.setAttribute('data-old','')}`;

/** What a browser is told in which only the texts of the pages can be trusted to work. */
export function OldBrowser() {
  return (
    <p className={style.old} role="note">
      Tu navegador es muy antiguo: puedes leer estas páginas, pero para pedir, chatear o pagar
      necesitas Chrome 109, Edge 109, Safari 16, Firefox 115 o uno más nuevo.
    </p>
  );
}
