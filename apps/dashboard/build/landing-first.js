// Written into the head of the landing page by prerender.mjs: what decides how the page is painted, before any of it is. Everything else
// waits until it has been (landing-start.js).
(function () {
  var root = document.documentElement;
  try {
    // The page is in both languages: whoever reads Uzbek gets that one, which needs no script either.
    var search = new URLSearchParams(location.search);
    var chosen = localStorage.getItem('i18nextLng');
    if (chosen === 'uz' && root.lang !== 'uz' && !search.has('lng')) {
      search.set('lng', 'uz');
      location.replace('/?' + search + location.hash);
      return;
    }
    // Russian is the default in every browser. A browser in Uzbek is offered the other page, from the first frame on.
    if (chosen === null && !search.has('lng') && /^uz\b/i.test(navigator.languages[0]))
      root.setAttribute('data-offers-uzbek', '');
    if (typeof JSON.parse(localStorage.getItem('profile-values')).access === 'string')
      root.setAttribute('data-signed-in', '');
  } catch {
    // Storage is blocked, or nobody is signed in: show the page unchanged.
  }
})();
