/** The machine's clock, which can be set to another time and goes on from there. */
export interface SettableClock {
  now: () => Date;
  /** Null sets it back to the machine's own time. */
  set: (at: Date | null) => void;
}

export function settableClock(): SettableClock {
  let ahead = 0;
  return {
    now: () => new Date(Date.now() + ahead),
    set: (at) => {
      ahead = at === null ? 0 : at.getTime() - Date.now();
    },
  };
}
