// Runs before the first paint, so that no page flashes in the wrong theme. theme.ts takes over afterwards.
(() => {
  const fonts = __BODY_FONTS__;
  const read = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const stored = read('talaash-theme');
  const theme = stored && Object.hasOwn(fonts, stored) ? stored : 'default';
  const wanted = read('talaash-mode');
  const dark =
    wanted === 'dark' || (wanted !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  const root = document.documentElement;
  root.dataset.theme = theme;
  root.dataset.mode = dark ? 'dark' : 'light';
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = 'font';
  link.type = 'font/woff2';
  link.crossOrigin = '';
  link.href = fonts[theme];
  document.head.append(link);
})();
