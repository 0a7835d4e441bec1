// Part of app.html (prerender.mjs): requests the files and first responses of the current page while the entry loads.
(function () {
  var nonce = document.currentScript.nonce;
  var pathname = location.pathname;
  var language = 'ru';
  var token;
  try {
    if (localStorage.getItem('i18nextLng') === 'uz') language = 'uz';
    document.documentElement.lang = language;
    if (localStorage.getItem('sidebar-collapsed') === 'true')
      document.documentElement.dataset.sidebar = 'collapsed';
    token = JSON.parse(localStorage.getItem('profile-values')).access;
  } catch {
    token = undefined;
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
  var isPhone = matchMedia('(max-width: 767px)').matches;
  var prefetched = (window.karvonPrefetched = {});
  var bases = {};
  try {
    bases = JSON.parse(document.getElementById('karvon-config').textContent).bases || {};
  } catch {
    bases = {};
  }
  // The hints contain `/dashboard/autos/view/:id` for `/dashboard/autos/view/220`.
  var id = (/\/([1-9]\d{0,15})$/.exec(pathname) || [])[1];
  var named = id ? pathname.slice(0, -id.length) + ':id' : pathname;
  /** Sends a request that the page's loader will need, which takes the response from shared/session/prefetched-responses.ts. */
  function call(path) {
    var service = path.split('/')[1];
    var address =
      (bases[service] || '/' + service).replace(/\/+$/, '') +
      path.slice(service.length + 1).replace(':id', id);
    var fetched = fetch(address, {
      headers: {
        Accept: 'application/json, application/problem+json, */*;q=0.5',
        'Accept-Language': language,
        Authorization: 'Bearer ' + token,
      },
      signal: AbortSignal.timeout(15000),
    });
    // The consumer handles a failure; this only prevents an unhandled rejection.
    fetched.catch(function () {});
    prefetched[address] = { at: Date.now(), token: token, language: language, response: fetched };
  }
  var here = HINTS.filter(function (hint) {
    return hint.paths.some(function (path) {
      return named === path || (!hint.isExact && pathname.indexOf(path + '/') === 0);
    });
  });
  // Responses take longest, so they are requested before files. Only the page can apply filters in the URL.
  if (token && !location.search) {
    here.forEach(function (hint) {
      hint.calls.forEach(call);
      if (!isPhone) hint.desktopCalls.forEach(call);
      if (hint.skeleton) document.documentElement.dataset.skeleton = hint.skeleton;
    });
  }
  // For nested pages, the texts of the inner one include those of the outer.
  here.slice(-1).forEach(function (hint) {
    var fetched = fetch('/locales/' + language + '/' + hint.texts + '?v=' + VERSION).then(
      function (response) {
        return response.json();
      },
    );
    // On failure the consumer requests the files one by one.
    fetched.catch(function () {});
    window.karvonTexts = { language: language, texts: fetched };
  });
  // Fonts follow the responses: the browser sends few requests at once, and images wait for responses.
  FONTS.forEach(function (file) {
    ask('preload', file, 'font');
  });
  here.forEach(function (hint) {
    var css = isPhone ? hint.css : hint.css.concat(hint.desktopCss);
    css.forEach(function (file) {
      ask('preload', file, 'style');
    });
    var js = isPhone ? hint.js : hint.js.concat(hint.desktopJs);
    js.forEach(function (file) {
      ask('modulepreload', file);
    });
  });
})();
