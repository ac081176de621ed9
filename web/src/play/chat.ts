// The chat at a table: free text, or phrases that everyone reads in their own language.
import type { Entry } from '../api/types';
import { say } from '../text/index.svelte';

/** The phrases that the server knows (`table/commands/chat.py`). */
export const PHRASES = [
  'hello',
  'good_luck',
  'well_played',
  'thanks',
  'sorry',
  'moment',
  'back',
  'good_game',
  'bye',
] as const;

export function chatText(line: Entry): string {
  if (typeof line.removed === 'string') return say('web-chat-removed', { reason: line.removed });
  return line.phrase ? say('web-phrase', { phrase: line.phrase }) : (line.text ?? '');
}
