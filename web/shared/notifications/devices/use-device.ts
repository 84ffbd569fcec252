import { useEffect, useState } from 'react';
import { toast } from '#web/ui/toast/toast.ts';
import { type DeviceState, deviceState, turnOff, turnOn } from '#web/shared/session/device.ts';

/** This browser's state, null until it is known, and what changes it. */
export function useDevice() {
  const [state, setState] = useState<DeviceState | null>(null);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    let isShown = true;
    void deviceState().then((now) => isShown && setState(now));
    return () => {
      isShown = false;
    };
  }, []);
  const change = async (to: () => Promise<DeviceState>) => {
    setBusy(true);
    try {
      setState(await to());
    } catch (error) {
      toast.error((error as Error).message);
    } finally {
      setBusy(false);
    }
  };
  return { state, busy, on: () => void change(turnOn), off: () => void change(turnOff) };
}
