// Runs in the head of the landing page before the first paint. The rest runs after it (landing-start.js).
(function () {
  var root = document.documentElement;
  try {
    // Readers of Uzbek get the Uzbek page, which needs no script either.
    var search = new URLSearchParams(location.search);
    var chosen = localStorage.getItem('i18nextLng');
    if (chosen === 'uz' && root.lang !== 'uz' && !search.has('lng')) {
      search.set('lng', 'uz');
      location.replace('/?' + search + location.hash);
      return;
    }
    // The page is Russian by default. Browsers in Uzbek are offered the other page from the first frame on.
    if (chosen === null && !search.has('lng') && /^uz\b/i.test(navigator.languages[0]))
      root.setAttribute('data-offers-uzbek', '');
    if (typeof JSON.parse(localStorage.getItem('profile-values')).access === 'string')
      root.setAttribute('data-signed-in', '');
  } catch {
    // Storage is blocked, or nobody is signed in: show the page unchanged.
  }
})();
