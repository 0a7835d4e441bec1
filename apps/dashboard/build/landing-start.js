// Written into the landing page by prerender.mjs. The page is whole without script, so script waits until it has been painted, or
// until somebody turns to it. In Uzbek it is needed for the words, at once.
(function () {
  var files = FILES;
  var nonce = document.currentScript.nonce;
  var events = ['pointerdown', 'pointerover', 'keydown', 'touchstart'];
  var isStarted = false;
  function start() {
    if (isStarted) return;
    isStarted = true;
    events.forEach(function (name) {
      removeEventListener(name, start, true);
    });
    files.forEach(function (file) {
      var link = document.createElement('link');
      link.nonce = nonce;
      link.rel = 'modulepreload';
      link.crossOrigin = 'anonymous';
      link.href = file;
      document.head.appendChild(link);
    });
    void import(ENTRY);
  }
  events.forEach(function (name) {
    addEventListener(name, start, { capture: true, passive: true });
  });
  var isUzbek = false;
  try {
    isUzbek = localStorage.getItem('i18nextLng') === 'uz';
  } catch {
    isUzbek = false;
  }
  if (isUzbek) start();
  else if (document.readyState === 'complete') setTimeout(start, 1000);
  else
    addEventListener('load', function () {
      setTimeout(start, 1000);
    });
})();
