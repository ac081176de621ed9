import { remember, remembered } from './base/remember';

export type Theme = 'light' | 'dark' | 'system';

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
