// A browser that is too old to show the pages gets a sentence that is in the page already. Written for the oldest of them: no newer syntax.
(function () {
  function canShow() {
    try {
      // Safari 16.4 is the last of the served browsers to read it.
      var hasLookbehind = new RegExp('(?<=a)b').test('ab');
      // Chrome 105, Firefox 110, Safari 16
      return hasLookbehind && CSS.supports('container-type', 'inline-size');
      // oxlint-disable-next-line no-unused-vars -- browsers before 2018 do not parse a catch without it
    } catch (_error) {
      return false;
    }
  }
  if (canShow()) return;
  document.addEventListener('DOMContentLoaded', function () {
    var root = document.getElementById('root');
    document.getElementById('old-browser').removeAttribute('hidden');
    // The landing page can be read, whatever becomes of its scripts.
    if (!root.hasAttribute('data-prerendered')) root.style.display = 'none';
  });
})();
