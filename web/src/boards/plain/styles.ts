// The styles of a drawing, such as `bold red` or `reverse`, as the page shows them.

export interface Look {
  colour: string | null;
  background: string | null;
  bold: boolean;
  dim: boolean;
  italic: boolean;
  underline: boolean;
  strike: boolean;
}

/** The terminal's colours as colours of the theme, legible in both light and dark mode. */
const COLOURS: Record<string, string> = {
  red: 'var(--bad)',
  green: 'var(--good)',
  yellow: 'var(--seat-4)',
  blue: 'var(--seat-0)',
  magenta: 'var(--seat-3)',
  cyan: 'var(--seat-2)',
  black: 'var(--ink)',
  white: 'var(--ink)',
};
const ATTRIBUTES: Record<string, 'bold' | 'dim' | 'italic' | 'underline' | 'strike' | 'reverse'> = {
  b: 'bold',
  d: 'dim',
  i: 'italic',
  u: 'underline',
  s: 'strike',
  r: 'reverse',
};

function colourOf(word: string): string | null {
  return COLOURS[word.replace(/^bright_/, '')] ?? (/^#[0-9a-f]{6}$/.test(word) ? word : null);
}

/** The CSS of a style. Later words override earlier ones; unknown words are ignored. */
export function lookOf(style: string): Look {
  const has = { bold: false, dim: false, italic: false, underline: false, strike: false, reverse: false };
  let colour: string | null = null;
  let background: string | null = null;
  const words = style.toLowerCase().split(/\s+/).filter(Boolean);
  for (let i = 0; i < words.length; i += 1) {
    const prefix = words[i] === 'not' || words[i] === 'on' ? words[i] : '';
    const word = prefix ? (words[(i += 1)] ?? '') : words[i]!;
    const attribute = ATTRIBUTES[word] ?? word;
    if (attribute in has) has[attribute as keyof typeof has] = prefix !== 'not';
    else if (prefix === 'on') background = colourOf(word) ?? background;
    else colour = colourOf(word) ?? colour;
  }
  const { reverse, ...look } = has;
  if (reverse) [colour, background] = [background ?? 'var(--card)', colour ?? 'var(--ink)'];
  else if (background) colour ??= 'var(--card)';
  return { ...look, colour, background };
}
