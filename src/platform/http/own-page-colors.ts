/** The design tokens of pages that have a separate style sheet. */

/** A CSS rule with the colours of backgrounds, text, borders and the accent, light and dark. */
export const ownPageColors = `:root {
  color-scheme: light dark;
  --ground: light-dark(#f3f2ef, #1b1d1f);
  --raised: light-dark(#fff, #25282b);
  --ink: light-dark(#1e2023, #f3f2ef);
  --ink-2: light-dark(#565b61, #adb2b8);
  --edge: light-dark(#7d8287, #737980);
  --line: light-dark(#d9d7d1, #3a3e42);
  --accent: #f26a1b;
  --accent-text: light-dark(#b0420a, #ff9152);
}`
