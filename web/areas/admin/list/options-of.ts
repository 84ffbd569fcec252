/** The chosen value is one of the options while the others are loading, and when it is no longer offered. */
export function optionsOf(all: string, chosen: string, names: readonly string[] = []) {
  const kept = chosen === '' || names.includes(chosen) ? [] : [chosen];
  return [
    { value: '', label: all },
    ...[...kept, ...names].map((name) => ({ value: name, label: name })),
  ];
}
