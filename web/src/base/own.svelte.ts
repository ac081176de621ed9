// What is the user's own on any device: personal settings, and what was solved. `account/sync` carries it along.
import { remember, remembered } from './remember';

class Own {
  /** Grows whenever something has arrived from another device. */
  arrived = $state(0);
  /** Called when something has changed on this device. */
  changed: () => void = () => undefined;

  /** A remembered value. What shows it is drawn anew when something has arrived. */
  remembered(key: string): string | null {
    void this.arrived;
    return remembered(key);
  }
}
export const own = new Own();

/** Whose this device's settings and solved tasks are; null if they have never been merged with an account. */
export const OWNER = 'own-of';
/** The tasks solved since then that the server doesn't know yet. */
export const UNSENT = 'own-unsent';
/** When a personal setting was chosen, if the server doesn't know it yet. */
export const chosenAt = (name: string): string => `own-${name}`;

/** Remember a personal setting; null for its default. */
export function choose(name: string, value: string | null): void {
  remember(name, value);
  remember(chosenAt(name), String(Date.now()));
  own.changed();
}

/** Note that a task was solved, by the names of its kind and its own. */
export function noteSolved(kind: string, task: string): void {
  if (remembered(OWNER) !== null) remember(UNSENT, `${remembered(UNSENT) ?? ''} ${kind}/${task}`.trim());
  own.changed();
}
