// Written into app.html by prerender.mjs: asks for the files of the page in the address while the entry is still on its way.
(function () {
  var nonce = document.currentScript.nonce;
  var pathname = location.pathname;
  var language = 'ru';
  try {
    if (localStorage.getItem('i18nextLng') === 'uz') language = 'uz';
  } catch {
    language = 'ru';
  }
  var asked = {};
  function ask(rel, href, as) {
    if (asked[href]) return;
    asked[href] = true;
    var link = document.createElement('link');
    link.nonce = nonce;
    link.rel = rel;
    if (as) link.as = as;
    link.crossOrigin = 'anonymous';
    link.href = href;
    document.head.appendChild(link);
  }
  HINTS.forEach(function (hint) {
    var isHere = hint.paths.some(function (path) {
      return pathname === path || (!hint.isExact && pathname.indexOf(path + '/') === 0);
    });
    if (!isHere) return;
    hint.css.forEach(function (file) {
      ask('preload', file, 'style');
    });
    hint.words.forEach(function (name) {
      ask('preload', '/locales/' + language + '/' + name + '.json?v=' + VERSION, 'fetch');
    });
    hint.js.forEach(function (file) {
      ask('modulepreload', file);
    });
  });
})();
