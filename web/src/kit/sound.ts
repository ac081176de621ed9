// Short sounds, synthesised by the browser: nothing is loaded. They are off by default.
import { settings } from './settings.svelte';

/** A tone: start and duration in seconds, pitch in hertz, volume (up to 1), timbre. */
type Tone = [begins: number, lasts: number, pitch: number, loud: number, timbre: OscillatorType];

/** Each sound is recognisable: a knock on wood, two rising tones, a small bell, a chord. */
const SOUNDS = {
  move: [
    [0, 0.05, 190, 0.5, 'triangle'],
    [0, 0.03, 520, 0.15, 'triangle'],
  ],
  turn: [
    [0, 0.16, 523, 0.35, 'sine'],
    [0.12, 0.28, 784, 0.35, 'sine'],
  ],
  points: [
    [0, 0.35, 1319, 0.2, 'sine'],
    [0.07, 0.4, 1976, 0.12, 'sine'],
  ],
  end: [
    [0, 0.9, 392, 0.25, 'sine'],
    [0.1, 0.9, 494, 0.25, 'sine'],
    [0.2, 1, 587, 0.25, 'sine'],
  ],
  won: [
    [0, 0.25, 523, 0.3, 'triangle'],
    [0.14, 0.25, 659, 0.3, 'triangle'],
    [0.28, 0.25, 784, 0.3, 'triangle'],
    [0.42, 0.9, 1047, 0.3, 'triangle'],
  ],
} satisfies Record<string, Tone[]>;
export type Sound = keyof typeof SOUNDS;

let context: AudioContext | null = null;

/** Play a sound, if sounds are switched on. */
export function sound(name: Sound): void {
  if (!settings.sounds || !('AudioContext' in window)) return;
  context ??= new AudioContext();
  // Browsers play no sound before the user has interacted with the page.
  if (context.state === 'suspended') void context.resume();
  const now = context.currentTime + 0.02;
  for (const [begins, lasts, pitch, loud, timbre] of SOUNDS[name]) {
    const tone = new OscillatorNode(context, { type: timbre, frequency: pitch });
    const volume = new GainNode(context, { gain: 0 });
    volume.gain.setValueAtTime(0, now + begins);
    volume.gain.linearRampToValueAtTime(loud * 0.4, now + begins + 0.008);
    volume.gain.exponentialRampToValueAtTime(0.0001, now + begins + lasts);
    tone.connect(volume).connect(context.destination);
    tone.start(now + begins);
    tone.stop(now + begins + lasts);
  }
}
