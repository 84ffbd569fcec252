export const escape = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);

const moment = new Intl.DateTimeFormat('es-MX', {
  timeZone: 'America/Mexico_City',
  dateStyle: 'medium',
  timeStyle: 'medium',
});

/** A time as pages show it. */
export const when = (at: number): string => {
  const date = new Date(at);
  return `<time datetime="${date.toISOString()}">${escape(moment.format(date))}</time>`;
};

/** A page for developers, without scripts. */
export const devPage = (title: string, body: string, head = ''): string => `<!doctype html>
<html lang="es-MX">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${head}
<title>${title} · Maestros</title>
<link rel="stylesheet" href="/_dev/pages.css">
</head>
<body>
<main>
<h1>${title}</h1>
${body}
</main>
</body>
</html>
`;

export const DEV_CSS = `
:root { color-scheme: light dark; --ink: #1d2433; --muted: #5b6475; --sand: #faf6ef; --paper: #fff; --line: #e6dfd3; --edge: #80889a;
  --good: #1d6b45; --bad: #a3271f; }
@media (prefers-color-scheme: dark) { :root { --ink: #e9ecf2; --muted: #a9b2c3; --sand: #12161f; --paper: #1b2130; --line: #313a4d; --edge: #76819a;
  --good: #7fd3a5; --bad: #ff9d94; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--sand); color: var(--ink); font: 16px/1.55 Figtree, system-ui, sans-serif; }
main { max-width: 44rem; margin: auto; padding: 24px 16px; }
h1 { font-size: 28px; margin: 0; line-height: 1.2; } h2 { font-size: 16px; margin: 8px 0 0; } p { margin: 8px 0 0; overflow-wrap: anywhere; }
ol, ul { list-style: none; margin: 24px 0 0; padding: 0; display: grid; gap: 12px; }
ul { margin-top: 12px; border-top: 1px solid var(--line); padding-top: 12px; }
li, section { min-width: 0; } ol > li, section { background: var(--paper); border: 1px solid var(--line); border-radius: 12px; padding: 16px; }
section { margin-top: 24px; } section h2 { margin: 0; font-size: 18px; }
header { display: flex; flex-wrap: wrap; gap: 4px 12px; color: var(--muted); font-size: 14px; overflow-wrap: anywhere; } header b { color: var(--ink); } time { margin-left: auto; }
.money { font-weight: 600; font-variant-numeric: tabular-nums; white-space: nowrap; } .small { color: var(--muted); font-size: 14px; }
.notice { padding: 12px 16px; border-radius: 12px; border: 1px solid currentcolor; background: var(--paper); color: var(--good); } .notice.bad { color: var(--bad); }
form { display: flex; flex-wrap: wrap; align-items: end; gap: 8px; margin-top: 12px; } .row { display: flex; flex-wrap: wrap; gap: 0 8px; }
label { display: grid; gap: 4px; font-size: 14px; flex: 1 1 9rem; min-width: 0; } label:has(select) { flex-basis: 14rem; } label.check { display: flex; align-items: center; min-height: 44px; flex: none; }
input, select, button { min-height: 44px; padding: 0 12px; border: 1px solid var(--edge); border-radius: 10px; background: var(--paper); color: inherit; font: inherit; min-width: 0; max-width: 100%; }
input[type=checkbox] { min-height: 20px; width: 20px; margin: 0; } button { font-weight: 600; cursor: pointer; }
:focus-visible { outline: 3px solid currentcolor; outline-offset: 2px; }
.sent { white-space: pre-line; } .mail { display: block; width: 100%; height: 32rem; margin-top: 12px; border: 1px solid var(--line); border-radius: 10px; }
summary { cursor: pointer; min-height: 44px; display: list-item; padding-top: 10px; font-weight: 600; }
`;
