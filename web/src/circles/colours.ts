// The colours of circles, as the page draws them; a circle is never recognised by its colour alone.
export const COLOURS = ['red', 'orange', 'yellow', 'green', 'blue', 'purple'] as const;
const DRAWN: Record<string, string> = {
  red: 'light-dark(#a12a24, #ff9c8f)',
  orange: 'var(--seat-1)',
  yellow: 'var(--seat-4)',
  green: 'var(--good)',
  blue: 'var(--seat-0)',
  purple: 'var(--seat-3)',
};
export const drawn = (colour: string): string => DRAWN[colour] ?? 'var(--line-strong)';
