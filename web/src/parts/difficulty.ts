// How difficult a position is: which of the bots, from the weakest to the strongest, is the first to find the move.
import { games } from '../api/games.svelte';
import { say } from '../text/index.svelte';

export function difficulty({ game, grade }: { game: string; grade: string }): string {
  const strengths = games.find(game)?.strengths ?? [];
  return grade === 'nobody'
    ? say('positions-grade-nobody')
    : say('positions-grade-found', { place: strengths.indexOf(grade) + 1, most: strengths.length });
}
