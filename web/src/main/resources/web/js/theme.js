// Light, dark, or as the system says.
const STORED = 'nirayana.theme';
const THEMES = ['auto', 'light', 'dark'];

export function theme() {
  try {
    const stored = localStorage.getItem(STORED);
    return THEMES.includes(stored) ? stored : 'auto';
  } catch {
    return document.documentElement.dataset.theme ?? 'auto';
  }
}

export function nextTheme() {
  return THEMES[(THEMES.indexOf(theme()) + 1) % THEMES.length];
}

export function applyTheme(chosen) {
  document.documentElement.dataset.theme = chosen;
  try {
    localStorage.setItem(STORED, chosen);
  } catch {
    // It lasts as long as the page, then.
  }
}
