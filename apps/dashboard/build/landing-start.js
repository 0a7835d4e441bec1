// Runs in the landing page after the first paint, called with the page's nonce. The page is complete without script,
// so it loads the script only on interaction.
(function (nonce) {
  var files = FILES;
  var styles = STYLES;
  var events = ['pointerdown', 'pointerover', 'keydown', 'touchstart'];
  var isStarted = false;
  var isReady = false;
  var isChosen = false;
  function add(rel, file, kind) {
    var link = document.createElement('link');
    link.nonce = nonce;
    link.rel = rel;
    if (rel === 'prefetch') link.as = kind;
    if (kind === 'script') link.crossOrigin = 'anonymous';
    link.href = file;
    return document.head.appendChild(link);
  }
  // The page contains only the used parts of its style sheets. The entry does not wait for style sheets that it finds.
  function addStyles() {
    return Promise.all(
      styles.map(function (file) {
        return new Promise(function (resolve, reject) {
          var link = add('stylesheet', file, 'style');
          link.addEventListener('load', resolve);
          link.addEventListener('error', reject);
        });
      }),
    );
  }
  function start() {
    if (isStarted) return;
    isStarted = true;
    events.forEach(function (name) {
      removeEventListener(name, start, true);
    });
    files.forEach(function (file) {
      add('modulepreload', file, 'script');
    });
    addStyles()
      .then(function () {
        return import(ENTRY);
      })
      .then(
        function () {
          isReady = true;
          // Another tab would send this event. The script may have started before the choice.
          if (isChosen) dispatchEvent(new StorageEvent('storage', { key: 'i18nextLng' }));
        },
        function () {
          // The page stays readable, and its links work.
        },
      );
  }
  events.forEach(function (name) {
    addEventListener(name, start, { capture: true, passive: true });
  });
  // Links work without the script. Only a change of language would be lost.
  function choose(language) {
    try {
      localStorage.setItem('i18nextLng', language);
      isChosen = true;
    } catch {
      isChosen = false;
    }
    start();
  }
  addEventListener(
    'change',
    function (event) {
      if (!isReady && event.target.closest('[role="radiogroup"]')) choose(event.target.value);
    },
    true,
  );
  // The choice may have been made while this file was loading.
  document.querySelectorAll('[role="radiogroup"] input:checked').forEach(function (chosen) {
    if (chosen.value !== document.documentElement.lang) choose(chosen.value);
  });
  // The page follows the device's colour scheme, which may change while this file loads.
  var dark = matchMedia('(prefers-color-scheme: dark)');
  dark.addEventListener('change', start);
  var theme = null;
  try {
    theme = localStorage.getItem('theme');
  } catch {
    theme = null;
  }
  var isByDevice = theme !== 'dark' && theme !== 'light';
  if (isByDevice && dark.matches !== (document.documentElement.dataset.theme === 'dark')) start();
  // Content that only a script can render loads one or two screens before it is visible, and never when hidden.
  var lazy = document.querySelector('[data-lazy]');
  if (lazy && 'IntersectionObserver' in window) {
    new IntersectionObserver(
      function (entries, observer) {
        if (!entries[entries.length - 1].isIntersecting) return;
        observer.disconnect();
        start();
      },
      { rootMargin: '1500px 0px' },
    ).observe(lazy);
  }
  function showBelow() {
    document.documentElement.setAttribute('data-complete', '');
  }
  function afterLoad() {
    // The rest of the page is laid out after the first screen is painted.
    if ('requestIdleCallback' in window) requestIdleCallback(showBelow, { timeout: 1000 });
    else setTimeout(showBelow, 200);
    setTimeout(function () {
      if (isStarted) return;
      files.forEach(function (file) {
        add('prefetch', file, 'script');
      });
      styles.forEach(function (file) {
        add('prefetch', file, 'style');
      });
    }, 1000);
  }
  if (document.readyState === 'complete') afterLoad();
  else addEventListener('load', afterLoad);
})(NONCE);
