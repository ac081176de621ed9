// The user's preferences for tables.
import { choose } from '../base/own.svelte';
import { remembered } from '../base/remember';

/** The duration of the others' moves on the screen, relative to the default. */
export const PACES = { slow: 2.5, usual: 1, fast: 0.5, none: 0 } as const;
export type Pace = keyof typeof PACES;

class Settings {
  /** Use the plain board for every game, even those that have a drawn one. */
  plain = $state(false);
  /** How fast the others' moves are shown. */
  speed = $state<Pace>('usual');
  /** Whether a move is shown before it is played. */
  confirms = $state(true);
  /** Whether to play short sounds. */
  sounds = $state(false);
  /** Whether single letters are shortcuts, such as H for a hint. */
  letters = $state(true);

  constructor() {
    this.read();
  }
  /** Take over what this device remembers. */
  read(): void {
    this.plain = remembered('board') === 'plain';
    this.speed = isPace(remembered('speed')) ?? 'usual';
    this.confirms = remembered('confirms') !== 'no';
    this.sounds = remembered('sounds') === 'on';
    this.letters = remembered('letters') !== 'off';
  }
  choosePlain(plain: boolean): void {
    this.plain = plain;
    choose('board', plain ? 'plain' : null);
  }
  useLetters(letters: boolean): void {
    this.letters = letters;
    choose('letters', letters ? null : 'off');
  }
  chooseSpeed(speed: Pace): void {
    this.speed = speed;
    choose('speed', speed === 'usual' ? null : speed);
  }
  chooseConfirms(confirms: boolean): void {
    this.confirms = confirms;
    choose('confirms', confirms ? null : 'no');
  }
  useSounds(sounds: boolean): void {
    this.sounds = sounds;
    choose('sounds', sounds ? 'on' : null);
  }
  get pace(): number {
    return PACES[this.speed];
  }
}

function isPace(text: string | null): Pace | null {
  return text !== null && text in PACES ? (text as Pace) : null;
}
export const settings = new Settings();
