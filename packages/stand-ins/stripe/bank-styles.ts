export const bankStyles = `
:root { color-scheme: light dark; --ink: light-dark(#1b2430, #eef1f6); --soft: light-dark(#56606f, #a9b2c1);
  --line: light-dark(#dde2ea, #2f3846); --back: light-dark(#f4f6f9, #11161d); --card: light-dark(#fff, #1a212b);
  --yes: light-dark(#1d5c4a, #7fd3b5); --on-yes: light-dark(#fff, #0c1f19); }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 16px; background: var(--back);
  color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
main { width: 100%; max-width: 400px; padding: 24px; border: 1px solid var(--line); border-radius: 16px;
  background: var(--card); }
.bank { display: flex; align-items: center; gap: 8px; margin: 0 0 20px; padding-bottom: 16px;
  border-bottom: 1px solid var(--line); color: var(--soft); font-size: 14px; }
.bank svg { width: 22px; height: 22px; fill: none; stroke: var(--yes); stroke-width: 1.8; stroke-linecap: round;
  stroke-linejoin: round; }
h1 { margin: 0 0 16px; font-size: 20px; line-height: 1.3; }
dl { margin: 0 0 20px; }
dl div { display: flex; justify-content: space-between; gap: 16px; padding: 6px 0; }
dt { color: var(--soft); }
dd { margin: 0; text-align: right; overflow-wrap: anywhere; }
.amount { font-weight: 700; font-variant-numeric: tabular-nums; white-space: nowrap; }
form { display: grid; gap: 8px; }
button { min-height: 48px; border: 1px solid light-dark(#8a94a3, #667184); border-radius: 10px;
  background: none; color: var(--ink); font: inherit; font-weight: 600; cursor: pointer; }
button.yes { border-color: var(--yes); background: var(--yes); color: var(--on-yes); }
button:focus-visible { outline: 3px solid light-dark(#2f6fd6, #8fb4ff); outline-offset: 2px; }
.small { margin: 16px 0 0; color: var(--soft); font-size: 14px; text-align: center; }
`;
