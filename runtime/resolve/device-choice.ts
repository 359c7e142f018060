const key = 'site-device';

/** Keeps the visitor's choice of device variant for the session. */
export function keepDeviceChoice(device: string): void {
  try {
    sessionStorage.setItem(key, device);
  } catch {
    // Storage may be closed to us (private windows); then the choice holds for this page.
  }
}

/** The device variant that the visitor chose in this session. */
export function readDeviceChoice(): string | undefined {
  try {
    return sessionStorage.getItem(key) ?? undefined;
  } catch {
    // As above: no storage, no choice.
    return undefined;
  }
}
