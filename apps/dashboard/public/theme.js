// Sets the theme before the first paint. Is in a file of its own because the content security policy takes no inline script.
(function () {
  var theme = null;
  try {
    theme = localStorage.getItem('theme');
  } catch {
    theme = null;
  }
  var dark =
    theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
})();
