import { remember, remembered } from './base/remember';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

class ThemeChoice {
  theme = $state<Theme>((remembered('theme') as Theme | null) ?? 'system');

  choose(theme: Theme): void {
    this.theme = theme;
    remember('theme', theme === 'system' ? null : theme);
    if (theme === 'system') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
  }
}
export const theme = new ThemeChoice();
