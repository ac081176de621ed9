// The user's preferences for tables on this device.
import { remember, remembered } from '../base/remember';

/** The duration of the others' moves on the screen, relative to the default. */
export const PACES = { slow: 2.5, usual: 1, fast: 0.5, none: 0 } as const;
export type Pace = keyof typeof PACES;

class Settings {
  /** Use the plain board for every game, even those that have a drawn one. */
  plain = $state(remembered('board') === 'plain');
  /** How fast the others' moves are shown. */
  speed = $state<Pace>(isPace(remembered('speed')) ?? 'usual');
  /** Whether a move is shown before it is played. */
  confirms = $state(remembered('confirms') !== 'no');
  /** Whether to play short sounds. */
  sounds = $state(remembered('sounds') === 'on');
  /** Whether single letters are shortcuts, such as H for a hint. */
  letters = $state(remembered('letters') !== 'off');

  choosePlain(plain: boolean): void {
    this.plain = plain;
    remember('board', plain ? 'plain' : null);
  }
  useLetters(letters: boolean): void {
    this.letters = letters;
    remember('letters', letters ? null : 'off');
  }
  chooseSpeed(speed: Pace): void {
    this.speed = speed;
    remember('speed', speed === 'usual' ? null : speed);
  }
  chooseConfirms(confirms: boolean): void {
    this.confirms = confirms;
    remember('confirms', confirms ? null : 'no');
  }
  useSounds(sounds: boolean): void {
    this.sounds = sounds;
    remember('sounds', sounds ? 'on' : null);
  }
  get pace(): number {
    return PACES[this.speed];
  }
}

function isPace(text: string | null): Pace | null {
  return text !== null && text in PACES ? (text as Pace) : null;
}
export const settings = new Settings();
