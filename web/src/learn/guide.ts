// What the guide of each game consists of.
export const SECTIONS: Record<string, string[]> = {
  clocktowers: ['goal', 'setup', 'turn', 'build', 'height', 'end', 'score', 'secret'],
  oldtown: ['goal', 'map', 'setup', 'turn', 'clue', 'cannot', 'chain', 'end', 'options'],
  babel: ['goal', 'setup', 'turn', 'offer', 'invite', 'success', 'wonder', 'end', 'actions'],
};
export const RECONSTRUCTED = new Set(['oldtown', 'babel']);
export const GLOSSARY = ['tower', 'wanted', 'lot', 'marker', 'settle', 'disc', 'offer', 'trade'];
