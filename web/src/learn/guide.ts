// What the guide of each game consists of.
export const SECTIONS: Record<string, string[]> = {
  clocktowers: ['goal', 'cards', 'setup', 'turn', 'build', 'height', 'end', 'score', 'secret'],
  oldtown: ['goal', 'map', 'words', 'setup', 'turn', 'clue', 'pair', 'cannot', 'chain', 'end', 'options'],
  babel: ['goal', 'pieces', 'setup', 'turn', 'offer', 'invite', 'success', 'wonder', 'end', 'actions'],
};
/** The sections that have a figure. */
export const FIGURES: Record<string, string[]> = {
  clocktowers: ['cards', 'setup', 'turn', 'build', 'height', 'score', 'secret'],
  oldtown: ['map', 'words', 'setup', 'clue', 'pair', 'cannot', 'chain'],
  babel: ['pieces', 'setup', 'offer', 'invite', 'success', 'wonder', 'end'],
};
export const RECONSTRUCTED = new Set(['oldtown', 'babel']);
export const GLOSSARY = ['tower', 'wanted', 'lot', 'marker', 'settle', 'disc', 'offer', 'trade'];
