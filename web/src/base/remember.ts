// Values that this device remembers between visits.

/** The values in a browser without storage, until the page is closed. */
const unkept = new Map<string, string>();

export function remembered(key: string): string | null {
  try {
    return unkept.get(key) ?? localStorage.getItem(key);
  } catch {
    return null;
  }
}
export function remember(key: string, value: string | null): void {
  unkept.delete(key);
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    if (value !== null) unkept.set(key, value);
  }
}
/** The keys of all remembered values. */
export function rememberedKeys(): string[] {
  try {
    return [...unkept.keys(), ...Object.keys(localStorage)];
  } catch {
    return [...unkept.keys()];
  }
}
/** Whether remembered values survive until the page is opened again. */
export const isKept = (key: string): boolean => !unkept.has(key);
