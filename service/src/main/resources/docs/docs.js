'use strict';
// In the head: the theme stands before anything is painted. It is the one that was chosen on the page, else that of the device.
(() => {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const show = () => {
    let chosen = null;
    try {
      chosen = localStorage.getItem('nirayana.theme');
    } catch {
      // Storage may be forbidden.
    }
    const theme = chosen === 'light' || chosen === 'dark' ? chosen : dark.matches ? 'dark' : 'light';
    document.documentElement.dataset.theme = theme;
    // What Swagger UI calls its own dark theme.
    document.documentElement.classList.toggle('dark-mode', theme === 'dark');
  };
  show();
  dark.addEventListener('change', show);
})();
window.addEventListener('load', () => {
  window.ui = SwaggerUIBundle({
    url: '/openapi.json',
    dom_id: '#docs',
    deepLinking: true,
    // A badge from an outside validator would be an outside host.
    validatorUrl: null,
    tryItOutEnabled: true,
    displayRequestDuration: true,
    defaultModelsExpandDepth: 0,
    presets: [SwaggerUIBundle.presets.apis],
    layout: 'BaseLayout',
  });
});
