/** Defaults for what the page does not set; they follow its light or dark scheme. */
const defaults = {
  colorPrimary: 'light-dark(#0a5fd0, #7db0ff)',
  colorBackground: 'light-dark(#ffffff, #1b2130)',
  colorText: 'light-dark(#1f2430, #eef1f6)',
  colorTextSecondary: 'color-mix(in srgb, var(--colorText) 78%, var(--colorBackground))',
  colorTextPlaceholder: 'color-mix(in srgb, var(--colorText) 62%, var(--colorBackground))',
  colorDanger: 'light-dark(#b42318, #ff9c8f)',
  colorBorder: 'color-mix(in srgb, var(--colorText) 52%, var(--colorBackground))',
  fontFamily: 'inherit',
  fontSizeBase: '16px',
  fontWeightMedium: '500',
  spacingUnit: '4px',
  borderRadius: '8px',
  gridRowSpacing: 'calc(var(--spacingUnit) * 4)',
  gridColumnSpacing: 'calc(var(--spacingUnit) * 3)',
};

const sheet = `
* { box-sizing: border-box; }
:host { display: block; container-type: inline-size; font-family: var(--fontFamily); font-size: var(--fontSizeBase); line-height: 1.4; color: var(--colorText); }
.Grid { display: grid; grid-template-columns: 1fr 1fr; gap: var(--gridRowSpacing) var(--gridColumnSpacing); }
.Field--number, .Notice { grid-column: 1 / -1; }
.Label { display: block; margin-bottom: calc(var(--spacingUnit) * 1.5); font-size: 0.9375em; font-weight: var(--fontWeightMedium); color: var(--colorText); }
.Control { position: relative; }
.Input { display: block; width: 100%; min-height: 48px; padding: calc(var(--spacingUnit) * 2.5) calc(var(--spacingUnit) * 3.5); border: 1px solid var(--colorBorder); border-radius: var(--borderRadius); background: var(--colorBackground); color: var(--colorText); font: inherit; font-size: max(16px, 1em); font-variant-numeric: tabular-nums; transition: border-color 150ms, box-shadow 150ms; }
.Input::placeholder { color: var(--colorTextPlaceholder); opacity: 1; }
.Field--number .Input { padding-right: 128px; }
.Field--number .Input--known { padding-right: 56px; }
.Field--cvc .Input { padding-right: 56px; }
.Input:focus { outline: 2px solid transparent; border-color: var(--colorPrimary); box-shadow: 0 0 0 3px color-mix(in srgb, var(--colorPrimary) 28%, transparent); }
.Input--invalid { border-color: var(--colorDanger); color: var(--colorDanger); }
.Input--invalid:focus { border-color: var(--colorDanger); box-shadow: 0 0 0 3px color-mix(in srgb, var(--colorDanger) 24%, transparent); }
.Input:read-only, .Input:disabled { opacity: 0.65; }
.Input:-webkit-autofill { box-shadow: 0 0 0 100px var(--colorBackground) inset; -webkit-text-fill-color: var(--colorText); }
.Marks { position: absolute; inset: 0 14px 0 auto; display: flex; align-items: center; gap: 4px; pointer-events: none; color: var(--colorTextPlaceholder); }
.Mark { display: block; width: 34px; height: 22px; font-family: Arial, Helvetica, sans-serif; }
.Error { margin: calc(var(--spacingUnit) * 1.5) 0 0; font-size: 0.875em; color: var(--colorDanger); }
.Error:empty { display: none; }
.Notice { margin: 0; padding: calc(var(--spacingUnit) * 4); border: 1px solid var(--colorDanger); border-radius: var(--borderRadius); color: var(--colorDanger); }
@container (max-width: 340px) { .Grid { column-gap: calc(var(--spacingUnit) * 2); } .Field:not(.Field--number) .Label { font-size: 0.85em; } .Field--number .Input { padding-right: 92px; } .Field--number .Marks { gap: 2px; right: 10px; } .Field--number .Mark { width: 25px; } }
@media (prefers-reduced-motion: reduce) { .Input { transition: none; } }
`;

/**
 * The whole style of an Element as text, for a constructed style sheet, because the page's policy may
 * forbid `<style>`. `appearance` is that of Stripe's Appearance API.
 */
export function elementStyles({ theme = 'stripe', variables = {}, rules = {} } = {}) {
  const all = { ...defaults, ...variables };
  const properties = Object.entries(all).map(([name, value]) => `--${name}: ${value};`);
  const scheme = theme === 'night' ? 'color-scheme: dark;' : '';
  const own = Object.entries(rules).map(
    ([selector, style]) => `${selector} { ${declarations(style)} }`,
  );
  return `:host { ${scheme} ${properties.join(' ')} }\n${sheet}\n${own.join('\n')}`;
}

function declarations(style) {
  return Object.entries(style)
    .map(
      ([name, value]) =>
        `${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}: ${value};`,
    )
    .join(' ');
}
